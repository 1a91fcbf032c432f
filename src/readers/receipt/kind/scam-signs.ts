import type { MailAddress } from '../mail/address.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { foldText } from '../page/clean-text.ts';

const PRESSING: readonly RegExp[] = [
  /within (?:12|24|48) hours|innerhalb von 24 stunden|sous 24 heures|en 24 horas|entro 24 ore/,
  /immediately|urgent|right away|call us now|as soon as possible/,
  /fraud department|support department|helpdesk|billing department|security team/,
  /if you did not (?:authori[sz]e|make|place|approve)|if this was not you|not authori[sz]ed by you/,
  /to cancel (?:this|the) (?:order|charge|transaction|renewal)|to dispute|cancel and get a refund|to claim a refund/,
];
const PHONE_CALL =
  /(?:call|contact|phone|dial|helpdesk|toll[- ]free|support (?:at|on)|reach us)[^.]{0,60}\+?\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}\)?/;
const BRANDS =
  /\b(paypal|amazon|apple|netflix|microsoft|norton|mcafee|geek ?squad|dhl|ups|fedex|usps|royal mail|post office|hmrc|irs|coinbase|binance|chase|wells fargo|bank of america|ebay|walmart|best ?buy|google|facebook|spotify|docusign)\b/;

/** How many kinds of pressure a mail puts on its reader beside a telephone number to call; 0 without one. */
export function pressureOf(subject: string, text: string): number {
  const folded = foldText(`${subject}\n${text.slice(0, 4000)}`);
  return PHONE_CALL.test(folded) ? PRESSING.filter((pattern) => pattern.test(folded)).length : 0;
}

/** Signs of a fraud: pressure and a number to call, or a well-known name over a domain that is not its own. */
export function isScamLike(from: MailAddress, subject: string, text: string): boolean {
  const label = domainLabel(from.domain).replace(/[^a-z0-9]/g, '');
  const brand = BRANDS.exec(foldText(from.name))?.[1]?.replace(/ /g, '');
  const isMasked = brand !== undefined && label !== '' && !label.includes(brand) && brand.length > 3;
  return isMasked || pressureOf(subject, text) >= 2;
}
