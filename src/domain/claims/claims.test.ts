import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineItem } from '../receipts/receipt.ts';
import { matchRefundedTransactions } from './bank-refunds.ts';
import { CLAIM_STATES, canMoveTo } from './claim-state.ts';
import { computeClaimTotals } from './claim-totals.ts';
import {
  type ClaimReceipt,
  type ClaimTransaction,
  canBeClaimed,
  lineKeyText,
  listClaimableLines,
} from './claimable-lines.ts';
import type { ClaimedLine } from './claimed-lines.ts';
import { allocateRefundsToLines } from './refunds.ts';

const lineItem = (name: string, amountMinor: number, overrides: Partial<LineItem> = {}): LineItem => ({
  name,
  amountMinor,
  quantity: 1,
  unitMinor: amountMinor,
  class: 'none',
  isHealth: false,
  hsaEligibility: 'not_eligible',
  ...overrides,
});
const IBUPROFEN = lineItem('Ibuprofen', 1_000, {
  class: 'otc_pain',
  isHealth: true,
  hsaEligibility: 'eligible',
});
const MASSAGER = lineItem('Massage gun', 3_000, {
  class: 'massage_spa',
  isHealth: true,
  hsaEligibility: 'needs_letter',
});
const MILK = lineItem('Milk', 4_000);

const receipt = (overrides: Partial<ClaimReceipt> = {}): ClaimReceipt => ({
  id: 'r1',
  kind: 'purchase',
  merchant: 'Amber Quay',
  purchasedOn: '2026-03-01',
  currency: 'USD',
  totalMinor: 5_250,
  chargedMinor: null,
  taxMinor: 500,
  shippingMinor: 0,
  discountMinor: 250,
  tipMinor: null,
  items: [IBUPROFEN, MILK],
  chargesMinor: [5_250],
  allocatedMinor: 5_250,
  charge: 0,
  refunds: [],
  ...overrides,
});
const back = (totalMinor: number) => ({
  receiptId: 'back',
  refundedOn: '2026-04-01',
  totalMinor,
  items: [],
});
const transaction = (overrides: Partial<ClaimTransaction> = {}): ClaimTransaction => ({
  id: 't1',
  postedOn: '2026-03-03',
  purchasedOn: '2026-03-02',
  description: 'Amber Quay',
  bankText: 'AMBER QUAY 0042',
  merchant: 'Amber Quay',
  category: 'GENERAL_MERCHANDISE_SUPERSTORES',
  amountMinor: -5_250,
  currency: 'USD',
  isSpend: true,
  isPending: false,
  isFromReceipt: false,
  split: null,
  receipts: [receipt()],
  accountName: 'Visa',
  accountMask: '4417',
  healthAccount: null,
  bankRefund: null,
  ...overrides,
});
const DENTIST = transaction({ category: 'MEDICAL_DENTAL_CARE', receipts: [], amountMinor: -9_000 });
const held = (overrides: Partial<ClaimedLine> = {}): ClaimedLine => ({
  claimId: 'c1',
  transactionId: 't1',
  isTransactionActive: true,
  receiptId: 'r1',
  item: 0,
  isWhole: false,
  description: 'Ibuprofen',
  ...overrides,
});
const statuses = (transactions: readonly ClaimTransaction[], taken: readonly ClaimedLine[] = []) =>
  listClaimableLines(transactions, taken).map((line) => line.status);

describe('a health line', () => {
  it('has the five facts, its shares of tax and discount, and its missing proof', () => {
    const [line, ...others] = listClaimableLines([transaction()], []);
    expect(others).toEqual([]);
    expect(line).toMatchObject({
      provider: 'Amber Quay',
      description: 'Ibuprofen',
      serviceOn: '2026-03-01',
      paidOn: '2026-03-03',
      priceMinor: 1_000,
      amountMinor: 1_050,
      status: 'ready',
      missing: [],
      bankText: 'AMBER QUAY 0042',
    });
  });

  it('is the complete transaction without an itemized receipt, and needs that receipt', () => {
    const [line] = listClaimableLines([DENTIST], []);
    expect(line).toMatchObject({
      amountMinor: 9_000,
      class: 'dental_care',
      hsaEligibility: 'eligible',
      status: 'needs_receipt',
      missing: ['description', 'itemized_receipt'],
    });
    expect(statuses([transaction({ ...DENTIST, category: 'MEDICAL_VETERINARY_SERVICES' })])).toEqual([]);
    expect(
      statuses([transaction({ ...DENTIST, category: 'PERSONAL_CARE_GYMS_AND_FITNESS_CENTERS' })]),
    ).toEqual(['not_eligible']);
  });

  it.each([
    [
      'paid from a health account is paid already',
      transaction({ healthAccount: 'hsa' }),
      'paid_from_account',
    ],
    ['of a pending row waits', transaction({ isPending: true }), 'pending'],
    [
      'that only a letter makes eligible says so',
      transaction({ receipts: [receipt({ items: [MASSAGER, MILK] })] }),
      'needs_letter',
    ],
    [
      'that was given back is none',
      transaction({ receipts: [receipt({ refunds: [back(5_250)] })] }),
      'refunded',
    ],
  ] as const)('%s', (_name, paid, status) => {
    expect(statuses([paid])).toEqual([status]);
  });

  it('is in only one claim: by key, by name after another extraction, by receipt elsewhere', () => {
    expect(statuses([transaction()], [held()])).toEqual(['claimed']);
    expect(statuses([transaction()], [held({ receiptId: 'read anew', item: 4 })])).toEqual(['claimed']);
    expect(statuses([transaction()], [held({ transactionId: 'r1', isTransactionActive: false })])).toEqual([
      'claimed',
    ]);
    expect(statuses([transaction()], [held({ transactionId: 't2' })])).toEqual(['ready']);
    expect(
      statuses([transaction()], [held({ receiptId: null, item: null, isWhole: true, description: 'Row' })]),
    ).toEqual(['claimed']);
    expect(statuses([DENTIST], [held()])).toEqual(['claimed']);
  });

  it('with the same name as a claimed one is in no claim itself', () => {
    const twice = transaction({ receipts: [receipt({ items: [IBUPROFEN, IBUPROFEN] })] });
    expect(statuses([twice], [held()])).toEqual(['claimed', 'ready']);
    expect(statuses([twice], [held({ item: 1 })])).toEqual(['ready', 'claimed']);
    expect(statuses([twice], [held(), held({ claimId: 'c2', item: 1 })])).toEqual(['claimed', 'claimed']);
    const earlier = held({ receiptId: 'read anew', item: 4 });
    expect(statuses([twice], [earlier])).toEqual(['claimed', 'ready']);
    expect(statuses([twice], [held(), earlier])).toEqual(['claimed', 'claimed']);
  });
});

describe('a refund', () => {
  const items = [IBUPROFEN, MILK];
  it.each([
    [
      'that names an item lowers it',
      { totalMinor: 1_050, items: [{ name: 'IBUPROFEN', amountMinor: 1_000 }] },
      [1_050, 0],
    ],
    ['of just one line’s price lowers that line', { totalMinor: 4_200, items: [] }, [0, 4_200]],
    ['of something else lowers every line by its share', { totalMinor: 525, items: [] }, [105, 420]],
    ['never gives back more than was paid', { totalMinor: 9_999, items: [] }, [1_050, 4_200]],
  ] as const)('%s', (_name, refund, given) => {
    expect(allocateRefundsToLines(items, [1_050, 4_200], [refund])).toEqual(given);
  });

  it('of an item’s full price includes its shipping, of half of it half', () => {
    const back = (amountMinor: number) => ({
      totalMinor: amountMinor,
      items: [{ name: 'Ibuprofen', amountMinor }],
    });
    expect(allocateRefundsToLines(items, [1_250, 4_200], [back(1_000)])).toEqual([1_250, 0]);
    expect(allocateRefundsToLines(items, [1_250, 4_200], [back(500)])).toEqual([625, 0]);
  });

  it('that names one of two equal lines lowers the one that is not refunded yet', () => {
    const lenses = [
      lineItem('Contact lens', 3_000),
      lineItem('Contact lens', 3_000),
      lineItem('Case', 2_000),
    ];
    const one = { totalMinor: 3_000, items: [{ name: 'Contact lens', amountMinor: 3_000 }] };
    expect(allocateRefundsToLines(lenses, [3_000, 3_000, 2_000], [one, one])).toEqual([3_000, 3_000, 0]);
  });

  it('of more than the items it names lowers the other lines by the rest', () => {
    const three = [lineItem('A', 10_000), lineItem('B', 5_000), lineItem('C', 5_000)];
    const named = { totalMinor: 15_000, items: [{ name: 'A', amountMinor: 10_000 }] };
    expect(allocateRefundsToLines(three, [10_000, 5_000, 5_000], [named])).toEqual([10_000, 2_500, 2_500]);
  });

  it('lowers the lines by its amount, whatever the order of the refunds', () => {
    const two = [lineItem('A', 3_000), lineItem('B', 2_000)];
    const some = { totalMinor: 1_000, items: [] };
    const named = { totalMinor: 3_000, items: [{ name: 'A', amountMinor: 3_000 }] };
    expect(allocateRefundsToLines(two, [3_000, 2_000], [some, named])).toEqual([3_000, 1_000]);
    expect(allocateRefundsToLines(two, [3_000, 2_000], [named, some])).toEqual([3_000, 1_000]);
    const half = { totalMinor: 1_500, items: [{ name: 'A', amountMinor: 1_500 }] };
    expect(allocateRefundsToLines(two, [3_000, 2_000], [half, half])).toEqual([3_000, 0]);
  });

  it('known from the bank only belongs to the newest earlier payment of its amount, once', () => {
    const paid = (postedOn: string, amountMinor = -900) => ({
      id: `${postedOn} ${amountMinor}`,
      postedOn,
      merchantKey: 'dentist',
      amountMinor,
    });
    const transactions = [
      paid('2026-01-05'),
      paid('2026-03-05'),
      paid('2026-05-05'),
      paid('2026-03-06', -800),
    ];
    const back = [paid('2026-04-01', 900), paid('2026-04-02', 900), paid('2026-04-03', 900)];
    expect([...matchRefundedTransactions(transactions, back)]).toEqual([
      [transactions[1]?.id, back[0]],
      [transactions[0]?.id, back[1]],
    ]);
    expect(matchRefundedTransactions(transactions, [paid('2027-01-01', 800)]).size).toBe(0);
    expect(
      matchRefundedTransactions(transactions, [{ ...paid('2026-05-06', 900), merchantKey: 'other' }]).size,
    ).toBe(0);
  });

  it('by a bank transaction reduces the line by its share', () => {
    expect(
      listClaimableLines(
        [transaction({ bankRefund: { id: 'back', postedOn: '2026-04-02', amountMinor: 2_625 } })],
        [],
      )[0],
    ).toMatchObject({
      amountMinor: 525,
      refundedMinor: 525,
    });
  });
});

describe('a refund of an order without priced lines', () => {
  const part = (id: string, changes: Partial<ClaimTransaction>, paid: Partial<ClaimReceipt>) =>
    transaction({
      ...{ id, category: 'MEDICAL_DENTAL_CARE', ...changes },
      receipts: [receipt({ items: [], ...paid })],
    });
  const left = (transactions: readonly ClaimTransaction[]) =>
    listClaimableLines(transactions, []).map((line) => line.amountMinor);

  it('lowers each of its charges by their share', () => {
    const order = { totalMinor: 20_000, chargesMinor: [10_000, 10_000], allocatedMinor: 10_000 };
    const charges = ['t1', 't2'].map((id, charge) =>
      part(id, { amountMinor: -10_000 }, { ...order, charge, refunds: [back(10_000)] }),
    );
    expect(left(charges)).toEqual([5_000, 5_000]);
  });

  it('in another currency lowers the charge by its share', () => {
    const yen = { currency: 'JPY', totalMinor: 10_000, chargesMinor: [6_600], allocatedMinor: 6_600 };
    expect(left([part('t1', { amountMinor: -6_600 }, { ...yen, refunds: [back(5_000)] })])).toEqual([3_300]);
  });

  it('lowers the charge by no more than that order cost', () => {
    const one = { totalMinor: 6_000, chargesMinor: [6_000], allocatedMinor: 6_000 };
    expect(left([part('t1', { amountMinor: -10_000 }, { ...one, refunds: [back(9_000)] })])).toEqual([4_000]);
  });
});

const amounts = fc.integer({ min: 1, max: 9_000_000 });
const basket = fc.record({
  lineItems: fc.array(fc.record({ amount: amounts, isHealth: fc.boolean() }), { minLength: 1, maxLength: 8 }),
  tax: fc.integer({ min: 0, max: 50_000 }),
  refund: fc.integer({ min: 0, max: 10_000_000 }),
});

describe('for arbitrary purchases', () => {
  it('the lines never exceed the transaction, and a refund only reduces them', () => {
    fc.assert(
      fc.property(basket, ({ lineItems, tax, refund }) => {
        const items = lineItems.map(({ amount, isHealth }, at) =>
          isHealth
            ? { ...IBUPROFEN, name: `Thing ${at}`, amountMinor: amount }
            : lineItem(`Thing ${at}`, amount),
        );
        const total = lineItems.reduce((sum, { amount }) => sum + amount, 0) + tax;
        const bought = (refunds: ClaimReceipt['refunds']) =>
          listClaimableLines(
            [
              transaction({
                amountMinor: -total,
                receipts: [
                  receipt({
                    items,
                    totalMinor: total,
                    taxMinor: tax,
                    discountMinor: 0,
                    chargesMinor: [total],
                    allocatedMinor: total,
                    refunds,
                  }),
                ],
              }),
            ],
            [],
          );
        const before = bought([]);
        const after = bought([back(refund)]);
        const sum = (lines: typeof before) => lines.reduce((minor, line) => minor + line.amountMinor, 0);
        expect(new Set(before.map((line) => lineKeyText(line.key))).size).toBe(before.length);
        expect(before.every((line) => Number.isSafeInteger(line.amountMinor) && line.amountMinor > 0)).toBe(
          true,
        );
        expect(sum(before)).toBeLessThanOrEqual(total);
        if (lineItems.every((item) => item.isHealth)) expect(sum(before)).toBe(total);
        expect(sum(after)).toBeLessThanOrEqual(sum(before));
        expect(
          after.every((line) => line.amountMinor >= 0 && (line.amountMinor > 0 || !canBeClaimed(line))),
        ).toBe(true);
      }),
    );
  });

  it('refunds lower the lines by their amounts at least, and no line by more than its total', () => {
    const named = fc.record({ name: fc.constantFrom('A', 'B', 'C'), amountMinor: amounts });
    const refund = fc.record({ totalMinor: amounts, items: fc.array(named, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(named, { minLength: 1 }), fc.array(refund, { maxLength: 4 }), (items, refunds) => {
        const sum = (parts: readonly number[]) => parts.reduce((minor, part) => minor + part, 0);
        const totals = items.map(({ amountMinor }, at) => amountMinor + at * 100);
        const given = allocateRefundsToLines(items, totals, refunds);
        expect(given.every((minor, at) => minor >= 0 && minor <= (totals[at] ?? 0))).toBe(true);
        const refunded = sum(refunds.map(({ totalMinor }) => totalMinor));
        expect(sum(given)).toBeGreaterThanOrEqual(Math.min(refunded, sum(totals)));
      }),
    );
  });

  it('yearly figures add up to the claims, with reimbursements allocated exactly', () => {
    const claim = fc
      .record({
        state: fc.constantFrom(...CLAIM_STATES),
        lines: fc.array(fc.record({ amountMinor: amounts, isInYear: fc.boolean() }), {
          minLength: 1,
          maxLength: 9,
        }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ state, lines, part }) => {
        const total = lines.reduce((sum, line) => sum + line.amountMinor, 0);
        return { state, lines, reimbursedMinor: state === 'reimbursed' ? Math.floor(total * part) : null };
      });
    fc.assert(
      fc.property(fc.array(claim, { maxLength: 5 }), fc.array(amounts, { maxLength: 5 }), (claims, ready) => {
        const lines = ready.map((amountMinor) => ({ status: 'ready' as const, amountMinor }));
        const turned = claims.map((claim) => ({
          ...claim,
          lines: claim.lines.map((line) => ({ ...line, isInYear: !line.isInYear })),
        }));
        const [one, other] = [computeClaimTotals(lines, claims), computeClaimTotals([], turned)];
        expect(one.eligibleMinor).toBe(one.unclaimedMinor + one.claimedMinor);
        expect(one.reimbursedMinor + other.reimbursedMinor).toBe(
          claims.reduce((sum, claim) => sum + (claim.reimbursedMinor ?? 0), 0),
        );
        expect(one.reimbursedMinor).toBeLessThanOrEqual(one.claimedMinor);
      }),
    );
  });
});

it('every step of a claim can be undone', () => {
  for (const from of CLAIM_STATES)
    for (const to of CLAIM_STATES) expect(canMoveTo(from, to), `${from} to ${to}`).toBe(canMoveTo(to, from));
});
