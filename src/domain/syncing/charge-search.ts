import { addDays, type CivilDate } from '../calendar/civil-date.ts';
import { minorToDecimal } from '../money/money.ts';

/** A charge whose email is searched for. Amounts are signed minor units. */
export interface ChargeToFind {
  readonly postedOn: CivilDate;
  readonly authorizedOn: CivilDate | null;
  readonly merchant: string;
  readonly amountMinor: number;
  readonly currency: string;
  readonly originalAmountMinor: number | null;
  readonly originalCurrency: string | null;
}

/** A mailbox search: emails between two dates (inclusive) that contain one of the phrases. */
export interface MailSearch {
  readonly from: CivilDate;
  readonly to: CivilDate;
  /** Plain words without quotes; empty if a charge has neither a name nor cents to search for. */
  readonly phrases: readonly string[];
}

/** Order emails arrive up to this long before the charge, receipts this long after. */
const DAYS_BEFORE = 21;
const DAYS_AFTER = 7;
const NAME_CHARS_MIN = 3;

/** Builds the search for the email of a charge: around its date, by merchant name or by amount as printed in emails. */
export function buildChargeSearch(charge: ChargeToFind): MailSearch {
  const first =
    charge.authorizedOn !== null && charge.authorizedOn < charge.postedOn
      ? charge.authorizedOn
      : charge.postedOn;
  const charged = amountPhrases(charge.amountMinor, charge.currency);
  const original =
    charge.originalAmountMinor !== null && charge.originalCurrency !== null
      ? amountPhrases(charge.originalAmountMinor, charge.originalCurrency)
      : [];
  return {
    from: addDays(first, -DAYS_BEFORE),
    to: addDays(charge.postedOn, DAYS_AFTER),
    phrases: [...new Set([...namePhrases(charge.merchant), ...charged, ...original])],
  };
}

function namePhrases(merchant: string): string[] {
  const name = merchant
    .replaceAll(/["\\{}()]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return name.length >= NAME_CHARS_MIN ? [name] : [];
}

/** `1,234.56`, `1234.56`, `1.234,56` and `1234,56`. Amounts without decimals are too common to search for. */
function amountPhrases(amountMinor: number, currency: string): string[] {
  const plain = minorToDecimal(Math.abs(amountMinor), currency);
  const [whole = '', decimals = ''] = plain.split('.');
  if (decimals === '') return [];
  const grouped = (mark: string): string => whole.replaceAll(/\B(?=(?:\d{3}){1,6}$)/g, mark);
  return [
    `${whole}.${decimals}`,
    `${whole},${decimals}`,
    `${grouped(',')}.${decimals}`,
    `${grouped('.')},${decimals}`,
  ];
}
