import type { EmailAddress } from '../../email/address.ts';
import { anyOf, wholeWords } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';

const URGENT: readonly RegExp[] = [new RegExp(anyOf('urgentDeadline')), new RegExp(anyOf('urgentWord'))];
const PRESSING: readonly RegExp[] = [
  ...URGENT,
  new RegExp(anyOf('scamDepartment')),
  new RegExp(anyOf('unauthorizedCharge')),
  new RegExp(anyOf('callToCancel')),
];
/** Phone number; without one there is nothing to call. */
const HAS_NUMBER = /\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}/;
/** `(8O8) 555-O142`: a letter that hides the number from filters. */
const ZERO_IN_DISGUISE = /(?<=[\d(-])[oO](?=\d)/g;
const TEXT_CHARS_MAX = 4000;
const PHONE_CALL = new RegExp(
  String.raw`(?:${anyOf('phoneCall')})[^.]{0,60}\+?\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}\)?`,
);
/** Usual subjects of fake invoices with a phone number. */
const FAKE_INVOICE = new RegExp(String.raw`\b(?:${anyOf('fakeInvoiceSubject')})\b`);
/** Very cheap top-level domains. */
const CHEAP_SUFFIX = new RegExp(String.raw`\.(?:${anyOf('cheapDomainSuffix')})$`);
const BRANDS = new RegExp(String.raw`\b(${anyOf('impersonatedBrand')})\b`);

/** True when an email sets a short deadline or stresses urgency. */
export function isUrgent(subject: string, text: string): boolean {
  const folded = foldText(`${subject}\n${text.slice(0, TEXT_CHARS_MAX)}`);
  return URGENT.some((pattern) => pattern.test(folded));
}

const ASKED_SECRET = new RegExp(`(?:${anyOf('askedSecret')})`);
/** A denial before the request warns of those who ask. */
const WARNING = new RegExp(wholeWords('denial'));

/** True when an email asks for what no genuine sender asks for, such as a card number with its PIN. */
export function asksForSecrets(text: string): boolean {
  const sentences = foldText(text.slice(0, TEXT_CHARS_MAX)).split(/[.!?]\s|\n/);
  return sentences.some((sentence) => {
    const at = sentence.search(ASKED_SECRET);
    return at >= 0 && !WARNING.test(sentence.slice(0, at));
  });
}

/** Number of pressure tactics in an email with a phone number; 0 without a phone number. */
export function countPressureTactics(subject: string, text: string): number {
  const stated = `${subject}\n${text.slice(0, TEXT_CHARS_MAX)}`.replace(ZERO_IN_DISGUISE, '0');
  if (!HAS_NUMBER.test(stated)) return 0;
  const folded = foldText(stated.replace(/\n/g, ' '));
  if (!PHONE_CALL.test(folded)) return 0;
  return PRESSING.filter((pattern) => pattern.test(folded)).length + (FAKE_INVOICE.test(folded) ? 1 : 0);
}

/** True for signs of fraud: pressure and a phone number, or a well-known name with an unrelated domain. */
export function isScamLike(from: EmailAddress, subject: string, text: string): boolean {
  const label = domainLabel(from.domain).replace(/[^a-z0-9]/g, '');
  const brand = BRANDS.exec(foldText(from.name))?.[1]?.replace(/ /g, '');
  const isMasked = brand !== undefined && label !== '' && !label.includes(brand) && brand.length > 3;
  const isLookalike = CHEAP_SUFFIX.test(from.domain) && brand !== undefined && label !== brand;
  return isMasked || isLookalike || countPressureTactics(subject, text) >= 2;
}
