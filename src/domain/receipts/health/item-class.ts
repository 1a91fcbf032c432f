/** The 36 classes of health-related receipt lines, in display order. */
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

export type HealthClass = (typeof HEALTH_CLASSES)[number];

/** A health class, or `none` for a line unrelated to health. */
export type ItemClass = HealthClass | 'none';

/** Whether a line can be claimed under US rules; `unknown`: plans differ, or it cannot be determined. */
export type HsaEligibility = 'eligible' | 'needs_letter' | 'not_eligible' | 'unknown';

/** Classification of one receipt line. `confidence` is the probability that `class` is right. */
export interface ItemClassification {
  readonly class: ItemClass;
  /** True if the line counts as health spending. */
  readonly isHealth: boolean;
  readonly hsaEligibility: HsaEligibility;
  readonly confidence: number;
}

/** Classes sold next to health products that do not count as health spending. */
const NOT_HEALTH: ReadonlySet<ItemClass> = new Set([
  'none',
  'baby_general',
  'cosmetics_personal',
  'veterinary',
]);

/** True if an item counts as health spending: health by class, and not rejected by a rule or the user. */
export function countsAsHealth(item: Pick<ItemClassification, 'isHealth' | 'hsaEligibility'>): boolean {
  return item.isHealth && item.hsaEligibility !== 'not_eligible';
}

/** True if lines of this class count as health spending (vitamins and gym do; pets, cosmetics and diapers do not). */
export function isHealthClass(itemClass: ItemClass): boolean {
  return !NOT_HEALTH.has(itemClass);
}

/** Classes of things that are swallowed, rubbed in or dripped: only they are supported by a dose. */
export const DOSED_CLASSES: ReadonlySet<ItemClass> = new Set([
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
