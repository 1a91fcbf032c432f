import type { MailAddress } from '../mail/address.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { foldText } from '../page/clean-text.ts';

const PRESSING: readonly RegExp[] = [
  /within (?:12|24|48) hours|innerhalb von 24 stunden|sous 24 heures|en 24 horas|entro 24 ore/,
  /immediately|urgent|right away|call us now|as soon as possible/,
  /fraud department|support department|helpdesk|billing department|security team/,
  /if you did not (?:authori[sz]e|make|place|approve)|if this was not you|not authori[sz]ed by you/,
  /to cancel (?:this|the|your) (?:order|charge|transaction|renewal|subscription)|to (?:cancel|refund|dispute),? (?:please )?(?:call|contact|dial)|(?:call|contact|dial) [^.]{0,60}to (?:cancel|dispute|get a refund)|to dispute|cancel and get a refund|to claim a refund/,
];
const PHONE_CALL =
  /(?:call|contact|phone|dial|helpdesk|toll[- ]free|support (?:at|on)|reach us)[^.]{0,60}\+?\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}\)?/;
/** What false invoices with a number to call are nearly always about. */
const BAIT =
  /\b(?:norton|mcafee|geek ?squad|lifelock|webroot|anti-?virus|windows defender|pc (?:protection|security)|bitcoin|total protection)\b/;
/** Domains that cost next to nothing. */
const CHEAP_SUFFIX =
  /\.(?:top|xyz|icu|click|info|online|site|live|buzz|cyou|cfd|sbs|rest|monster|quest|shop|vip|club|support|loan|win|bid|tk|ml|ga|cf|gq)$/;
const BRANDS =
  /\b(paypal|amazon|apple|netflix|microsoft|norton|mcafee|geek ?squad|dhl|ups|fedex|usps|royal mail|post office|hmrc|irs|coinbase|binance|chase|wells fargo|bank of america|ebay|walmart|best ?buy|google|facebook|spotify|docusign)\b/;

/** How many kinds of pressure a mail puts on its reader beside a telephone number to call; 0 without one. */
export function pressureOf(subject: string, text: string): number {
  const folded = foldText(`${subject}\n${text.slice(0, 4000)}`);
  if (!PHONE_CALL.test(folded)) return 0;
  return PRESSING.filter((pattern) => pattern.test(folded)).length + (BAIT.test(folded) ? 1 : 0);
}

/** Signs of a fraud: pressure and a number to call, or a well-known name over a domain that is not its own. */
export function isScamLike(from: MailAddress, subject: string, text: string): boolean {
  const label = domainLabel(from.domain).replace(/[^a-z0-9]/g, '');
  const brand = BRANDS.exec(foldText(from.name))?.[1]?.replace(/ /g, '');
  const isMasked = brand !== undefined && label !== '' && !label.includes(brand) && brand.length > 3;
  const isLookalike = CHEAP_SUFFIX.test(from.domain) && brand !== undefined && label !== brand;
  return isMasked || isLookalike || pressureOf(subject, text) >= 2;
}
