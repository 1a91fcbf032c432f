import { addDays } from '#domain/calendar/civil-date.ts';
import type { ReconcileInput, ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';

type Make = (at: number) => Partial<ReconcileTransaction>;
const letters = (n: number) => [...String(n)].map((digit) => 'ABCDEFGHIJ'[Number(digit)]).join('');

/** As many stored as incoming transactions. */
const both =
  (existing: Make, incoming: Make) =>
  (size: number): ReconcileInput => ({
    existing: Array.from({ length: size }, (_, at) => make(at, 'e', existing)),
    incoming: Array.from({ length: size }, (_, at) => make(at, 'i', incoming)),
  });

function make(at: number, side: string, values: Make): ReconcileTransaction {
  return {
    id: `${side}${at}`,
    accountId: '',
    postedOn: '2026-01-10',
    authorizedOn: null,
    amountMinor: -2_000,
    currency: 'USD',
    description: 'CORNER CAFE',
    merchant: null,
    pending: false,
    externalId: null,
    ...values(at),
  };
}

const day = (at: number) => addDays('1950-01-01', at);
const merchant = (at: number) => `${letters(at)}QZ RESTAURANT ${letters(at * 7)}`;

/** Statements and accounts with many possible duplicates. */
export const COMPARISONS: Readonly<Record<string, (size: number) => ReconcileInput>> = {
  'all alike': both(
    () => ({}),
    () => ({}),
  ),
  'one id for all': both(
    () => ({ externalId: 'a' }),
    (at) => ({ externalId: 'a', amountMinor: -at }),
  ),
  'one amount, other merchants': both(
    (at) => ({ description: merchant(at) }),
    (at) => ({ description: merchant(at + 1_000_000) }),
  ),
  'pending charges of one amount that post with another': both(
    (at) => ({ pending: true, postedOn: day(at), description: merchant(at) }),
    (at) => ({ postedOn: day(at), description: merchant(at), amountMinor: -2_101 }),
  ),
  'pending charges that each post with an amount of their own': both(
    (at) => ({ pending: true, postedOn: day(at), description: merchant(at), amountMinor: -2_000 - 10 * at }),
    (at) => ({ postedOn: day(at), description: merchant(at), amountMinor: -2_005 - 10 * at }),
  ),
  'pending charges of one merchant, one each day, that all post with another amount': both(
    (at) => ({ pending: true, postedOn: day(at), amountMinor: -2_000 - 10 * (at % 97) }),
    (at) => ({ postedOn: day(at), amountMinor: -2_105 - 10 * (at % 89) }),
  ),
  'pending charges of one merchant and day': both(
    (at) => ({ pending: true, amountMinor: -2_000 - at }),
    (at) => ({ amountMinor: -2_100 - 2 * at }),
  ),
};
