import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, daysBetween } from '../../calendar/civil-date.ts';
import { mayAffectTransferPairs, PAIRING_REACH_DAYS } from './may-affect-transfer-pairs.ts';
import { pairTransfers, pairTransfersWithWatchKeys } from './pair-transfers.ts';
import type { TransferAccount, TransferTransaction } from './transfer-types.ts';

const ACCOUNTS: readonly TransferAccount[] = [
  { id: 'chk', name: 'Everyday Checking', type: 'checking', currency: 'USD', mask: '4417' },
  { id: 'sav', name: 'Rainy Day Savings', type: 'savings', currency: 'USD', mask: '1183' },
  { id: 'card', name: 'Sapphire', type: 'credit', currency: 'USD', mask: '3391' },
];
const TEXTS = ['TO SPAR', 'FROM GIRO', 'PAYMENT THANK YOU', 'SAPPHIRE', 'WILLOW POTTERY', 'DEPOSIT'];

const NAMES = [
  '',
  ' MARA',
  ' IVO',
  ' LENA',
  ' OTTO',
  ' NOOR',
  ' PIA',
  ' TOM',
  ' UMA',
  ' VERA',
  ' WIM',
  ' YARA',
];

const transactions = (count: number, amounts: readonly number[], from: number, to: number, names = 1) =>
  fc.array(
    fc.record({
      accountId: fc.constantFrom('chk', 'chk', 'sav', 'card'),
      postedOn: fc.integer({ min: from, max: to }).map((day) => addDays('2026-01-01', day)),
      amountMinor: fc
        .record({ amount: fc.constantFrom(...amounts), isIn: fc.boolean() })
        .map(({ amount, isIn }) => (isIn ? amount : -amount)),
      currency: fc.constant('USD'),
      description: fc
        .tuple(fc.constantFrom(...TEXTS), fc.constantFrom(...NAMES.slice(0, names)))
        .map(([text, name]) => text + name),
    }),
    { minLength: count, maxLength: count },
  );

/** In the order in which the ledger passes them. */
const inOrder = (list: readonly TransferTransaction[]): TransferTransaction[] =>
  list.toSorted((a, b) => (a.postedOn + a.id < b.postedOn + b.id ? -1 : 1));

const text = ({ outflowId, inflowId, confidence }: ReturnType<typeof pairTransfers>[number]) =>
  `${outflowId} ${inflowId} ${confidence}`;

it.each([
  ['sparse', 60, [500, 700, 900, 1_100, 1_300, 1_500, 1_700, 1_900, 2_100, 2_300], 300, 1],
  ['of habits', 90, [100, 200, 300, 400, 500, 600, 700, 800, 900, 1_000, 1_100, 1_200], 700, 1],
  ['crowded', 230, [500], 60, 12],
] as const)(
  'a change that touches no pair leaves all of them as they are: %s',
  (_, count, amounts, days, names) => {
    let untouched = 0;
    fc.assert(
      fc.property(
        transactions(count, amounts, 0, days, names),
        fc.nat(3),
        transactions(3, [...amounts, 33], -60, days + 60, names),
        (stored, gone, added) => {
          const before = inOrder(stored.map((drawn, at) => ({ ...drawn, id: String(1_000 + at) })));
          const removed = before.slice(0, gone);
          const came = added.map((drawn, at) => ({ ...drawn, id: String(5_000 + at) }));
          const kept = before.slice(gone);
          const { pairs, watchKeys: watched } = pairTransfersWithWatchKeys({
            accounts: ACCOUNTS,
            transactions: before,
          });
          for (const [versions, then] of [
            [removed, kept],
            [[...removed, ...came], inOrder([...kept, ...came])],
            [came, inOrder([...before, ...came])],
          ] as const) {
            const hasCounterpart = versions.some(({ amountMinor, postedOn }) =>
              then.some(
                (other) =>
                  other.amountMinor === -amountMinor &&
                  Math.abs(daysBetween(postedOn, other.postedOn)) <= PAIRING_REACH_DAYS,
              ),
            );
            if (hasCounterpart || mayAffectTransferPairs(versions, ACCOUNTS, new Set(watched))) continue;
            untouched += 1;
            const again = pairTransfers({ accounts: ACCOUNTS, transactions: then });
            expect(again.map(text).toSorted()).toEqual(pairs.map(text).toSorted());
          }
        },
      ),
      { numRuns: 150 },
    );
    expect(untouched).toBeGreaterThan(10);
  },
);

it('a watched text may change the pairs even without a counterpart', () => {
  const payment = (id: string, on: string, amountMinor: number): TransferTransaction => ({
    ...{ id, postedOn: on, amountMinor, currency: 'USD' },
    ...(amountMinor < 0
      ? { accountId: 'chk', description: 'ALPHA HOUSE' }
      : { accountId: 'sav', description: 'BETA HOUSE' }),
  });
  const habit = [1, 2, 3].flatMap((month) => [
    payment(`out${month}`, `2026-0${month}-04`, -1_000 - month),
    payment(`in${month}`, `2026-0${month}-05`, 1_000 + month),
  ]);
  const { pairs, watchKeys: watched } = pairTransfersWithWatchKeys({
    accounts: ACCOUNTS,
    transactions: habit,
  });
  expect(pairs).toHaveLength(3);
  const alone = [4, 5, 6].flatMap((month) => [
    payment(`out${month}`, `2026-0${month}-04`, -5_000 - month),
    payment(`in${month}`, `2026-0${month}-20`, 5_000 + month),
  ]);
  expect(pairTransfers({ accounts: ACCOUNTS, transactions: [...habit, ...alone] })).not.toEqual(pairs);
  for (const version of alone)
    expect(mayAffectTransferPairs([version], ACCOUNTS, new Set(watched))).toBe(true);
});

it('two changes that could be one transfer affect the pairs', () => {
  const was = { postedOn: '2026-03-04', currency: 'USD', description: 'DEPOSIT' };
  const both = [
    { ...was, id: 'a', accountId: 'chk', amountMinor: -500 },
    { ...was, id: 'b', accountId: 'sav', amountMinor: 500 },
  ];
  expect(mayAffectTransferPairs(both, ACCOUNTS, new Set())).toBe(true);
  expect(mayAffectTransferPairs(both.slice(1), ACCOUNTS, new Set())).toBe(false);
});
