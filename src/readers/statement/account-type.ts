import { normalizeHeader } from './csv/header-role.ts';
import type { StatementAccountType } from './statement-file.ts';
import { alternatives } from './text/alternatives.ts';

const TYPE_WORDS: readonly (readonly [RegExp, StatementAccountType])[] = [
  [/credit|kredit(?:karte)?|visa|mastercard|amex/, 'credit'],
  [
    /saving|spar|tagesgeld|festgeld|epargne|ahorro|risparmio|poupanca|livret|oszczed|economii|적금|ออมทรพย|储蓄|儲蓄/,
    'savings',
  ],
  [
    /che(?:ck|qu)ing|cheque|curr?ent|입출금|요구불|giro|courant|corriente|corrente|betaal|biezac|compte (?:de )?depot/,
    'checking',
  ],
  [/loan|mortgage|kredit|darlehen|pret|hypothe/, 'loan'],
  [/invest|broker|depot|isa\b/, 'investment'],
];

/** From a column of account types, else from an account named in words, such as Savings. */
export function accountTypeOf(text: string): StatementAccountType | null {
  const plain = normalizeHeader(text);
  return TYPE_WORDS.find(([pattern]) => pattern.test(plain))?.[1] ?? null;
}

/** From the title of a statement (`EXTRATO DE CONTA CORRENTE`); null for a title that names no type. */
export function typeInTitle(title: string): StatementAccountType | null {
  return TITLE.test(normalizeHeader(title)) ? accountTypeOf(title) : null;
}

const TITLE = new RegExp(
  String.raw`^(?:extrato|extracto|estratto|releve|kontoauszug|rekeningoverzicht)\b(?=.{3,60}$)` +
    String.raw`|^(?!.*\bunion\b).{3,50} account statement$|^transactions for \w+ account\b`,
);

/** True for a table with a column that only credit card statements have. */
export function hasCardHeader(headers: readonly string[]): boolean {
  return headers.some((header) => CARD_HEADER.test(header));
}

/** True for a table with the columns of a broker: ISIN, or symbols and quantities. */
export function hasSecurities(headers: readonly string[]): boolean {
  const names = new Set(headers.map(normalizeHeader));
  return names.has('isin') || (names.has('symbol') && names.has('quantity'));
}

const CARD_HEADER = new RegExp(
  alternatives(String.raw`
    \bcard ?(?:member|holder|no|number|last|ending)|\bextended details\b|appears on your statement
    karteninhaber|kartennummer|kreditkarte|merchant category|billing amount|billed amount
    portador|parcela|cuotas?\b|利用店名|利用金額|利用日|בית עסק|סכום חיוב|taksit|dönem içi işlem
    承認番号|ご利用店名|가맹점
  `),
  'i',
);
