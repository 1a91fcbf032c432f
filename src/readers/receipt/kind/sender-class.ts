import { domainLabel } from '../merchant/resolve-merchant.ts';
import { isCarrier, isParcelCompany, isProcessor } from '../merchant/senders.ts';
import { foldText } from '../page/clean-text.ts';

/** What kind of business a sender is, as far as its name and domain tell. */
export interface SenderClass {
  readonly isBank: boolean;
  /** Apps and services by which people pay each other. */
  readonly isMoneyApp: boolean;
  readonly isParcelCompany: boolean;
  /** A free mailbox: a person, a very small business or a fraud. */
  readonly isPersonal: boolean;
  readonly isProcessor: boolean;
}

const BANK =
  /\b(?:bank|banking|banque|banco|banca|sparkasse|volksbank|credit union|bancorp|banka|bankas|spar|caixa|cassa|kasse|visa alerts|card services|chase|wells fargo|citi|capital one|american express|amex|discover card|barclays|hsbc|lloyds|natwest|santander|bbva|monzo|revolut|n26|ing|rabobank|abn amro|commerzbank|postbank|dkb|comdirect|bnp paribas|credit agricole|societe generale|boursorama|intesa|unicredit|nordea|swedbank|handelsbanken|danske|dnb|pko|mbank|millennium|itau|bradesco|nubank|millennium bcp|fidelity|schwab|vanguard|robinhood|coinbase|银行|銀行|은행|カード)\b|bank\b|銀行|银行|은행/;
const MONEY_APP =
  /\b(?:venmo|zelle|cash ?app|square cash|tikkie|bizum|swish|mobilepay|vipps|lydia|twint|interac|remitly|western union|moneygram|wise|transferwise|paypal\.me|splitwise|mb way|blik|pix|paylib|wero|payconiq|paym|google pay friends|line pay|alipay|wechat pay|kakaopay|toss)\b/;

/** Classifies a sender by display name and domain. */
export function classifySender(name: string, domain: string): SenderClass {
  const label = domainLabel(domain);
  const text = `${foldText(name)} ${label}`;
  return {
    isBank: BANK.test(text),
    isMoneyApp: MONEY_APP.test(text),
    isParcelCompany: isParcelCompany(name),
    isPersonal:
      isCarrier(label) &&
      /gmail|googlemail|outlook|hotmail|live|yahoo|icloud|aol|gmx|web|proton|yandex|mail/.test(label),
    isProcessor: isProcessor(label) || isProcessor(name),
  };
}
