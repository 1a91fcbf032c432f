import { normalizeHeader } from './csv/header-role.ts';
import type { StatementAccountType } from './statement-file.ts';

const TYPE_WORDS: readonly (readonly [RegExp, StatementAccountType])[] = [
  [/credit|kredit(?:karte)?|visa|mastercard|amex/, 'credit'],
  [/saving|spar|tagesgeld|festgeld|epargne|ahorro|risparmio|poupanca|livret|oszczed/, 'savings'],
  [
    /che(?:ck|qu)ing|cheque|current|giro|courant|corriente|corrente|betaal|biezac|compte (?:de )?depot/,
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
