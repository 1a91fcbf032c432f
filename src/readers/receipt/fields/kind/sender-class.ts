import { anyOf, wholeWords } from '../../lexicon/compile/patterns.ts';
import { foldText } from '../../text/clean-text.ts';
import { domainLabel } from '../merchant/resolve-merchant.ts';
import { isCarrier, isParcelCompany, isProcessor } from '../merchant/senders.ts';

const EMAIL_PROVIDER = new RegExp(anyOf('emailProvider'));

/** What kind of business a sender is, as far as its name and domain tell. */
export interface SenderClass {
  readonly isBank: boolean;
  /** Apps and services by which people pay each other. */
  readonly isMoneyApp: boolean;
  readonly isParcelCompany: boolean;
  /** A free mailbox: a person, a very small business or a fraud. */
  readonly isPersonal: boolean;
  readonly isProcessor: boolean;
  /** It sells plans and hardly anything else: streaming, software, hosting, telephone, news, clubs. */
  readonly sellsPlans: boolean;
  /** Energy, water, insurance: bills that come again and again. */
  readonly sendsBills: boolean;
}

const BANK = new RegExp(`${wholeWords('bankName')}|bank\\b`);
const MONEY_APP = new RegExp(`\\b(?:${anyOf('moneyApp')})\\b`);
const PLANS = new RegExp(`\\b(?:${anyOf('planSeller')})\\b`);
const BILLS = new RegExp(wholeWords('billSender'));
/** What is called a bank and holds no money. */
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
