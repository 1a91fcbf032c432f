import { addTransaction, type Book, fillDescriptor } from './book.ts';
import { FIXED_TRANSACTIONS, type FixedTransaction } from './catalog/fixed-transactions.ts';
import type { Merchant } from './catalog/merchant.ts';
import { addDays, dayInMonth, dayNumber, dayOf, daysBetween, monthIndex } from './days.ts';
import { createRandom, type Random } from './random.ts';
import type { CivilDate } from './types.ts';

/** Salary, rent, utilities, loans, interest, checks and payments between friends. */
export function writeIncomeAndBills(book: Book): void {
  writeSalary(book);
  for (const fixed of FIXED_TRANSACTIONS) {
    for (let month = monthIndex(book.from); month <= monthIndex(book.to); month++)
      writeFixedTransaction(book, fixed, month);
  }
  for (const day of daysBetween(book.from, book.to)) writeCashAndFriends(book, day);
}

const EMPLOYER: Merchant = {
  name: 'Lumen Ridge Software',
  domain: null,
  category: 'INCOME_SALARY',
  channel: 'other',
  counterparty: 'income_source',
  descriptor: 'LUMEN RIDGE SOFT DIRECT DEP PPD ID: 4{#9}',
};

/** Every other Friday; the raise starts with the first pay in March. */
function writeSalary(book: Book): void {
  const first = dayOf(Math.ceil((dayNumber(book.from) - 8) / 14) * 14 + 8);
  for (let day = first; day <= book.to; day = addDays(day, 14)) {
    const random = createRandom(book.seed, 'salary', day);
    const years = Number(day.slice(0, 4)) - 2024 - (day.slice(5) < '03-01' ? 1 : 0);
    const amountMinor = 289_646 + years * 7_418;
    addTransaction(
      book,
      {
        id: `salary-${day}`,
        accountId: 'checking',
        amountMinor,
        on: day,
        settlement: 'ach',
        description: fillDescriptor(EMPLOYER, createRandom('salary')),
        merchant: EMPLOYER,
        streamKey: 'salary',
      },
      random,
    );
  }
}

function writeFixedTransaction(book: Book, fixed: FixedTransaction, month: number): void {
  const calendarMonth = (month % 12) + 1;
  if (fixed.months && !fixed.months.includes(calendarMonth)) return;
  for (const [n, monthDay] of fixed.days.entries()) {
    const day = dayInMonth(month, monthDay);
    if (day < book.from || day > book.to) continue;
    const random = createRandom(book.seed, fixed.key, month, n);
    const minor = Math.round(random.int(fixed.minor[0], fixed.minor[1]) * seasonOf(fixed, calendarMonth));
    const ending = n > 0 ? `-${n}` : '';
    addTransaction(
      book,
      {
        id: `${fixed.key}-${dayInMonth(month, 1).slice(0, 7)}${ending}`,
        accountId: fixed.accountId,
        amountMinor: fixed.sign * minor,
        on: day,
        settlement: fixed.channel === 'other' ? 'ach' : 'card',
        merchant: fixed,
        streamKey: fixed.key,
        ...wordingOf(fixed, month, random),
      },
      random,
    );
  }
}

/** Seasonal factor of a bill. */
function seasonOf(fixed: FixedTransaction, calendarMonth: number): number {
  return calendarMonth >= 6 && calendarMonth <= 9 ? (fixed.summer ?? 1) : 1;
}

/** The description: a check's number, a constant text for wages, otherwise random. */
function wordingOf(
  fixed: FixedTransaction,
  month: number,
  random: Random,
): { description: string; checkNumber?: string } {
  if (fixed.descriptor !== 'CHECK')
    return {
      description: fillDescriptor(fixed, fixed.sign === 1 ? createRandom(fixed.key) : random),
    };
  const checkNumber = String(1041 + month - monthIndex('2023-01-01'));
  return { description: `CHECK ${checkNumber}`, checkNumber };
}

const ATM: Merchant = {
  name: 'ATM',
  domain: null,
  category: 'TRANSFER_OUT_WITHDRAWAL',
  descriptor: 'ATM WITHDRAWAL 00{#4} S LAMAR BLV AUSTIN TX',
  channel: 'in store',
  counterparty: 'financial_institution',
};
const ATM_FEE: Merchant = {
  name: 'First Platypus Bank',
  domain: null,
  category: 'BANK_FEES_ATM_FEES',
  descriptor: 'NON-NETWORK ATM FEE',
  channel: 'other',
  counterparty: 'financial_institution',
};
const ZELLE: Merchant = {
  name: 'Zelle',
  domain: null,
  category: 'TRANSFER_OUT_TRANSFER_OUT_FROM_APPS',
  descriptor: 'Zelle payment to Nora Vance {#11}',
  channel: 'other',
  counterparty: 'payment_app',
};
const VENMO: Merchant = {
  name: 'Venmo',
  domain: 'venmo.com',
  category: 'TRANSFER_OUT_TRANSFER_OUT_FROM_APPS',
  descriptor: 'VENMO PAYMENT {#13} WEB ID: 3264681992',
  channel: 'other',
  counterparty: 'payment_app',
};

function writeCashAndFriends(book: Book, day: CivilDate): void {
  const random = createRandom(book.seed, 'friends', day);
  const write = (key: string, merchant: Merchant, amountMinor: number): void => {
    addTransaction(
      book,
      {
        id: `${key}-${day}`,
        accountId: 'checking',
        amountMinor,
        on: day,
        settlement: 'ach',
        description: fillDescriptor(merchant, random),
        merchant,
      },
      random,
    );
  };
  if (random.chance(0.045)) {
    write('atm', ATM, -random.pick([4000, 6000, 6000, 8000, 10_000]));
    if (random.chance(0.35)) write('atm-fee', ATM_FEE, -300);
  }
  if (random.chance(0.05)) write('zelle', ZELLE, -random.pick([1500, 2250, 4000, 6400]));
  if (random.chance(0.06)) write('venmo', VENMO, -random.int(800, 5200));
}
