import { addTransaction, type Book, fillDescriptor } from './book.ts';
import type { Merchant } from './catalog/merchant.ts';
import { addDays, businessDayFrom, dayInMonth, monthIndex } from './days.ts';
import { createRandom } from './random.ts';
import type { CivilDate } from './types.ts';

interface Leg extends Merchant {
  readonly accountId: string;
}

interface Transfer {
  readonly key: string;
  readonly out: Leg;
  readonly in: Leg | null;
  readonly day: number;
  readonly minor: number;
  /** Days until the other leg appears. */
  readonly lag: number;
}

const bank = { domain: null, channel: 'other', counterparty: 'financial_institution' } as const;

const TRANSFERS: readonly Transfer[] = [
  {
    key: 'save',
    day: 2,
    minor: 145_000,
    lag: 0,
    out: {
      ...bank,
      name: 'First Platypus Bank',
      accountId: 'checking',
      category: 'TRANSFER_OUT_SAVINGS',
      descriptor: 'Online Transfer to SAV ...0913 transaction#: {#11}',
    },
    in: {
      ...bank,
      name: 'First Platypus Bank',
      accountId: 'savings',
      category: 'TRANSFER_IN_SAVINGS',
      descriptor: 'Online Transfer from CHK ...2204 transaction#: {#11}',
    },
  },
  {
    key: 'harbor',
    day: 5,
    minor: 20_000,
    lag: 2,
    out: {
      ...bank,
      name: 'Harbor Light Credit Union',
      accountId: 'checking',
      category: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
      descriptor: 'HARBOR LIGHT CU EXT TRNSFR WEB ID: 1314{#6}',
    },
    in: {
      ...bank,
      name: 'First Platypus Bank',
      accountId: 'harbor-savings',
      category: 'TRANSFER_IN_ACCOUNT_TRANSFER',
      descriptor: 'EXT DEPOSIT FIRST PLATYPUS TRANSFER',
    },
  },
  {
    key: 'harbor-spend',
    day: 6,
    minor: 4_000,
    lag: 0,
    out: {
      ...bank,
      name: 'Harbor Light Credit Union',
      accountId: 'harbor-savings',
      category: 'TRANSFER_OUT_ACCOUNT_TRANSFER',
      descriptor: 'TRANSFER TO SHARE DRAFT 7715',
    },
    in: {
      ...bank,
      name: 'Harbor Light Credit Union',
      accountId: 'harbor-checking',
      category: 'TRANSFER_IN_ACCOUNT_TRANSFER',
      descriptor: 'TRANSFER FROM SHARE 0007',
    },
  },
  {
    key: 'car',
    day: 20,
    minor: 34_218,
    lag: 1,
    out: {
      ...bank,
      name: 'Harbor Light Credit Union',
      accountId: 'checking',
      category: 'LOAN_PAYMENTS_CAR_PAYMENT',
      descriptor: 'HARBOR LIGHT CU LOAN PMT PPD ID: 1314{#6}',
    },
    in: {
      ...bank,
      name: 'First Platypus Bank',
      accountId: 'harbor-auto',
      category: 'LOAN_PAYMENTS_CAR_PAYMENT',
      descriptor: 'LOAN PAYMENT ACH',
    },
  },
];

interface CardPlan {
  readonly accountId: 'visa' | 'mastercard';
  readonly closesOn: number;
  readonly paidAfter: number;
  readonly out: string;
  readonly in: string;
}

const CARDS: readonly CardPlan[] = [
  {
    accountId: 'visa',
    closesOn: 12,
    paidAfter: 18,
    out: 'FIRST PLATYPUS CARD SERV AUTOPAY 4417 {#10}',
    in: 'AUTOMATIC PAYMENT - THANK YOU',
  },
  {
    accountId: 'mastercard',
    closesOn: 24,
    paidAfter: 20,
    out: 'WOMBAT CARD ONLINE PMT CKF{#9}POS',
    in: 'Payment Thank You-Mobile',
  },
];

/** Transfers between own accounts; both legs share an ID. Runs last, because card payments depend on the charges. */
export function writeTransfers(book: Book): void {
  for (let month = monthIndex(book.from); month <= monthIndex(book.to); month++) {
    for (const transfer of TRANSFERS) writeTransfer(book, transfer, dayInMonth(month, transfer.day));
    for (const card of CARDS) writeCardPayment(book, card, month);
  }
}

function writeTransfer(book: Book, transfer: Transfer, day: CivilDate): void {
  if (day < book.from || day > book.to) return;
  const transferId = `transfer-${transfer.key}-${day.slice(0, 7)}`;
  const sent = businessDayFrom(day);
  const legs = [
    { leg: transfer.out, side: 'out', amountMinor: -transfer.minor, on: sent },
    {
      leg: transfer.in,
      side: 'in',
      amountMinor: transfer.minor,
      on: businessDayFrom(addDays(sent, transfer.lag)),
    },
  ];
  for (const { leg, side, amountMinor, on } of legs) {
    if (leg === null) continue;
    const random = createRandom(book.seed, transferId);
    addTransaction(
      book,
      {
        id: `${transferId}-${side}`,
        accountId: leg.accountId,
        amountMinor,
        on,
        settlement: 'ach',
        description: fillDescriptor(leg, random),
        merchant: leg,
        streamKey: `transfer-${transfer.key}`,
        transferId,
      },
      random,
    );
  }
}

/** Pays the full statement balance since the last closing date. */
function writeCardPayment(book: Book, card: CardPlan, month: number): void {
  const closed = dayInMonth(month, card.closesOn);
  const since = dayInMonth(month - 1, card.closesOn);
  const paidOn = businessDayFrom(addDays(closed, card.paidAfter));
  if (since < book.from || paidOn > book.to) return;
  const owed = -book.transactions
    .filter((transaction) => transaction.accountId === card.accountId && transaction.transferId === null)
    .filter(
      (transaction) =>
        transaction.postedOn !== null && transaction.postedOn > since && transaction.postedOn <= closed,
    )
    .reduce((sum, transaction) => sum + transaction.amountMinor, 0);
  if (owed <= 0) return;
  const transferId = `card-payment-${card.accountId}-${closed.slice(0, 7)}`;
  const random = createRandom(book.seed, transferId);
  const merchant = { ...bank, name: 'Credit card payment', category: 'LOAN_PAYMENTS_CREDIT_CARD_PAYMENT' };
  const out = { ...merchant, descriptor: card.out };
  const back = { ...merchant, descriptor: card.in };
  addTransaction(
    book,
    {
      id: `${transferId}-out`,
      accountId: 'checking',
      amountMinor: -owed,
      on: paidOn,
      settlement: 'ach',
      description: fillDescriptor(out, random),
      merchant: out,
      streamKey: `card-payment-${card.accountId}`,
      transferId,
    },
    random,
  );
  addTransaction(
    book,
    {
      id: `${transferId}-in`,
      accountId: card.accountId,
      amountMinor: owed,
      on: addDays(paidOn, -random.int(0, 1)),
      settlement: 'ach',
      description: fillDescriptor(back, random),
      merchant: back,
      streamKey: `card-payment-${card.accountId}`,
      transferId,
    },
    random,
  );
}
