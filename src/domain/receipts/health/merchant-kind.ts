import { findBrandAtStart } from '../../categorization/brand-table.ts';
import { foldedWords } from '../../categorization/fold-text.ts';
import { regexSource } from '../../text/regex-source.ts';
import type { HealthClass } from './item-class.ts';
import { PROVIDER_NAMES } from './vocabulary/provider-names.ts';

/** Properties of a merchant, inferred from its name, that affect its lines. */
export interface MerchantKind {
  /** The class of a line that names nothing itself, if the merchant sells only that. */
  readonly usualClass: HealthClass | null;
  /** True if only services (memberships, sessions, fees) get the usual class. */
  readonly onlyServices: boolean;
  readonly isPharmacy: boolean;
  /** Sells items with medical-sounding names that are not: tools, toys, food, electronics. */
  readonly isUnrelated: boolean;
  /** Sells, or collects money for, something unrelated to care: care words in its lines are just names. */
  readonly sellsNoCare: boolean;
  /** Sells a bit of everything, medicine included: groceries, superstores, marketplaces. */
  readonly sellsAll: boolean;
  /** Supplies health products or services of any kind: medical supply stores, health companies. */
  readonly suppliesCare: boolean;
  /** Sells cosmetics: sun protection and skin treatments are cosmetics there, unless they are drugs. */
  readonly sellsCosmetics: boolean;
}

const PHARMACY = new RegExp(
  regexSource`
    pharm|\bcvs\b|walgreen|rite aid|\bdrug|apothek|farmaci|boots|superdrug|apotek|apteka|chemist|rossmann|
    duane reade|optum ?rx|express scripts|goodrx|drogerie|kruidvat|\betos\b|parafarm|^priceline$|
    ^guardian$|apteek|patika|gyogyszertar|l[ie]k[ae]r(?:n|en)|ljekarn|vaistine|aptiek|eczane|farmakeio|\bfarma|
    drogueria|^drogu|droga\b|salcobrand|cruz verde|locatel|panvel|pague menos|mannings|^clicks$|dis ?chem|\bmatas\b|
    apopro|^catena$|sensiblu|\bdr max\b|\bbenu\b|sanicare|docmorris|medpex|aponeo|netmeds|medplus|mercury drug|
    familiprix|jean coutu|brunet|uniprix|hsa store|fsa store|\brx\b`,
);

const UNRELATED = new RegExp(
  regexSource`
    tractor supply|\bfeeds?\b|\bfarms?\b|\branch\b|rural king|atwoods|agri|livestock|landhandel|raiffeisen|
    o ?reilly|napa auto|sherwin|fabric|home depot|lowes|lowe s|
    hardware|autozone|menards|bunnings|\bobi\b|hornbach|bauhaus|screwfix|toolstation|tire|auto parts|
    harbor freight|garden center|nursery|best buy|newegg|micro ?center|gamestop|currys|media ?markt|\bsteam\b|
    toys|\blego\b|barnes|books?\b|bookstore|thalia|waterstones|hobby|michaels|joann|party city|halloween|disney|
    restaurant|cafe|coffee|pizza|grill|starbucks|mcdonald|deli\b|bakery|bistro|\bpub\b|tavern|diner|brewery|
    winery|liquor|guitar|bass pro|ticketmaster|playstation|nintendo|apple store|jewel|
    etsy|redbubble|zazzle|cafepress|teepublic|society6|spreadshirt|shutterfly`,
);

/** A merchant of which nothing is known. */
export const UNKNOWN_KIND: MerchantKind = {
  usualClass: null,
  onlyServices: false,
  isPharmacy: false,
  isUnrelated: false,
  sellsNoCare: false,
  sellsAll: false,
  suppliesCare: false,
  sellsCosmetics: false,
};

/** The class of a line that names nothing: what a beauty store or department sells is cosmetics. */
export function classOfUnnamed({
  usualClass,
  sellsCosmetics,
  isPharmacy,
  isUnrelated,
}: MerchantKind): HealthClass | null {
  return usualClass ?? (sellsCosmetics && !isPharmacy && !isUnrelated ? 'cosmetics_personal' : null);
}

/** Matches any of the patterns as complete words, unless followed by words for a pharmacy or optician. */
function anyOf(list: string): RegExp {
  const patterns = list.split(',').map((entry) => entry.trim());
  return new RegExp(`\\b(?:${patterns.join('|')})\\b(?! pharm| drug| vision| optical)`);
}

const NO_CARE = anyOf(`
    lego, toys?, toysrus, games?, gamestop, books?, bookstore, books a million, barnes, thalia, waterstones,
    halloween, party city, costumes?, disney, ticketmaster, eventbrite, tiki, bar, pub, tavern, brewery,
    brewing, brew ?pub, tap ?house, ale ?house, night ?club, distillery, taproom, winery, liquors?, cocktails?,
    lounge, saloon, restaurant, cafe, coffee, starbucks,
    mcdonalds?, burger, diner, bistro, pizza, pizzeria, grill, red cross, salvation army, charity,
    foundation, fundraising, gofundme, united way, unicef, st jude, figs, scrubs, uniforms?, shirts?, apparel,
    cantina, daiquiris?, nightclub, kitchen, eatery, bbq, barbecue, smokehouse, tapas, gelat\\w+, creamery,
    juicery?, smoothies?, bakery, catering, chophouse, noodles?, wines?, spirits, beverages?, brauhaus,
    gasthaus, gasthof, wirtshaus, biergarten, ristorante, trattoria, osteria, taberna, cerveceria, bistrot,
    boulangerie, patisserie, konditorei, backerei, cocteleria, discoteca, florists?, flowers?,
    museum, music, records, comics, escape room, playhouse,
    pools?, spa and pool, aquatics?, cinema, theaters?, theatres?, hotel, inn, marriott, hilton, hyatt,
    sheraton, airbnb, uber, lyft,
    taxi, delta, amtrak, alchemist, speakeasy,
    steakhouse, olive garden, applebees, chilis, wendys, subway, dunkin, taqueria, sushi, ramen, airlines?,
    udemy, coursera, skillshare, notary,
    spielwaren, buchhandlung, kneipe, brasserie, bodega`);

const COSMETICS = anyOf(`
    sephora, ulta, mac cosmetics, glossier, lush, body shop, bath body works, bath and body works, yves
    rocher, kiehls?, clinique, sally beauty, marionnaud, nocibe, space nk, cult beauty, lookfantastic,
    douglas, blue ?mercury, kiko, colourpop, morphe, avon, mary kay, il makiage,
    great clips, supercuts, sport ?clips, fantastic sams, drybar, european wax center, hair salon, hair studio,
    barber ?shop, barbers?, nail (?:bar|salon|studio|spa), nails, friseur\\w*, coiffeur, coiffure, parrucchier\\w*,
    peluqueria, kapper\\w*, haircuts?,
    perfum\\w*, parfum\\w*, profumer\\w*, cosmetics?, beauty`);

/** Teaches: what it names is a subject. A teaching hospital is a hospital. */
const TEACHES = /\b(?:academy(?! sport)|college|university|school|training|volkshochschule|fahrschule)\b/;
const TREATS = /hosp|medic|clinic|health|dental|dentist|orthodon|optic|optom|\beye|physician|care\b/;

/** Repair services often call themselves doctors or clinics. */
const NO_CLINIC = anyOf(
  `
    (?:repair|computer|phone|device|shoe|guitar|auto|car|appliance|golf|ski|tree|plant|rug|doll|watch)
    (?:clinics?|doctors?|dr|hospital|surgery)`.replace(/\s+/g, ' '),
);

/** Cache: every line of a receipt asks for the same merchant. */
const remembered = new Map<string, MerchantKind | null>();
const REMEMBERED_MAX = 500;

/** Detects the kind of merchant from its name; null if the name says nothing. */
export function detectMerchantKind(merchant: string): MerchantKind | null {
  const known = remembered.get(merchant);
  if (known !== undefined) return known;
  const kind = readKind(merchant);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(merchant, kind);
  return kind;
}

/** Pharmacies and drugstores of East Asia. */
const PHARMACY_OF_ASIA =
  /薬局|薬品|くすり|クスリ|ココカラ|スギ薬|ドラッグ|マツモトキヨシ|マツキヨ|ウエルシア|ツルハ|약국|올리브영|药房|藥局|药店|屈臣氏|康是美|萬寧/;

function readKind(merchant: string): MerchantKind | null {
  const name = merchant
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  const kind = { ...UNKNOWN_KIND, sellsCosmetics: COSMETICS.test(name) };
  if (NO_CLINIC.test(name)) return { ...kind, isUnrelated: true };
  if (PHARMACY.test(name) || PHARMACY_OF_ASIA.test(merchant)) return { ...kind, isPharmacy: true };
  const teaches = TEACHES.test(name) && !TREATS.test(name);
  if (teaches || NO_CARE.test(name)) return { ...kind, isUnrelated: true, sellsNoCare: true };
  for (const [pattern, usualClass, onlyServices] of PROVIDER_NAMES) {
    if (pattern.test(name)) return { ...kind, usualClass, onlyServices };
  }
  if (UNRELATED.test(name)) return { ...kind, isUnrelated: true };
  if (SELLS_CARE.test(name)) return { ...kind, suppliesCare: true };
  if (SELLS_SUNDRIES.test(name)) return { ...kind, sellsAll: true };
  return kindByBrand(merchant, kind) ?? (kind.sellsCosmetics ? kind : null);
}

const SELLS_NO_CARE = new RegExp(
  [
    '^(?:FOOD_AND_DRINK_(?:FAST|COFFEE|REST|BEER)|ENTERTAINMENT|TRAVEL|TRANSPORTATION_(?!GAS)|RENT_AND)',
    'BOOKSTORES|DONATIONS|LEGAL',
  ].join('|'),
);
/** Stores whose names contain care words of any kind. */
const SELLS_CARE = new RegExp(
  regexSource`
  health(?!y)|medical|medtron|(?<!(?:car|auto|lawn|hair|skin|nail|child|day|shoe) )\bcare\b|lincare|
  cpap|\bdme\b|mobility|contacts|\blens|\bear\b|diabet|orthop|ortoped|sanitat|sanitari|medisch|
  medicale|apot|surgical|first aid|ostomy`,
);
/** Newsstands, filling stations and corner shops: they carry small packs of medicine. */
const SELLS_SUNDRIES = new RegExp(
  regexSource`
    \b(?:news|newsstand|convenience|duty free|travel (?:plaza|center|stop)|mini ?mart|super ?market|supermercado|
    supermarche)\b`,
);
const SELLS_ALL = /TRANSPORTATION_GAS|GROCERIES|SUPERSTORES|MARKETPLACES|DEPARTMENT|DISCOUNT|CONVENIENCE/;
const SELLS_UNRELATED = /CLOTHING|ELECTRONICS|HOME_IMPROVEMENT|AUTOMOTIVE|OFFICE|TOBACCO|GIFTS/;
const CLASS_OF_CATEGORY: Readonly<Record<string, HealthClass>> = {
  MEDICAL_DENTAL_CARE: 'dental_care',
  MEDICAL_EYE_CARE: 'vision',
  MEDICAL_VETERINARY_SERVICES: 'veterinary',
  GENERAL_MERCHANDISE_PET_SUPPLIES: 'veterinary',
};

/** The kind of a well-known merchant according to the brand table. */
function kindByBrand(merchant: string, kind: MerchantKind): MerchantKind | null {
  const words = foldedWords(merchant);
  const hit = findBrandAtStart(words);
  if (!hit || hit.length !== words.length) return null;
  const { category } = hit.brand;
  if (category.startsWith('MEDICAL_PHARM')) return { ...kind, isPharmacy: true };
  const usualClass = CLASS_OF_CATEGORY[category];
  if (usualClass) return { ...kind, usualClass };
  if (SELLS_ALL.test(category)) return { ...kind, sellsAll: true };
  const sellsNoCare = SELLS_NO_CARE.test(category);
  return sellsNoCare || SELLS_UNRELATED.test(category) ? { ...kind, isUnrelated: true, sellsNoCare } : null;
}
