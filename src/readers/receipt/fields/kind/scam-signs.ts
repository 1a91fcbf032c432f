import type { EmailAddress } from '../../email/address.ts';
import { anyOf } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';

const PRESSING: readonly RegExp[] = [
  new RegExp(anyOf('urgentDeadline')),
  new RegExp(anyOf('urgentWord')),
  new RegExp(anyOf('scamDepartment')),
  new RegExp(anyOf('unauthorizedCharge')),
  new RegExp(anyOf('callToCancel')),
];
/** Without one there is nothing to call. */
const HAS_NUMBER = /\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}/;
const TEXT_CHARS_MAX = 4000;
const PHONE_CALL = new RegExp(
  String.raw`(?:${anyOf('phoneCall')})[^.]{0,60}\+?\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}\)?`,
);
/** What false invoices with a number to call are nearly always about. */
const BAIT = new RegExp(String.raw`\b(?:${anyOf('scamBait')})\b`);
/** Domains that cost next to nothing. */
const CHEAP_SUFFIX = new RegExp(String.raw`\.(?:${anyOf('cheapDomainSuffix')})$`);
const BRANDS = new RegExp(String.raw`\b(${anyOf('impersonatedBrand')})\b`);

/** How many kinds of pressure an email puts on its reader beside a telephone number to call; 0 without one. */
export function pressureOf(subject: string, text: string): number {
  const said = `${subject}\n${text.slice(0, TEXT_CHARS_MAX)}`;
  if (!HAS_NUMBER.test(said)) return 0;
  const folded = foldText(said);
  if (!PHONE_CALL.test(folded)) return 0;
  return PRESSING.filter((pattern) => pattern.test(folded)).length + (BAIT.test(folded) ? 1 : 0);
}

/** Signs of a fraud: pressure and a number to call, or a well-known name over a domain that is not its own. */
export function isScamLike(from: EmailAddress, subject: string, text: string): boolean {
  const label = domainLabel(from.domain).replace(/[^a-z0-9]/g, '');
  const brand = BRANDS.exec(foldText(from.name))?.[1]?.replace(/ /g, '');
  const isMasked = brand !== undefined && label !== '' && !label.includes(brand) && brand.length > 3;
  const isLookalike = CHEAP_SUFFIX.test(from.domain) && brand !== undefined && label !== brand;
  return isMasked || isLookalike || pressureOf(subject, text) >= 2;
}
