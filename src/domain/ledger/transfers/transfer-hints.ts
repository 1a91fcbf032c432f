import { regexSource } from '../../text/regex-source.ts';
import { descriptionTokens } from '../reconcile/description-tokens.ts';
import type { TransferAccount, TransferTransaction } from './transfer-types.ts';

/** Words for transfers between accounts, in the languages of the supported banks. */
const MOVEMENT_WORDS = new RegExp(
  regexSource`
    \b(
      TRANSFER(?:ENCIA|IDO|ENCE)?S?|TRANSFERWISE|XFER|TFR|TRF|TRSF|TRNSFR|ONLINE TRF|OVERSCHRIJVING|UEBERTRAG|
      UBERTRAG|UMBUCHUNG|UBERWEISUNG|UEBERWEISUNG|VIREMENT|VIR|TRASPASO|GIROCONTO|BONIFICO|PRZELEW|OVERFORING|
      TO SAVINGS|FROM SAVINGS|TO CHECKING|FROM CHECKING|STANDING ORDER|DAUERAUFTRAG|SPAREN|SAVE ?UP|ROUND ?UPS?|
      SWEEP|CONTRIBUTION|FUNDING|FUNDS|TOP[- ]?UP|MOVE MONEY|BALANCE TRANSFER|INTERNAL|(?:TO|FROM) A C|
      (?:TO|FROM) ACC(?:OUN)?T|POT|VAULT|EIGENES KONTO|EIGENE KONTEN|OWN ACCOUNT|CASH ?OUT|TRNWISE|WISE|WIRE|
      TOPPED UP|(?:SENT|RECEIVED|ADDED) MONEY|MONEY (?:ADDED|SENT|RECEIVED)|SELF|UEBERWEISEN|UBERTRAGEN|
      AUSZAHLUNG|REVOLUT|CURRENCY ?FAIR
    )\b`,
);
/** Words for a payment to a card or loan. */
const CARD_PAYMENT_WORDS = new RegExp(
  regexSource`
    (
      BARCLAYCARD|AMERICAN EXPRESS|AMEX|CAPITAL ONE|DISCOVER|SYNCHRONY|
      PAYMENT[ ,-]*(?:RECEIVED[ ,-]*)?THANK ?YOU|THANK YOU|THANKYOU|AUTO ?PAY|AUTOPMT|E-?PAY(?:MENT)?\b|
      CREDIT CRD|CRD EPAY|CARDMEMBER|CARD ?SERV|CC P(?:AY)?MT|CARD PAYMENT|CREDIT CARD|PAYMENT TO .{0,80}CARD|
      ONLINE PAYMENT|ONLINE PMT|MOBILE PAYMENT|MOBILE PMT|WEB P(?:AY)?MT|ELECTRONIC PAYMENT|PAYMENT RECEIVED|
      BILL PAYMENT|DIRECT DEBIT (?:PAYMENT|RECEIVED)|KREDITKARTE|EINZAHLUNG|ZAHLUNG ERHALTEN|ZAHLUNGSEINGANG|
      \bABRECHNUNG\b|\bAUSGLEICH\b|PAGO (?:RECIBIDO|TARJETA)|PAIEMENT RECU|BETALING ONTVANGEN|PAIEMENT CARTE|
      LOAN P(?:AY)?MT|LOAN PAYMENT|MORTGAGE P(?:AY)?MT|\bPMT\b|\bPYMT\b|\bPAYMENT\b|\bREPAYMENT\b|\bSETTLEMENT\b
    )`,
);
/** Words for money that enters or leaves the household: refunds, wages, interest. */
const EXTERNAL_WORDS = new RegExp(
  regexSource`
    \b(
      REFUND|REIMBURSE\w*|REIMB|EXPENSES?|REISEKOSTEN|REVERSAL|RETURN|ERSTATTUNG|REMBOURSEMENT|CASHBACK|
      CASH REWARD|STATEMENT CREDIT|PAYROLL|SALARY|WAGES?|DIR(?:ECT)? DEP\w*|GEHALT|LOHN|SALAIRE|NOMINA|INTEREST|
      DIVIDEND|TAX REF|PURCHASE|POS|CHECKCARD|RENT|ATM|CASH WITHDRAWAL|FEE
    )\b`,
);
/** Person-to-person payment apps. A text that names the user's own account is still a transfer. */
const PEER_APP = /\b(ZELLE|VENMO|CASH ?APP|PIX|BIZUM|SWISH|TIKKIE|PAYPAL)\b/;
/** Withdrawals of the user's own money from a wallet. */
const WALLET_WITHDRAWAL = /\b(?:VENMO|CASH ?APP|PAYPAL)\b.{0,80}\b(?:CASH ?OUT|TRANSFER)\b/;

const NOT_NAMES = new Set(
  (
    'ACCOUNT BANK CARD CREDIT DEBIT CHECKING SAVINGS SAVING CURRENT MAIN MY THE JOINT PERSONAL EVERYDAY ' +
    'PLUS REWARDS LOAN CASH ONLINE TOTAL PREMIER ADVANTAGE CLASSIC SELECT BASIC PRIMARY VISA MASTERCARD'
  ).split(' '),
);

const BANK_WORDS = new Set(
  (
    'DEPOSIT WITHDRAWAL WITHDRAW CREDIT DEBIT INCOMING OUTGOING EXTERNAL ELECTRONIC MOBILE INTERNET ' +
    'AUTOMATIC SCHEDULED RECEIVED SENT MISC OTHER BOOK ENTRY BANK BANKING ACCOUNT ACCT GUTSCHRIFT EINGANG ' +
    'AUSGANG CASH FUNDS MONEY NETBANKING'
  ).split(' '),
);

/** An own account, as descriptions may name it. */
export interface AccountNames {
  readonly id: string;
  readonly kind: AccountKind;
  readonly mask: string | null;
  /** Distinctive words of the account or its bank, without words common to all accounts. */
  readonly words: readonly string[];
}

type AccountKind = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

/** Hints in one transaction's text about being half of a transfer. */
export interface TransactionHint {
  /** The text in upper case, words only. */
  readonly text: string;
  readonly isMovement: boolean;
  readonly isCardPayment: boolean;
  /** True for money of another person or a merchant, by an app's name or other words. */
  readonly namesOtherParty: boolean;
  /** True if the text states that the money enters or leaves the household. */
  readonly isExternal: boolean;
  /** Naming words that are neither bank words nor the name of an own account; empty for `DEPOSIT` or `ACH DEBIT`. */
  readonly names: readonly string[];
  /** Those of `names` that identify the counterparty rather than a transfer or card payment. */
  readonly parties: readonly string[];
  /** Ids of own accounts whose mask the text contains. */
  readonly masks: readonly string[];
}

/** Returns the names under which texts may mention an account. */
export function accountNames(account: TransferAccount): AccountNames {
  const words = upper(account.name).split(' ');
  return {
    id: account.id,
    kind: accountKind(account.type, account.name),
    mask: account.mask && account.mask.length >= 3 ? account.mask : null,
    words: words.filter((word) => word.length >= 3 && !NOT_NAMES.has(word) && !/\d/.test(word)),
  };
}

/** Reads the hints in one transaction's text. */
export function transactionHint(
  transaction: TransferTransaction,
  accounts: readonly AccountNames[],
): TransactionHint {
  const text = upper(`${transaction.merchant ?? ''} ${transaction.description}`);
  const takesOut = WALLET_WITHDRAWAL.test(text);
  const isForeign = EXTERNAL_WORDS.test(text);
  const moves =
    MOVEMENT_WORDS.test(text) && (takesOut || !PEER_APP.test(text) || /\bTRANSFER(WISE)?\b/.test(text));
  const names = descriptionTokens(transaction.merchant || transaction.description).filter(
    (word) => !BANK_WORDS.has(word),
  );
  return {
    text,
    isMovement: moves,
    isCardPayment: CARD_PAYMENT_WORDS.test(text),
    namesOtherParty: (isForeign || PEER_APP.test(text)) && !takesOut,
    isExternal: isForeign,
    names,
    parties: names.filter(
      (word) =>
        word.length > 2 && !isPeerApp(word) && !MOVEMENT_WORDS.test(word) && !CARD_PAYMENT_WORDS.test(word),
    ),
    masks: /\d{3}/.test(text)
      ? accounts
          .filter(({ id, mask }) => mask !== null && id !== transaction.accountId && hasMask(text, mask))
          .map(({ id }) => id)
      : [],
  };
}

/** True for the name of a person-to-person payment app, which does not identify either party. */
export function isPeerApp(word: string): boolean {
  return PEER_APP.test(word);
}

/** True if a text names an account by a word of its own name. */
export function namesAccount(text: string, account: AccountNames): boolean {
  return account.words.some((word) => new RegExp(`\\b${word}`).test(text));
}

/** True if a text names an account by its kind (`TO SAVINGS`, `SAV`, `CHK`). */
export function namesKind(text: string, kind: AccountKind): boolean {
  return KIND_WORDS[kind].test(text);
}

const KIND_WORDS: Readonly<Record<AccountKind, RegExp>> = {
  checking: /\b(CHK|CHECKING|CHECKNG|CURRENT A|GIRO|GIROKONTO|COMPTE COURANT|CUENTA CORRIENTE)/,
  savings:
    /\b(SAV|SAVINGS?|SAVER|SVGS|SPAR\w*|TAGESGELD|LIVRET|EPARGNE|AHORRO|ISA|RAINY DAY|EMERGENCY FUND)\b/,
  credit: /\b(CARD|CRD|CREDIT|VISA|MASTERCARD|AMEX|KREDITKARTE|CARTE)\b/,
  loan: /\b(LOAN|MORTGAGE|MTG|AUTO FIN\w*|STUDENT|LENDING|KREDIT|DARLEHEN|PRET)\b/,
  investment:
    /\b(BROKERAGE|INVEST\w*|IRA|401K|ROTH|FIDELITY|VANGUARD|SCHWAB|ETRADE|ROBINHOOD|DEPOT|SECURITIES)\b/,
  other: /\b(WALLET|ACCOUNT|ACCT)\b/,
};

/** Maps a bank's account type to one of the kinds used here. */
function accountKind(type: string, name: string): AccountKind {
  const text = `${type} ${name}`.toLowerCase();
  const first = type.toLowerCase();
  if (/credit|card/.test(first)) return 'credit';
  if (/loan|mortgage|student/.test(first)) return 'loan';
  if (/invest|brokerage|ira|401k/.test(first)) return 'investment';
  if (/saving/.test(first)) return 'savings';
  if (/checking|current/.test(first)) return 'checking';
  if (/depository/.test(first)) return /sav/.test(text) ? 'savings' : 'checking';
  return 'other';
}

function hasMask(text: string, mask: string): boolean {
  const index = text.indexOf(mask.toUpperCase());
  if (index < 0) return false;
  const after = text.charAt(index + mask.length);
  const before = text.charAt(index - 1);
  return !/[0-9]/.test(after) && !/[0-9]/.test(before);
}

function upper(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9,-]+/g, ' ')
    .trim();
}
