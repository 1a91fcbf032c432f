import { regexSource } from '../../text/regex-source.ts';
import { wordsUpToHead } from './head-noun.ts';
import { DOSED_CLASSES, type HealthClass, type ItemClass } from './item-class.ts';
import { itemWords } from './item-words.ts';
import { namesProcedure } from './line-words.ts';
import type { MerchantKind } from './merchant-kind.ts';
import { isForAnimal } from './not-care.ts';

/** Specialists whose visits, copays and balances belong to their own class, not to primary care. */
const PROVIDER_CLASSES: ReadonlySet<HealthClass> = new Set([
  'provider_specialist',
  'dental_care',
  'vision',
  'hearing',
  'mental_health',
  'chiro_acu_pt',
]);
const PROVIDERS: ReadonlySet<ItemClass> = new Set([...PROVIDER_CLASSES, 'provider_primary']);
/** Words for services rather than products: at the end of a name they show that a professional was paid. */
const SERVICE_HEAD: ReadonlySet<string> = new Set(
  (
    'visit consult consultation appointment exam examination evaluation screen screening test panel culture swab ' +
    'treatment injection draw assessment followup therapy session stim procedure rapid'
  ).split(' '),
);
/** Makeup, whatever else it does. */
const MAKEUP = new RegExp(
  regexSource`
    \b(?:foundation|makeup|make up|lipstick|primer|concealer|cushion|compact|blush|bronzer|highlighter|
    setting (?:spray|powder|mist)|skin tint|fond (?:de )?teint|base maquillaje|maquillaje|schminke|rouge|trucco)\b`,
);
/** Brands that sell nothing but makeup, whatever they call it. */
const MAKEUP_BRAND =
  /^(?:essie|opi|sally h|mayb|maybelline|revlon|rimmel|nyx|elf|covergirl|wet n wild|milani|catrice|essence)\b/;
const TINTED_COSMETICS =
  /\b(?:tint|tinted|teinte\w*|getont\w*|color\w*|lip (?:gloss|oil)|glitter|shimmer|plumping|powder|glow)\b/;
const FACE_CARE = new RegExp(
  regexSource`
    \b(?:[bcd]{2} (?:cream|creme)|moistur\w*|(?:day|face|eye|hand|foot|neck|night) (?:cream|lotion|balm)|anti aging|
    serum|essence|hydrat\w*|tagescreme|tagespflege|handcreme|gesichtscreme|gesichtspflege|dagcreme|creme (?:de )?jour|
    creme main|crema (?:de )?(?:dia|mano)|crema viso|crema mani|perfume|hair)\b`,
);
const SUN_PRODUCT = new RegExp(
  regexSource`
    sun ?(?:screen|block|cream|milk|lotion|spray|fluid|bum)|sonnen|solaire|solar|anthelio|photoderm|heliocare|
    (?:supergoop|coppertone|banana boat|blue lizard|eltamd|hawaiian tropic)(?!.{0,60}\blip)`,
);
/** A drug by ingredient or stated treatment, wherever it is sold. */
const SKIN_DRUG = new RegExp(
  regexSource`
    benzoyl|adapalene|differin|hydrocortisone|acne (?:treatment|patch|spot|dot)|pimple patch|mighty patch|
    hydrocolloid|spot treatment|panoxyl`,
);
/** Hair care against oil and blemishes; against lice, dandruff and fungus it is a drug. */
const HAIR = /\b(?:shampoo|conditioner)\b/;
const HAIR_DRUG =
  /lice|nit\b|louse|laus|piojo|poux|pidocch|luizen|ketoconazol|nizoral|coal tar|medicated|psoria|scalp/;
const SKIN: ReadonlySet<ItemClass> = new Set(['acne', 'otc_skin', 'first_aid']);
const INFANT = new RegExp(
  regexSource`
    \b(?:infant|newborn|baby|toddler|bebe|lactante|lattante|neonat[oi]|nourrisson|saugling\w*|zuigeling\w*|
    niemowl\w*|prima infanzia)\b`,
);
/** Paracetamol and ibuprofen in drops: adults take tablets, and Brazilian drops of 200 mg/ml. */
const FEVER_DROPS = new RegExp(
  regexSource`
    \b(?:paracetamol|acetaminof|acetaminoph|ibuprofen|tachipirina|apiretal|febrectal|termalgin|tylenol|panadol|
    motrin|advil|tempra|dalsy|doliprane|ben ?u ?ron)(?!.{0,40} 200 mg ml)
    .{0,60}\b(?:drop|gota|goccia|gocce|goutte|tropfen|druppel|krople)\b`,
);

function isCosmetic(itemClass: ItemClass, text: string, kind: MerchantKind | null): boolean {
  if (MAKEUP_BRAND.test(text) && itemClass !== 'sunscreen') return true;
  if ((itemClass === 'sunscreen' || itemClass === 'acne') && MAKEUP.test(text))
    return kind?.sellsCosmetics === true || !SUN_PRODUCT.test(text);
  if (SKIN.has(itemClass) && HAIR.test(text)) return !HAIR_DRUG.test(text);
  if (itemClass === 'sunscreen')
    return (
      (kind?.sellsCosmetics || MAKEUP.test(text) || TINTED_COSMETICS.test(text) || FACE_CARE.test(text)) &&
      !SUN_PRODUCT.test(text)
    );
  const isSkinCare = SKIN.has(itemClass) && !SKIN_DRUG.test(text);
  const isBrand = itemClass.startsWith('provider_') && kind?.usualClass === null;
  return kind?.sellsCosmetics === true && (isSkinCare || isBrand);
}

/** The measurement of a vitamin in blood: `Vitamin D, 25-hydroxy`, `B12 level`. */
const MEASURED = /\b25 (?:hydroxy|oh)\b|\blevel\b|\bpanel\b/;

/** `29125 APPLY FOREARM SPLINT`: the procedure is billed, not the device. */
const DEVICES: ReadonlySet<ItemClass> = new Set([
  'braces',
  'hearing',
  'first_aid',
  'monitors',
  'otc_skin',
  'dental_care',
  'vision',
]);

/** Care of the mind: any other therapy of a practice is its own (`ENDO THERAPY MOLAR`). */
const MIND =
  /psy[ck]|counsel|behavio|mental|depress|anxi|grief|autis|adhd|couple|marri|talk ?ther|cogniti|\bcbt\b/i;

/** A painkiller's variant against colds: `ADVIL RHUME`, `Paralen Grip`, `Ibuprom Zatoki`. */
const COLD =
  /\b(?:rhume|gripp?e?|gripal?|influenza|raffreddore|resfriado|resfrio|catarro|forkolelse|snuva|zatoki|katar)\b/;

/** What a pharmacy charges a patient who is not at its clinic. */
const SHARE = /\bco-?\s?pay/i;
const AT_CLINIC = /visit|clinic|vacc|shot|exam|test/i;

/** A medicine that is also sold without a prescription, on one: `omeprazol 20mg recept`. */
const PRESCRIBED = new RegExp(
  regexSource`
    (?<!\b(?:non|no|without|sans|sin|ohne|senza|zonder|bez) )
    \b(?:prescription(?! strength)|rezept|kassenrezept|privatrezept|recept|ricetta|receta|ordonnance)\b`,
);

/** Ice for drinks is sold by weight; a bag for ice on an injury is not. */
const ICE_BY_WEIGHT = /\bice\b(?: \w+){0,3} \d{1,2}(?:\.\d)? (?:lb|pound|kg)\b/;

/** Test strips of other kinds than for blood sugar. */
const OTHER_STRIP = /\b(?:ovulat|pregnan|urinary|fertil|lh\b|hcg\b|uti\b)/;

/** A line of a merchant that is not a practice: a pharmacy's copay is for a prescription, a visit for care. */
function classWithoutProvider(itemClass: ItemClass, name: string, kind: MerchantKind | null): ItemClass {
  if (kind?.isPharmacy && itemClass === 'provider_primary' && SHARE.test(name) && !AT_CLINIC.test(name))
    return 'rx_drug';
  const head = wordsUpToHead(name).at(-1) ?? '';
  const isVisit = /^(?:visit|appointment|consult|consultation)$/.test(head);
  return isVisit && /^otc_/.test(itemClass) ? 'provider_primary' : itemClass;
}

/** True if a practice of this kind provided the care, although its words name another class. */
function isOwnService(itemClass: ItemClass, name: string, usual: HealthClass): boolean {
  if (itemClass.startsWith('provider_')) return PROVIDER_CLASSES.has(usual);
  if (itemClass === 'mental_health') return !MIND.test(name) || hasServiceHead(name);
  if (itemClass === 'vitamins') return MEASURED.test(itemWords(name).join(' '));
  if (/^\d/.test(name) && namesProcedure(name) && DEVICES.has(itemClass)) return true;
  return (itemClass === 'monitors' || /^otc_/.test(itemClass)) && hasServiceHead(name);
}

function hasServiceHead(name: string): boolean {
  return SERVICE_HEAD.has(wordsUpToHead(name).at(-1) ?? '');
}

/** A service belongs to the class of the professional who provided it, whatever it is called. */
function classByProvider(itemClass: ItemClass, name: string, kind: MerchantKind | null): ItemClass {
  const usual = kind?.usualClass;
  if (!usual || !PROVIDERS.has(usual)) return classWithoutProvider(itemClass, name, kind);
  return isOwnService(itemClass, name, usual) ? usual : itemClass;
}

function isOtherStrip(text: string): boolean {
  return /\bstrip\b/.test(text) && OTHER_STRIP.test(text) && !/gluc|diabet|sugar/.test(text);
}

/** The class of a medicine for infants, on a prescription or against colds; null if it stays what it is. */
function refineMedicine(itemClass: ItemClass, text: string): ItemClass | null {
  if (INFANT.test(text) && !text.includes('aspirin')) return 'baby_health';
  if (itemClass === 'otc_pain' && FEVER_DROPS.test(text)) return 'baby_health';
  if (PRESCRIBED.test(text)) return 'rx_drug';
  return itemClass === 'otc_pain' && COLD.test(text) ? 'otc_cold' : null;
}

/** Refines the class of a line when the merchant, or the person it is for, contradicts its words. */
export function refineItemClass(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): ItemClass {
  const text = words.join(' ');
  if (isCosmetic(itemClass, text, kind)) return 'cosmetics_personal';
  const medicine = /^otc_/.test(itemClass) ? refineMedicine(itemClass, text) : null;
  if (medicine !== null) return medicine;
  if (itemClass === 'first_aid' && ICE_BY_WEIGHT.test(text)) return 'none';
  if (itemClass === 'insulin_diabetes' && isOtherStrip(text)) return 'monitors';
  if (itemClass === 'mobility_dme' && (INFANT.test(text) || /\bcrib\b/.test(text))) return 'baby_general';
  return classByProvider(itemClass, name, kind);
}

/** The class of a line that is not care: goods for animals and makeup are what they are, whatever care they name. */
export function classWithoutCare(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): ItemClass {
  if (DOSED_CLASSES.has(itemClass) && isForAnimal(words)) return 'veterinary';
  const isMakeup = refineItemClass(itemClass, name, words, kind) === 'cosmetics_personal';
  return isMakeup ? 'cosmetics_personal' : 'none';
}
