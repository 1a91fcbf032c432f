import type { HealthClass } from '../receipts/health/item-class.ts';

/** What each class of a health line is called on screen. */
export const HEALTH_CLASS_NAMES: Readonly<Record<HealthClass, string>> = {
  rx_drug: 'Prescriptions',
  insulin_diabetes: 'Diabetes supplies',
  otc_pain: 'Pain and fever',
  otc_allergy: 'Allergy and sinus',
  otc_cold: 'Cough, cold and flu',
  otc_digest: 'Stomach and digestion',
  otc_skin: 'Skin treatment',
  acne: 'Acne treatment',
  first_aid: 'First aid',
  braces: 'Braces and supports',
  monitors: 'Home tests and monitors',
  vision: 'Vision',
  dental_care: 'Dental care',
  oral_hygiene: 'Oral hygiene',
  hearing: 'Hearing',
  menstrual: 'Menstrual care',
  contraception: 'Contraception',
  fertility_preg: 'Fertility and pregnancy',
  baby_health: 'Baby health',
  baby_general: 'Baby care',
  sunscreen: 'Sunscreen',
  smoking: 'Quitting smoking',
  incontinence: 'Incontinence',
  mobility_dme: 'Mobility and equipment',
  provider_primary: 'Doctors and urgent care',
  provider_specialist: 'Specialists, labs and hospitals',
  mental_health: 'Mental health',
  chiro_acu_pt: 'Chiropractic and physical therapy',
  insurance_premium: 'Health insurance',
  vitamins: 'Vitamins and supplements',
  fitness: 'Fitness',
  massage_spa: 'Massage and spa',
  nutrition: 'Nutrition programmes',
  air_sleep: 'Air and sleep',
  cosmetics_personal: 'Cosmetics and personal care',
  veterinary: 'Pets',
};

/** What a line is of: its class, where one is known. */
export function classNameOf(itemClass: string): string {
  return itemClass === 'none' ? 'Health' : healthClassName(itemClass);
}

/** The name of a class; an id that is not known shows as it is. */
export function healthClassName(id: string): string {
  // Looking a text up in a closed table: absent keys give undefined.
  return (HEALTH_CLASS_NAMES as Readonly<Record<string, string>>)[id] ?? id;
}
