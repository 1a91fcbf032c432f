/** The 36 classes of a health-related receipt line, in the order they are shown. */
export const HEALTH_CLASSES = [
  'rx_drug',
  'insulin_diabetes',
  'otc_pain',
  'otc_allergy',
  'otc_cold',
  'otc_digest',
  'otc_skin',
  'acne',
  'first_aid',
  'braces',
  'monitors',
  'vision',
  'dental_care',
  'oral_hygiene',
  'hearing',
  'menstrual',
  'contraception',
  'fertility_preg',
  'baby_health',
  'baby_general',
  'sunscreen',
  'smoking',
  'incontinence',
  'mobility_dme',
  'provider_primary',
  'provider_specialist',
  'mental_health',
  'chiro_acu_pt',
  'insurance_premium',
  'vitamins',
  'fitness',
  'massage_spa',
  'nutrition',
  'air_sleep',
  'cosmetics_personal',
  'veterinary',
] as const;

/** One of the 36 ids. */
export type HealthClass = (typeof HEALTH_CLASSES)[number];

/** A health class, or `none` for a line that has nothing to do with any of them. */
export type ItemClass = HealthClass | 'none';

/** Whether a line could be claimed under the rules of the United States; `unknown` = plans differ or we cannot tell. */
export type HsaEligibility = 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';

/** What the classifier says of one receipt line; `confidence` is the probability that `class` is right. */
export interface ItemClassification {
  readonly class: ItemClass;
  /** The line belongs in a person's health spending. */
  readonly isHealth: boolean;
  readonly hsaEligibility: HsaEligibility;
  readonly confidence: number;
}

/** Classes that stand near health on a shelf but are no part of a person's health spending. */
const NOT_HEALTH: ReadonlySet<ItemClass> = new Set([
  'none',
  'baby_general',
  'cosmetics_personal',
  'veterinary',
]);

/** Whether an item counts as health spending: health by its class, and not rejected by a rule or the user. */
export function countsAsHealth(item: Pick<ItemClassification, 'isHealth' | 'hsaEligibility'>): boolean {
  return item.isHealth && item.hsaEligibility !== 'not_eligible';
}

/** True when lines of this class count as health spending (vitamins and gym do; pets, cosmetics, nappies do not). */
export function isHealthClass(itemClass: ItemClass): boolean {
  return !NOT_HEALTH.has(itemClass);
}

/** Classes of things that are swallowed, rubbed in or dripped: only they are supported by a dose. */
export const TAKEN: ReadonlySet<ItemClass> = new Set([
  'rx_drug',
  'insulin_diabetes',
  'otc_pain',
  'otc_allergy',
  'otc_cold',
  'otc_digest',
  'otc_skin',
  'acne',
  'first_aid',
  'menstrual',
  'contraception',
  'fertility_preg',
  'baby_health',
  'smoking',
  'vitamins',
]);
