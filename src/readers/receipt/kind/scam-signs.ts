import type { MailAddress } from '../mail/address.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { foldText } from '../page/clean-text.ts';

const URGENT =
  /within (?:12|24|48) hours|immediately|urgent|call us now|fraud department|if you did not (?:authori[sz]e|make|place|approve)|to cancel (?:this|the) (?:order|charge|transaction|renewal)|to dispute|innerhalb von 24 stunden|sous 24 heures|en 24 horas|entro 24 ore/;
const PHONE_CALL =
  /(?:call|contact|phone|dial|helpdesk|toll[- ]free|support (?:at|on)|reach us)[^.]{0,60}\+?\d[\d ().-]{8,16}\d|\+1\s?\(?8\d{2}\)?/;
const BRANDS =
  /\b(paypal|amazon|apple|netflix|microsoft|norton|mcafee|geek ?squad|dhl|ups|fedex|usps|royal mail|post office|hmrc|irs|coinbase|binance|chase|wells fargo|bank of america|ebay|walmart|best ?buy|google|facebook|spotify|docusign)\b/;

/** Signs of a fraud: pressure and a number to call, or a well-known name over a domain that is not its own. */
export function isScamLike(from: MailAddress, subject: string, text: string): boolean {
  const folded = foldText(`${subject}\n${text.slice(0, 4000)}`);
  const isPressing = URGENT.test(folded) && PHONE_CALL.test(folded);
  const label = domainLabel(from.domain).replace(/[^a-z0-9]/g, '');
  const brand = BRANDS.exec(foldText(from.name))?.[1]?.replace(/ /g, '');
  const isMasked = brand !== undefined && label !== '' && !label.includes(brand) && brand.length > 3;
  return isPressing || isMasked;
}
