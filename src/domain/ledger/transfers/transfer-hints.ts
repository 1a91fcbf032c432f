import { regexSource } from '../../text/regex-source.ts';
import { descriptionTokens } from '../reconcile/description-tokens.ts';
import type { TransferAccount, TransferTransaction } from './transfer-types.ts';

/** Words of a movement between accounts, in the languages of the banks read here. */
const MOVES = new RegExp(
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
/** Words of a payment to a card or a loan. */
const PAYS_CARD = new RegExp(
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
/** A shop's refund, a wage, interest: money that crosses the household's border. */
const FOREIGN = new RegExp(
  regexSource`
    \b(
      REFUND|REIMBURSE\w*|REIMB|EXPENSES?|REISEKOSTEN|REVERSAL|RETURN|ERSTATTUNG|REMBOURSEMENT|CASHBACK|
      CASH REWARD|STATEMENT CREDIT|PAYROLL|SALARY|WAGES?|DIR(?:ECT)? DEP\w*|GEHALT|LOHN|SALAIRE|NOMINA|INTEREST|
      DIVIDEND|TAX REF|PURCHASE|POS|CHECKCARD|RENT|ATM|CASH WITHDRAWAL|FEE
    )\b`,
);
/** A person named after a preposition does not make a stranger when the word is the account's own. */
const PEER_APP = /\b(ZELLE|VENMO|CASH ?APP|PIX|BIZUM|SWISH|TIKKIE|PAYPAL)\b/;
/** What a wallet's own holder takes out of it is no one else's money. */
const TAKES_OUT = /\b(?:VENMO|CASH ?APP|PAYPAL)\b.{0,80}\b(?:CASH ?OUT|TRANSFER)\b/;

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

/** An own account as a description may call it. */
export interface AccountNames {
  readonly id: string;
  readonly kind: AccountKind;
  readonly mask: string | null;
  /** Naming words of the account or its bank, without words that every account bears. */
  readonly words: readonly string[];
}

type AccountKind = 'checking' | 'savings' | 'credit' | 'loan' | 'investment' | 'other';

/** What one transaction says about being half of a transfer. */
export interface TransactionHint {
  /** Upper case, words only. */
  readonly text: string;
  readonly moves: boolean;
  readonly paysCard: boolean;
  /** Another person's or a shop's money, by an app's name or by words that say so. */
  readonly isStranger: boolean;
  /** The text itself says that the money crosses the household's border. */
  readonly isForeign: boolean;
  /** Naming words that are neither bank words nor an own account's name; none in `DEPOSIT` or `ACH DEBIT`. */
  readonly names: readonly string[];
  /** Those of them that say nothing of a movement or a card's payment: who the other side is. */
  readonly parties: readonly string[];
  /** Ids of own accounts that the text names by mask. */
  readonly masks: readonly string[];
}

/** Names under which a text may mention an account. */
export function accountNames(account: TransferAccount): AccountNames {
  const words = upper(account.name).split(' ');
  return {
    id: account.id,
    kind: accountKind(account.type, account.name),
    mask: account.mask && account.mask.length >= 3 ? account.mask : null,
    words: words.filter((word) => word.length >= 3 && !NOT_NAMES.has(word) && !/\d/.test(word)),
  };
}

/** Reads the hints of one transaction. */
export function transactionHint(
  transaction: TransferTransaction,
  accounts: readonly AccountNames[],
): TransactionHint {
  const text = upper(`${transaction.merchant ?? ''} ${transaction.description}`);
  const takesOut = TAKES_OUT.test(text);
  const isForeign = FOREIGN.test(text);
  const moves = MOVES.test(text) && (takesOut || !PEER_APP.test(text) || /\bTRANSFER(WISE)?\b/.test(text));
  const names = descriptionTokens(transaction.merchant || transaction.description).filter(
    (word) => !BANK_WORDS.has(word),
  );
  return {
    text,
    moves,
    paysCard: PAYS_CARD.test(text),
    isStranger: (isForeign || PEER_APP.test(text)) && !takesOut,
    isForeign,
    names,
    parties: names.filter(
      (word) => word.length > 2 && !isPeerApp(word) && !MOVES.test(word) && !PAYS_CARD.test(word),
    ),
    masks: /\d{3}/.test(text)
      ? accounts
          .filter(({ id, mask }) => mask !== null && id !== transaction.accountId && hasMask(text, mask))
          .map(({ id }) => id)
      : [],
  };
}

/** True for the name of an app between people, which says nothing of who stands at either end. */
export function isPeerApp(word: string): boolean {
  return PEER_APP.test(word);
}

/** True when a text names an account by a word of its own name. */
export function namesAccount(text: string, account: AccountNames): boolean {
  return account.words.some((word) => new RegExp(`\\b${word}`).test(text));
}

/** True when a text calls an account by its kind (`TO SAVINGS`, `SAV`, `CHK`). */
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

/** Reads a bank's account type into the few kinds that matter here. */
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
  const at = text.indexOf(mask.toUpperCase());
  if (at < 0) return false;
  const after = text.charAt(at + mask.length);
  const before = text.charAt(at - 1);
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
