import { regexSource } from '../../text/regex-source.ts';
import { wordsToHead } from './head-noun.ts';
import type { HealthClass, ItemClass } from './item-class.ts';
import type { MerchantKind } from './merchant-kind.ts';

/** Professionals whose visits, copays and balances are theirs, not the family doctor's. */
const CARE: ReadonlySet<HealthClass> = new Set([
  'provider_specialist',
  'dental_care',
  'vision',
  'hearing',
  'mental_health',
  'chiro_acu_pt',
]);
const PROVIDERS: ReadonlySet<ItemClass> = new Set([...CARE, 'provider_primary']);
/** What a professional does, not what a shop sells: at the end of a name it says who was paid. */
const SERVICE_HEAD: ReadonlySet<string> = new Set(
  (
    'visit consult consultation appointment exam examination evaluation screen screening test panel culture swab ' +
    'treatment injection draw assessment followup therapy session stim procedure rapid'
  ).split(' '),
);
/** Make-up whatever else it does. */
const PAINTED = /\b(?:foundation|makeup|lipstick|primer|concealer|fond de teint)\b/;
const TINTED = /\b(?:tint|tinted|lip (?:gloss|oil)|glitter|shimmer|plumping|powder)\b/;
const FACE_CARE =
  /\b(?:[bc]{2} cream|moistur\w*|day cream|face cream|anti aging|serum|tagescreme|dagcreme|creme de jour)\b/;
const SUN_PRODUCT = /sun ?(?:screen|block|cream)|sonnen|solaire|solar/;
/** A drug by what it is made of or says it treats, wherever it is sold. */
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
const INFANT = /\b(?:infant|newborn|baby|toddler)\b/;

function isCosmetic(itemClass: ItemClass, text: string, kind: MerchantKind | null): boolean {
  if ((itemClass === 'sunscreen' || itemClass === 'acne') && PAINTED.test(text))
    return kind?.sellsCosmetics === true || !SUN_PRODUCT.test(text);
  if (SKIN.has(itemClass) && HAIR.test(text)) return !HAIR_DRUG.test(text);
  if (itemClass === 'sunscreen')
    return (
      (kind?.sellsCosmetics || PAINTED.test(text) || TINTED.test(text) || FACE_CARE.test(text)) &&
      !SUN_PRODUCT.test(text)
    );
  return kind?.sellsCosmetics === true && SKIN.has(itemClass) && !SKIN_DRUG.test(text);
}

/** A service is the business of the professional who gave it, whatever it is called. */
function ofProvider(itemClass: ItemClass, name: string, kind: MerchantKind | null): ItemClass {
  const head = wordsToHead(name).at(-1) ?? '';
  const isVisit = /^(?:visit|appointment|consult|consultation)$/.test(head);
  const usual = kind?.usualClass;
  if (!usual || !PROVIDERS.has(usual))
    return isVisit && /^otc_/.test(itemClass) ? 'provider_primary' : itemClass;
  if (itemClass === 'provider_primary' && CARE.has(usual)) return usual;
  const isService = SERVICE_HEAD.has(head);
  const isSold = itemClass === 'monitors' || /^otc_/.test(itemClass) || itemClass === 'mental_health';
  return isService && isSold ? usual : itemClass;
}

/** The class of a line whose words say one and whose merchant, or who it is for, another. */
export function refinedClass(
  itemClass: ItemClass,
  name: string,
  words: readonly string[],
  kind: MerchantKind | null,
): ItemClass {
  const text = words.join(' ');
  if (isCosmetic(itemClass, text, kind)) return 'cosmetics_personal';
  if (/^otc_/.test(itemClass) && INFANT.test(text) && !text.includes('aspirin')) return 'baby_health';
  return ofProvider(itemClass, name, kind);
}
