"""What the factions are called on the boards of other languages, and by players.

The first name of a language is the one to show, the others are taken as well; where a language has no name, no
source had one. Languages are named as browsers name them.
"""

from collections.abc import Mapping
from typing import Final

NAMES: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "terrans": {
        "en": ("Terrans",),
        "de": ("Terraner",),
        "ja": ("地球人",),
        "ko": ("테란",),
        "zh-Hans": ("人类",),
        "es": ("Terranos",),
        "it": ("Terrestri",),
    },
    "lantids": {
        "en": ("Lantids",),
        "de": ("Lantida",),
        "ja": ("ランティダ人",),
        "ko": ("란티다", "란티드"),
        "zh-Hans": ("亚特兰斯星人",),
        "es": ("Lántidos",),
    },
    "xenos": {
        "en": ("Xenos",),
        "de": ("Xenos",),
        "ja": ("ゼノ族", "ゼノ人"),
        "ko": ("제노스",),
        "zh-Hans": ("异空族", "翼空族"),
        "zh-Hant": ("異空族",),
        "es": ("Xenos",),
        "it": ("Xenos",),
    },
    "gleens": {
        "en": ("Gleens",),
        "de": ("Gleen",),
        "ja": ("グリーン人",),
        "ko": ("글린",),
        "zh-Hans": ("格伦星人",),
        "es": ("Gleens",),
    },
    "taklons": {
        "en": ("Taklons",),
        "de": ("Taklons",),
        "ja": ("タクロン族",),
        "ko": ("타클론", "탁론"),
        "zh-Hans": ("利爪族",),
        "it": ("Taklons",),
    },
    "ambas": {
        "en": ("Ambas",),
        "de": ("Ambas",),
        "ja": ("アンバス人",),
        "ko": ("엠바스", "앰바스"),
        "zh-Hans": ("大使星人",),
    },
    "hadsch-hallas": {
        "en": ("Hadsch Hallas",),
        "de": ("Hadsch Halla",),
        "ja": ("ハッシュ・ホラ人",),
        "ko": ("하드쉬 할라", "하드쉬 할라스"),
        "zh-Hans": ("圣禽族",),
        "zh-Hant": ("聖禽族",),
        "es": ("Hadsch Hallas",),
        "it": ("Hadsalla",),
    },
    "ivits": {
        "en": ("Ivits", "Hive", "The Hive"),
        "de": ("Der Schwarm", "Schwarm"),
        "ja": ("ダー・シュワーム人",),
        "ko": ("하이브",),
        "zh-Hans": ("蜂人",),
        "zh-Hant": ("蜂人",),
    },
    "geodens": {
        "en": ("Geodens",),
        "de": ("Geoden",),
        "ja": ("ジオデン人",),
        "ko": ("기오덴", "지오덴"),
        "zh-Hans": ("晶矿星人",),
        "es": ("Geodens",),
        "it": ("Geoden",),
    },
    "baltaks": {
        "en": ("Bal T'aks",),
        "de": ("Bal T'ak",),
        "ja": ("バルタック人",),
        "ko": ("발타크", "발 타크"),
        "zh-Hans": ("炽炎族",),
    },
    "firaks": {
        "en": ("Firaks",),
        "de": ("Firaks",),
        "ja": ("フィラク族",),
        "ko": ("파이락", "피락"),
        "zh-Hans": ("章鱼人",),
        "es": ("Firaks",),
        "it": ("Firak",),
    },
    "bescods": {
        "en": ("Bescods", "Mad Androids"),
        "de": ("Mad Androids",),
        "ja": ("マッドアンドロイド",),
        "ko": ("매드 안드로이드",),
        "zh-Hans": ("疯狂机器",),
        "zh-Hant": ("瘋狂機器",),
    },
    "nevlas": {
        "en": ("Nevlas",),
        "de": ("Nevla",),
        "ja": ("ネヴラ人",),
        "ko": ("네블라",),
        "zh-Hans": ("超星人",),
    },
    "itars": {
        "en": ("Itars",),
        "de": ("Itar",),
        "ja": ("イタル人",),
        "ko": ("아이타", "이타르"),
        "zh-Hans": ("伊塔星人",),
        "es": ("Itars",),
        "it": ("Itar",),
    },
    "space-giants": {
        "en": ("Space Giants",),
        "de": ("Space Giants",),
        "ja": ("スペースジャイアント",),
        "ko": ("스페이스 자이언트",),
    },
    "moweyds": {
        "en": ("Moweyds", "Moweids", "Mowyed"),
        "de": ("Moweyds",),
        "ja": ("モウェイド人",),
        "ko": ("모웨이드",),
    },
    "darkanians": {
        "en": ("Darkanians", "Dakanians"),
        "de": ("Darkanians",),
        "ja": ("ダルカニア人",),
        "ko": ("다카니안",),
    },
    "tinkeroids": {
        "en": ("Tinkeroids", "Tinkerroids"),
        "de": ("Tinkeroids",),
        "ja": ("ティンカーロイド",),
        "ko": ("팅커로이드",),
    },
}
"""By faction and language."""
