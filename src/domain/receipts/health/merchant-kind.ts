import type { HealthClass } from './item-class.ts';

/** What a merchant's name says of the lines it sells. */
export interface MerchantKind {
  /** Class of a line that says nothing itself, when the merchant sells only that. */
  readonly usualClass: HealthClass | null;
  /** Only such lines (memberships, sessions, fees) get the usual class. */
  readonly onlyServices: boolean;
  readonly isPharmacy: boolean;
  /** Sells things whose names sound medical and are not: tools, toys, food, electronics. */
  readonly isUnrelated: boolean;
}

const KINDS: readonly (readonly [RegExp, HealthClass, boolean])[] = [
  [
    /\bvet\b|veterin|animal (?:hosp|clinic|care|med)|banfield|\bvca\b|petsmart|petco\b|chewy|petmeds|pet supplies|pet food|pet store|fressnapf|zooplus|pets at home|tierarzt|dierenarts|clinica veterinaria|petbarn|kiwoko/,
    'veterinary',
    false,
  ],
  [
    /dental|dentist|dds\b|orthodon|endodon|periodon|smile|zahn|tandarts|dentaire|dentist|odontolog|stomatolog|invisalign/,
    'dental_care',
    false,
  ],
  [
    /\boptic|optom|\beye|vision|lenscraft|warby|zenni|specsavers|fielmann|contacts\b|glasses|brillen|opticien|ottica|okular|pearle|lasik/,
    'vision',
    false,
  ],
  [/hearing|audiolog|amplifon|hoergeraet|horgerat|audika|geers/, 'hearing', false],
  [
    /physical therap|physio|chiro|acupunct|osteopath|fisioterap|fysio|kine|ergotherap|speech therap|\bpt\b/,
    'chiro_acu_pt',
    false,
  ],
  [
    /counsel|psych|betterhelp|talkspace|headway|mental|behavioral|cerebral|brightside|therapist|therapy/,
    'mental_health',
    false,
  ],
  [
    /hospital|radiolog|imaging|labcorp|quest diag|laborator|cardiol|dermat|orthop|surg|oncolog|urolog|gastro|neurolog|obgyn|ob gyn|womens health|anesthes|patholog|medical center|medical centre|klinik|clinique|krankenhaus|ziekenhuis|szpital|ospedale|mayo|cleveland clinic/,
    'provider_specialist',
    false,
  ],
  [
    /clinic\b|family (?:medicine|practice|physicians|health)|pediatric|urgent care|primary care|medical group|physician|health center|one medical|teladoc|\bmd\b|doctor|\bdr\b|hausarzt|huisarts|medecin|ambulator|gp surgery|medical practice|carbon health|citymd/,
    'provider_primary',
    false,
  ],
  [
    /blue cross|blue shield|bluecross|aetna|cigna|humana|unitedhealth|\buhc\b|kaiser|oscar health|anthem|covered california|healthcare gov|medicare|delta dental|\bvsp\b|krankenkasse|krankenversicherung|mutuelle|bupa|zilveren kruis|sanitas|adeslas|techniker|\baok\b|barmer|axa health|vitality/,
    'insurance_premium',
    true,
  ],
  [
    /\bgym\b|fitness|crossfit|\byoga\b|pilates|\bymca\b|equinox|peloton|barre\b|orangetheory|classpass|mcfit|puregym|basic fit|palestra|sportschool|silownia/,
    'fitness',
    true,
  ],
  [/\bspa\b|massage|sauna|therme/, 'massage_spa', true],
  [/weight watchers|\bww\b|noom|jenny craig|nutrisystem|slimming world|dietit/, 'nutrition', true],
];

const PHARMACY =
  /pharm|\bcvs\b|walgreen|rite aid|\bdrug|apothek|farmaci|boots|superdrug|apotek|apteka|chemist|rossmann|duane reade|optum ?rx|express scripts|goodrx|drogerie|kruidvat|\betos\b|parafarm|hsa store|fsa store|\brx\b/;

const UNRELATED =
  /home depot|lowes|lowe s|hardware|autozone|menards|bunnings|\bobi\b|hornbach|bauhaus|screwfix|toolstation|tire|auto parts|harbor freight|garden center|nursery|best buy|newegg|micro ?center|gamestop|currys|media ?markt|\bsteam\b|toys|\blego\b|barnes|books?\b|bookstore|thalia|waterstones|hobby|michaels|joann|party city|halloween|disney|restaurant|cafe|coffee|pizza|grill|starbucks|mcdonald|deli\b|bakery|bistro|\bpub\b|tavern|diner|brewery|winery|liquor|guitar|bass pro|ticketmaster|playstation|nintendo|apple store|jewel/;

/** Every line of a receipt asks for the same merchant. */
const remembered = new Map<string, MerchantKind | null>();
const REMEMBERED_MAX = 500;

/** What kind of merchant this is, by its name; null when the name says nothing. */
export function merchantKind(merchant: string): MerchantKind | null {
  const known = remembered.get(merchant);
  if (known !== undefined) return known;
  const kind = readKind(merchant);
  if (remembered.size >= REMEMBERED_MAX) remembered.clear();
  remembered.set(merchant, kind);
  return kind;
}

function readKind(merchant: string): MerchantKind | null {
  const name = merchant
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  if (PHARMACY.test(name))
    return { usualClass: null, onlyServices: false, isPharmacy: true, isUnrelated: false };
  for (const [pattern, usualClass, onlyServices] of KINDS) {
    if (pattern.test(name)) return { usualClass, onlyServices, isPharmacy: false, isUnrelated: false };
  }
  if (UNRELATED.test(name))
    return { usualClass: null, onlyServices: false, isPharmacy: false, isUnrelated: true };
  return null;
}
