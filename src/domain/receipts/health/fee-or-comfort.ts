import { CARE_FEES, COMFORTS } from './vocabulary/fees-and-comforts.ts';

function anyOf(list: string): string {
  return `(?:${list
    .split(',')
    .map((entry) => entry.trim())
    .join('|')})`;
}

/** Fees in addition to care, and comforts: no plan pays for them. */
const FEE_OR_COMFORT = new RegExp(
  `\\b(?:${anyOf(CARE_FEES)}\\b.{0,40}\\b(?:fee|fees|charge|charges|penalty)|${anyOf(COMFORTS)})\\b`,
);

/** True for a fee, comfort or gift in addition to care. */
export function isFeeOrComfort(name: string): boolean {
  const [service = ''] = name.split(/\s\+\s/);
  const text = service
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, ' ');
  return FEE_OR_COMFORT.test(text);
}
