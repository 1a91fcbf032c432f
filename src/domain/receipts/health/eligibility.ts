import { regexSource } from '../../text/regex-source.ts';
import type { HealthClass, HsaEligibility, ItemClass } from './item-class.ts';

/** Sources and tax year of the rules below; shown next to every figure based on them. */
export const HEALTH_RULES = {
  country: 'US',
  year: 2026,
  note: 'Likely eligible for this type of product. Your plan decides.',
  sources: [
    'Internal Revenue Code section 213(d)',
    'CARES Act, section 3702 (over-the-counter medicine and menstrual care)',
    'IRS Publication 502, Medical and Dental Expenses',
    'IRS Publication 969, Health Savings Accounts',
    'IRS frequently asked questions on nutrition, wellness and general health, March 2023',
    'IRS Announcement 2021-7 (personal protective equipment)',
    'IRS Notice 2024-71 (condoms)',
    'IRS Notice 2026-5 (direct primary care, health savings accounts)',
  ],
} as const;

/** Default eligibility of each class: treatment and prevention are eligible, general health and hygiene are not. */
const BY_CLASS: Readonly<Record<HealthClass, HsaEligibility>> = {
  rx_drug: 'eligible',
  insulin_diabetes: 'eligible',
  otc_pain: 'eligible',
  otc_allergy: 'eligible',
  otc_cold: 'eligible',
  otc_digest: 'eligible',
  otc_skin: 'eligible',
  acne: 'eligible',
  first_aid: 'eligible',
  braces: 'eligible',
  monitors: 'eligible',
  vision: 'eligible',
  dental_care: 'eligible',
  oral_hygiene: 'not_eligible',
  hearing: 'eligible',
  menstrual: 'eligible',
  contraception: 'eligible',
  fertility_preg: 'eligible',
  baby_health: 'eligible',
  baby_general: 'not_eligible',
  sunscreen: 'eligible',
  smoking: 'eligible',
  incontinence: 'eligible',
  mobility_dme: 'eligible',
  provider_primary: 'eligible',
  provider_specialist: 'eligible',
  mental_health: 'eligible',
  chiro_acu_pt: 'eligible',
  insurance_premium: 'not_eligible',
  vitamins: 'not_eligible',
  fitness: 'not_eligible',
  massage_spa: 'needs_letter',
  nutrition: 'not_eligible',
  air_sleep: 'needs_letter',
  cosmetics_personal: 'not_eligible',
  veterinary: 'not_eligible',
};

/** Clothes made for a condition: only what they cost more than ordinary ones is medical care (Publication 502). */
const ADAPTED_CLOTHES = /\bdiabeti\w+ (?:\w+ )?(?:sock|shoe|slipper|sandal|boot)\b/;

/**
 * Lines that differ from their class's default; the first matching pattern applies. Patterns match normalized words
 * separated by spaces.
 */
const EXCEPTIONS: Partial<Readonly<Record<ItemClass, readonly (readonly [RegExp, HsaEligibility])[]>>> = {
  acne: [
    [/\bpeel\b|\bfacial(?: extraction| treatment| add on)?$/, 'unknown'],
    [/panoxyl|benzoyl|adapalene|differin|salicylic|treatment|patch|gel|cream|creme/, 'eligible'],
    [/cleanser|wash|scrub|toner|moistur|cleansing|soap|mask|cosmetic/, 'unknown'],
  ],
  dental_care: [[/veneer cosmetic|cosmetic/, 'not_eligible']],
  oral_hygiene: [[/prevident|clinpro|fluoride rx|rx fluoride|5000|prescription/, 'needs_letter']],
  otc_allergy: [[/nytol herbal|herbal sleep/, 'unknown']],
  air_sleep: [[/nasal strip|nasal dilator|nose strip|breathe right/, 'eligible']],
  braces: [
    [ADAPTED_CLOTHES, 'unknown'],
    [
      /(?:work|lifting|lift).{0,80}(?:belt|back)|(?:belt|back).{0,80}(?:work|lifting|lift)\b|posture/,
      'needs_letter',
    ],
  ],
  mental_health: [
    [
      /marital|marriage|couple|relationship|life coach|paartherap|paarberat|pareja|coppia|relatiether/,
      'not_eligible',
    ],
  ],
  insurance_premium: [[/cobra|medicare|part b|medigap|long term care|\bltc\b/, 'eligible']],
  baby_general: [[/nutramigen|alimentum|neocate|elecare|hypoallergenic|amino acid|puramino/, 'needs_letter']],
  cosmetics_personal: [
    [
      new RegExp(
        regexSource`
        medicated|medctd|dandruff|anticaspa|antiforfora|pelliculaire|schuppen|lupiez|ketoconazole|nizoral|\bt gel\b|
        \bt sal\b|coal tar|selsun|head (?:and )?shoulder`,
      ),
      'unknown',
    ],
  ],
  provider_specialist: [
    [/cosmetic|liposuction|augmentation|rhinoplasty|facelift|tummy tuck|no show|missed app/, 'not_eligible'],
  ],
  provider_primary: [
    [/no show|missed app|late cancel|records fee|form fee/, 'not_eligible'],
    [/\bdot physical|employment|immigration/, 'unknown'],
  ],
  fertility_preg: [[/\b(?:egg|sperm|embryo|cord blood)\b.{0,20}(?:freez|storage|bank)|\bcryo\w*/, 'unknown']],
  hearing: [
    [/amplifier|\b(?:musician|concert|swim\w*|shoot\w*|hunting|motorcycl\w*) (?:\w+ )?ear ?plug/, 'unknown'],
  ],
  first_aid: [[/\blip (?:health|care|balm)/, 'unknown']],
  otc_digest: [[/\bsports?\b.{0,40}ele[ck]trol|ele[ck]trol.{0,40}\bsports?\b/, 'unknown']],
  insulin_diabetes: [[ADAPTED_CLOTHES, 'unknown']],
  vision: [
    [/\breading|\breader|\+/, 'eligible'],
    [/blue light(?!.*prescription)|non prescription|plano fashion/, 'not_eligible'],
  ],
  sunscreen: [
    [/\b(?:spf|lsf|fps|ip) ?(?:[2-9]|1[0-4])\b/, 'not_eligible'],
    [/(?:sun ?bum|ban(?:ana)? boat|coppertone|blue lizard).{0,60}\blip\b/, 'eligible'],
    [/\blip\b.{0,60}(?:sun ?bum|banana boat|coppertone|blue lizard)/, 'eligible'],
    [/\blip(?:pen|\b)(?!.*(?:sun|sonn|zinc))|\blevre|\blabial|\blabbra/, 'unknown'],
  ],
};

/** Teeth are whitened for their looks, by whatever means. */
export const WHITENING = /whiten|bleaching|aufhell|blanchiment|blanqueamiento|sbiancamento/;

/** Resolves the eligibility of a line of this class under `HEALTH_RULES`. Class `none` is not eligible. */
export function resolveEligibility(itemClass: ItemClass, words: readonly string[]): HsaEligibility {
  if (itemClass === 'none') return 'not_eligible';
  if (WHITENING.test(words.join(' '))) return 'not_eligible';
  const exceptions = EXCEPTIONS[itemClass];
  if (exceptions) {
    const text = words.join(' ');
    for (const [pattern, eligibility] of exceptions) if (pattern.test(text)) return eligibility;
  }
  return BY_CLASS[itemClass];
}
