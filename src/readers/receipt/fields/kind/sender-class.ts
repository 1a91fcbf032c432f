import { anyOf, wholeWords } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { isCarrier, isParcelCompany, isProcessor } from '../merchant/senders.ts';

const EMAIL_PROVIDER = new RegExp(anyOf('emailProvider'));

/** The type of business a sender is, according to its name and domain. */
export interface SenderClass {
  readonly isBank: boolean;
  /** Peer-to-peer payment apps and services. */
  readonly isMoneyApp: boolean;
  readonly isParcelCompany: boolean;
  /** A free mailbox: an individual, a very small business or a scammer. */
  readonly isPersonal: boolean;
  readonly isProcessor: boolean;
  /** Sells mostly plans: streaming, software, hosting, phone service, news, clubs. */
  readonly sellsPlans: boolean;
  /** Sends recurring bills: energy, water, insurance. */
  readonly sendsBills: boolean;
}

const BANK = new RegExp(`${wholeWords('bankName')}|bank\\b`);
const MONEY_APP = new RegExp(`\\b(?:${anyOf('moneyApp')})\\b`);
const PLANS = new RegExp(`\\b(?:${anyOf('planSeller')})\\b`);
const BILLS = new RegExp(wholeWords('billSender'));
/** Names with "bank" that are not financial institutions. */
const NO_BANK = new RegExp(String.raw`(?:${anyOf('notABank')}) ?bank\b`, 'g');

/** Classifies a sender by display name and domain. */
export function classifySender(name: string, domain: string): SenderClass {
  const label = domainLabel(domain);
  const text = `${foldText(name)} ${label}`;
  return {
    isBank: BANK.test(text.replace(NO_BANK, '')),
    isMoneyApp: MONEY_APP.test(text),
    isParcelCompany: isParcelCompany(name),
    isPersonal: isCarrier(label) && EMAIL_PROVIDER.test(label),
    isProcessor: isProcessor(label) || isProcessor(name),
    sellsPlans: PLANS.test(text),
    sendsBills: BILLS.test(text),
  };
}
