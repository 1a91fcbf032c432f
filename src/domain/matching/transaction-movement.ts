import { regexSource } from '../text/regex-source.ts';

/**
 * Bank texts of money movements and of the bank's own entries, which a receipt never explains: card payments, transfers
 * between own accounts, cash, fees, interest, wages.
 */
const MOVEMENTS: readonly RegExp[] = [
  /\bpayment\b.{0,12}\bthank\s*you\b|\bthank\s*you\b.{0,24}\bpayment\b|\bpayment received\b|\bpaym?e?n?t rec'?d\b/i,
  new RegExp(
    regexSource`
    \b(?:credit\s*c(?:ar|r)?d|crd)\b.{0,10}?\b(?:auto\s?pay|auto\s?pymt|e-?pa?y|bill pay|pa?ymt|pmts?|payment)\b|
    \bcard\s*(?:auto\s?pay|bill pay|pymt)\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:autopay|automatic|online|mobile|web|internet|e-?)\s*(?:payment|pymt|pmt)\b.{0,20}
    (?:thank|received|from (?:chk|checking|savings)|to (?:card|credit|crd))`,
    'i',
  ),
  /\bpayment to\b.{0,30}\b(?:card|visa|mastercard|amex|credit)\b/i,
  new RegExp(
    regexSource`
    \b(?:
      amex|american express|discover|citi(?:bank)?|capital one|chase|barclaycard|synchrony|comenity|
      bank of america|wells fargo|boa|us bank|apple\s?card gsbank
    )\b.{0,16}\b(?:e-?payment|epay|ach pmt|crcardpmt|mobile pmt|card pmt|autopay|crd epay|payment|pymt)\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:
      cardmember serv|chase card serv|credit card bill pay|creditcard (?:payment|pmt)|moneyline|moneylink|
      bill payment to (?:card|visa|mastercard)
    )\b`,
    'i',
  ),
  /\b(?:applecard gsbank|amex epayment|discover e-payment|chase credit crd|citi autopay|barclaycard us)\b/i,
  new RegExp(
    regexSource`
    \b(?:
      online|internal|mobile|account|own|book|wire|funds?|bank|recurring|scheduled|savings|instant|external|
      auto(?:matic)?
    )\s+(?:banking\s+)?(?:transfer|xfer|trnsfr|tfr)\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    ^\s*(?:transfer|xfer|trf|tfr)\b|\b(?:transfer|xfer|trnsfr|trf)\s+(?:to|from|zu|von|vers|a|da)\b|
    \b(?:to|from)\s+(?:checking|savings|share|acct|account|chk|sav)\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:atm|cash)\s*(?:withdrawal|wdl|w\/d|deposit|advance|dispense)\b|\bwithdrawal\b.{0,10}\batm\b|^atm\b|
    \bgeldautomat\b|\bbargeldauszahlung\b|\bretrait\b.{0,8}\b(?:dab|gab|especes)\b|\bcajero\b|\bprelievo\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:foreign|international|intl)\s*(?:transaction|trans|txn|exchange|currency)\s*(?:fee|chg|charge)\b|
    \b(?:overdraft|nsf|maintenance|monthly service|wire|atm|cash advance|returned item)\s*(?:fee|chg|charge)\b|
    \bauslandseinsatz(?:entgelt)?\b|\bkontof[üu]hrung`,
    'i',
  ),
  /\binterest\s*(?:charge|paid|payment|earned|credit)\b|\bpurchase interest\b|^interest\b|\bzinsen\b/i,
  new RegExp(
    regexSource`
    \b(?:
      payroll|direct dep(?:osit)?|dir dep|salary|wages|gehalt|lohn|nomina|salaire|stipendio|tax ref(?:und)?|
      irs treas|ssa treas|soc sec
    )\b`,
    'i',
  ),
  /\b(?:mobile|check|cheque|remote)\s*deposit\b/i,
  new RegExp(
    regexSource`
    \b(?:bill ?pa?y(?:ment)?|bill pmt)\b.{0,20}\b(?:visa|mastercard|amex|card)\b|\bkreditkartenabrechnung\b|
    \babrechnung\b.{0,12}\bkreditkarte\b|\bprelevement carte\b|\bliquidacion tarjeta\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:
      umbuchung|u?ebertrag|übertrag|vir interne|interne overboeking|eigen rekening|dauerauftrag|sparen auto|
      virement\s+(?:interne|vers|de|sepa)|traspaso|transferencia|giroconto|bonifico|overboeking
    )\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \bcash\s?back\s*(?:reward|redemption|bonus|statement credit)s?\b|\brewards?\s+(?:redemption|credit)\b|
    \bstatement credit\b`,
    'i',
  ),
  new RegExp(
    regexSource`
    \b(?:venmo|cash app|zelle|paypal)\b.{0,12}\b(?:
      cash\s?out|std tran|instant transfer to|add(?:ed)? (?:cash|to balance|funds)|transfer
    )\b`,
    'i',
  ),
];

/** The funding leg of a wallet purchase; it names the merchant or nothing. */
const WALLET_FUNDING = /\bpaypal\b.{0,6}\binst(?:ant)?\s*xfer\b/i;
const PERSON_PAYMENT = /\b(?:zelle|venmo|cash app|cashapp)\b/i;

/** True if no receipt can explain a transaction with this description. */
export function isMovementOnly(description: string): boolean {
  if (WALLET_FUNDING.test(description)) return false;
  return MOVEMENTS.some((pattern) => pattern.test(description));
}

/** True for a person-to-person payment: a receipt may explain it, but it is never matched automatically. */
export function isPersonPayment(description: string): boolean {
  return PERSON_PAYMENT.test(description);
}

const PAY_LATER = new RegExp(
  regexSource`
    \b(?:
      klarna|afterpay|clearpay|affirm|sezzle|zip(?:pay)?|quadpay|scalapay|alma|laybuy|pay ?in ?(?:3|4)|
      shop pay inst\w*|installments?|instalments?|ratepay|oney|cofidis|younited|sequra|aplazame|heidipay|sunbit|
      tabby|tamara
    )\b`,
  'i',
);

/** True if the text names a buy-now-pay-later service. */
export function isPayLater(text: string): boolean {
  return PAY_LATER.test(text);
}
