import { createHash } from 'node:crypto';
import { extractText, getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { checkPerson } from '#db/integrity.ts';
import { openDatabase } from '#db/pool.ts';
import { addMonths, monthBounds } from '#domain/calendar/civil-date.ts';
import type { FindingKind } from '#domain/findings/finding.ts';
import { minorToDecimal } from '#domain/money/money.ts';
import { isCountedSubscription, isRunning } from '#domain/recurring/running.ts';
import { allTransactions, linkAndImport } from '../lib/bank.ts';
import { expectFailure } from '../lib/envelope.ts';
import { readZip } from '../lib/files/zip.ts';
import { member } from '../lib/http.ts';
import { waitUntilIdle } from '../lib/jobs.ts';
import { connectGmail, JORDAN } from '../lib/mail.ts';
import { addressOf, type Person, signUp } from '../lib/person.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { runProduct } from '../lib/servers/product.ts';
import { undo } from '../lib/undo.ts';

/**
 * The sandbox household with its mailbox, synced once for all of these tests, in an order in which later tests change
 * more. It stores no emails, so that every evidence pack has to fetch them.
 */
const product = runProduct();
let person: Person;

beforeAll(async () => {
  person = await signUp(product(), 'Jordan Ellis');
  await linkAndImport(product(), person);
  await connectGmail(person, JORDAN);
  await person.call('requestGmailSync');
  await waitUntilIdle(product(), person.userId, 90_000);
}, 120_000);

/** Finding kinds that do not occur in the household. */
const NEVER: readonly FindingKind[] = [
  'amount_differs',
  'charged_twice',
  'charged_after_cancel',
  'receipt_without_charge',
];

it('after its first sync, the sandbox shows no false statements', async () => {
  const { findings } = await person.call('listFindings');
  expect(findings.length).toBeGreaterThan(0);
  expect(findings.filter(({ kind }) => NEVER.includes(kind))).toEqual([]);
  // A late refund is one that no account shows.
  const credits = (await allTransactions(person)).filter(({ amountMinor }) => amountMinor > 0);
  for (const late of findings.filter(({ kind }) => kind === 'refund_late'))
    expect(
      credits.filter(
        (credit) => credit.amountMinor === late.amountMinor && credit.description.includes(late.merchant),
      ),
      late.title,
    ).toEqual([]);
});

describe('the figures of a household', () => {
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  const toMinor = (decimal: number) => Math.round(decimal * 100);

  async function closedMonths() {
    const { months } = await person.call('getNetWorth');
    return months.slice(0, -1).filter((month) => month.change !== null);
  }

  it('savings of every closed month equal its change in net worth minus the listed differences', async () => {
    const months = (await closedMonths()).slice(1);
    expect(months.length).toBeGreaterThan(12);
    for (const { month, change } of months) {
      const { totals } = await person.call('getDashboard', { query: monthBounds(month) });
      expect(change?.savingsMinor, month).toBe(toMinor(totals.savings));
      // All accounts of the household are connected, and none is revalued.
      expect(change?.valueMinor, month).toBe(0);
    }
  });

  it('are the same on the dashboard, in the insights, in the list and in its totals', async () => {
    for (const { month } of (await closedMonths()).slice(-3)) {
      const period = monthBounds(month);
      const { totals } = await person.call('getDashboard', { query: period });
      const insights = await person.call('getInsights', { query: period });
      const listed = await person.call('getTransactionTotals', { query: period });
      const transactions = (await allTransactions(person, period)).filter(
        (transaction) => transaction.currency === 'USD',
      );
      const of = (type: 'expense' | 'income') =>
        sum(
          transactions
            .filter(
              (transaction) => transaction.type === type && !transaction.isHeld && !transaction.isExcluded,
            )
            .map((transaction) => transaction.amountMinor),
        );
      const figures = { spend: -of('expense'), income: of('income') };
      expect({ spend: toMinor(totals.totalSpend), income: toMinor(totals.income) }, month).toEqual(figures);
      expect({ spend: insights.spendMinor, income: insights.incomeMinor }, month).toEqual(figures);
      expect({ spend: listed.spendMinor, income: listed.incomeMinor }, month).toEqual(figures);
      expect(totals.savings).toBeCloseTo((figures.income - figures.spend) / 100, 6);
    }
  });

  it('every category opens exactly the transactions of its figure', async () => {
    const [month] = (await closedMonths()).slice(-1);
    const period = monthBounds(month?.month ?? expect.fail());
    const { categories, spendMinor } = await person.call('getInsights', { query: period });
    expect(sum(categories.map((category) => category.spendMinor))).toBe(spendMinor);
    for (const { category, name, spendMinor: shown } of categories) {
      const opened = await person.call('getTransactionTotals', { query: { ...period, category } });
      expect(opened.spendMinor, name).toBe(shown);
    }
  });

  it('a transaction has the same date, categories and items on the dashboard and in the list', async () => {
    const { transactions: recent } = await person.call('getDashboard');
    const { transactions: listed } = await person.call('listTransactions', { query: { limit: 10 } });
    expect(
      recent.map(({ id, date, category, otherCategories, itemsSummary }) => ({
        ...{ id, date, category, otherCategories, itemsSummary },
      })),
    ).toEqual(
      listed.map(({ id, occurredOn, category, parts, itemsSummary }) => ({
        ...{ id, date: occurredOn, category: parts[0]?.category ?? category },
        ...{ otherCategories: Math.max(0, parts.length - 1), itemsSummary },
      })),
    );
  });

  it('payments to people and cash are spend; only pairs are transfers', async () => {
    const transactions = await allTransactions(person);
    const transfers = transactions.filter((transaction) => transaction.type === 'transfer');
    expect(sum(transfers.map((transaction) => transaction.amountMinor))).toBe(0);
    const primaries = (primary: string) =>
      transactions.filter((transaction) => transaction.category.startsWith(`${primary}_`));
    for (const primary of ['PEOPLE', 'CASH']) {
      expect(primaries(primary).length, primary).toBeGreaterThan(0);
      expect(new Set(primaries(primary).map((transaction) => transaction.type)), primary).toEqual(
        new Set(['expense']),
      );
    }
  });

  it('an account that may be the user’s own is asked about once; yes makes all its payments transfers', async () => {
    const { categories } = await person.call('listReviewItems');
    const asked = categories.filter((question) => question.basis === 'account');
    expect(asked.map((question) => question.merchant)).toEqual(['Harbor Light Credit Union']);
    const [question] = asked;
    const category = question?.choices.find((choice) => !choice.isCurrent)?.category ?? expect.fail();
    const before = await person.call('getTransactionTotals');
    const paid = (await allTransactions(person)).filter(
      (transaction) => transaction.category === 'TRANSFER_OUT_ACCOUNT_TRANSFER',
    );
    expect(new Set(paid.map((transaction) => transaction.type))).toEqual(new Set(['expense']));
    await person.call('answerCategory', {
      params: { transactionId: question?.transaction.id ?? '' },
      body: { category, isForMerchant: true },
    });
    await waitUntilIdle(product(), person.userId);
    const after = await person.call('getTransactionTotals');
    expect(after.spendMinor).toBe(
      before.spendMinor + sum(paid.map((transaction) => transaction.amountMinor)),
    );
    expect(after.incomeMinor).toBe(before.incomeMinor);
    for (const { change } of (await closedMonths()).slice(1)) {
      expect(change?.valueMinor).toBe(0);
      expect(change?.transfersMinor).toBeLessThanOrEqual(-20_000);
    }
  });

  it('a search by amount finds exactly the transactions of that amount', async () => {
    const transactions = await allTransactions(person);
    const found = async (q: string) =>
      (await allTransactions(person, { q })).map((transaction) => transaction.id).sort();
    const having = (is: (magnitude: number) => boolean) =>
      transactions
        .filter((transaction) => is(Math.abs(transaction.amountMinor)))
        .map((transaction) => transaction.id)
        .sort();
    expect(await found('> 500')).toEqual(having((minor) => minor > 50_000));
    expect(await found('<=3.5')).toEqual(having((minor) => minor <= 350));
    expect(await found('50..60')).toEqual(having((minor) => minor >= 5_000 && minor <= 6_000));
    const [some] = transactions.slice(-1);
    const exact = await found(String(Math.abs(some?.amountMinor ?? 0) / 100));
    expect(exact).toEqual(
      expect.arrayContaining(having((minor) => minor === Math.abs(some?.amountMinor ?? 0))),
    );
  });

  it('receipts with and without a charge agree in counts, months and the linked lists', async () => {
    const listed = async (query: QueryOf<'listProcessedEmails'>) => {
      for (let count = 0, cursor: string | undefined; ; ) {
        const page = await person.call('listProcessedEmails', {
          query: { ...query, limit: 200, ...(cursor === undefined ? {} : { cursor }) },
        });
        count += page.emails.length;
        if (page.nextCursor === null) return count;
        cursor = page.nextCursor;
      }
    };
    const { receiptsWithoutCharge, matched, months } = await person.call('getEmailAi');
    expect(receiptsWithoutCharge).toBeGreaterThan(0);
    expect(await listed({ linked: 'no' })).toBe(receiptsWithoutCharge);
    expect(await listed({ linked: 'yes' })).toBe(matched);
    expect(sum(months.map((month) => month.matched))).toBe(matched);
    expect(sum(months.map((month) => month.receipts))).toBe(matched + receiptsWithoutCharge);
    for (const month of months.slice(-3)) {
      const period = monthBounds(month.month);
      expect(await listed({ linked: 'yes', ...period }), month.month).toBe(month.matched);
      expect(await listed(period), month.month).toBe(month.messages);
    }
  });

  it('subscriptions, trials and renewals agree in alerts, on the dashboard and in the list', async () => {
    const { subscriptions, announced } = await person.call('listSubscriptions');
    const { findings } = await person.call('listFindings');
    const names = new Set([...subscriptions.filter(isRunning), ...announced].map(({ name }) => name));
    const notices = findings.filter(({ kind }) => kind === 'trial_ends' || kind === 'renewal_due');
    expect(notices.length).toBeGreaterThan(0);
    expect(notices.map(({ merchant }) => merchant).filter((merchant) => !names.has(merchant))).toEqual([]);
    const running = subscriptions.filter(isCountedSubscription);
    const dashboard = await person.call('getDashboard');
    expect(dashboard.subscriptions.map(({ id }) => id)).toEqual(running.slice(0, 6).map(({ id }) => id));
    expect(running.filter(({ frequency }) => frequency === 'unknown')).toEqual([]);
  });

  it('asks at most ten questions, each with the exact conflict', async () => {
    const conflicts = [
      ...['\\d+ receipts fit this one charge', 'The receipt is in \\w+, the charge in \\w+'],
      ...['The amount differs by \\S+', 'The receipt names card \\d+, the charge is on card \\d+'],
      ...['\\d+ charges add up to this receipt', 'The charge is \\d+ days? (?:after|before) the receipt'],
      'The amount and date match, but the merchant name differs',
    ];
    const { waiting, items } = await person.call('listReviewItems');
    expect(waiting).toBeLessThanOrEqual(10);
    for (const item of items.filter(({ candidates }) => candidates === 1))
      expect(item.reason).toMatch(new RegExp(`^(?:${conflicts.join('|')})\\.$`));
  });
});

describe('a household whose receipts list items', () => {
  const today = new Date().toISOString().slice(0, 10);
  const PERIOD = { from: addMonths(today, -23), to: today };
  type Listed = Awaited<ReturnType<typeof allTransactions>>[number];
  const detailOf = (transactionId: string) => person.call('getTransaction', { params: { transactionId } });
  const isCharge = ({ type, isHeld, isExcluded }: Listed) => type === 'expense' && !isHeld && !isExcluded;
  const sum = (transactions: readonly Listed[]) =>
    -transactions
      .filter(isCharge)
      .reduce((total, { shareMinor, amountMinor }) => total + (shareMinor ?? amountMinor), 0);
  /** Every transaction with its flow. */
  const counted = async () =>
    (await allTransactions(person, PERIOD)).map(({ id, category, parts }) => ({ id, category, parts }));
  const use = async (usesItemCategories: boolean) => {
    await person.call('updateProfile', { body: { usesItemCategories } });
    await waitUntilIdle(product(), person.userId);
  };

  async function divided(): Promise<Listed> {
    const found = (await allTransactions(person, PERIOD)).find(
      ({ parts, isRefund }) => parts.length > 1 && !isRefund,
    );
    return found ?? expect.fail('nothing is divided by its items');
  }

  it('counts by items: parts add up to their transaction, and each figure equals its linked list', async () => {
    const transactions = await allTransactions(person, PERIOD);
    const split = transactions.filter(({ parts }) => parts.length > 0);
    expect(split.length).toBeGreaterThan(5);
    for (const { parts, amountMinor } of split)
      expect(parts.reduce((total, part) => total + part.amountMinor, 0)).toBe(amountMinor);
    const insights = await person.call('getInsights', { query: PERIOD });
    for (const { category, spendMinor, itemizedMinor } of insights.categories) {
      const query = { ...PERIOD, type: 'expense', category } as const;
      expect(sum(await allTransactions(person, query)), category).toBe(spendMinor);
      const items = { ...query, receipt: 'byItem' } as const;
      expect((await person.call('getTransactionTotals', { query: items })).spendMinor).toBe(itemizedMinor);
    }
    const itemized = insights.categories.reduce((total, { itemizedMinor }) => total + itemizedMinor, 0);
    expect(itemized).toBeGreaterThan(0);
    expect(sum(await allTransactions(person, { ...PERIOD, type: 'expense', receipt: 'byItem' }))).toBe(
      itemized,
    );
    const dashboard = await person.call('getDashboard', { query: PERIOD });
    expect(Math.round(dashboard.itemizedSpend * 100)).toBe(itemized);
  });

  it('counts the same after repeated derivations, and after turning the setting off and on', async () => {
    const before = await counted();
    const health = (await person.call('getInsights', { query: PERIOD })).health.totalMinor;
    await use(false);
    const without = await allTransactions(person, PERIOD);
    expect(without.some(({ parts }) => parts.length > 0)).toBe(false);
    const insights = await person.call('getInsights', { query: PERIOD });
    expect(insights.categories.every(({ itemizedMinor }) => itemizedMinor === 0)).toBe(true);
    expect(insights.health.totalMinor).toBe(health);
    await use(true);
    expect(await counted()).toEqual(before);
    await use(true);
    expect(await counted()).toEqual(before);
  });

  it('a removed receipt removes its items’ categories, and restores them when it returns', async () => {
    const { id: transactionId } = await divided();
    const before = await detailOf(transactionId);
    const params = { transactionId, receiptId: before.receipts[0]?.id ?? '' };
    const removed = await person.call('unmatchReceipt', { params });
    await waitUntilIdle(product(), person.userId);
    const without = await detailOf(transactionId);
    expect([without.split, without.transaction.parts]).toEqual([null, []]);
    await undo(person, removed);
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(transactionId)).split).toEqual(before.split);
  });

  it('an undone automatic split stays undone until the user restores it', async () => {
    const { id: transactionId } = await divided();
    const { history, split } = await detailOf(transactionId);
    const event = history.find(({ what, canUndo }) => what === 'Split by receipt' && canUndo);
    const undone = await undo(person, { eventId: event?.id ?? '' });
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(transactionId)).split).toBeNull();
    await use(false);
    await use(true);
    expect((await detailOf(transactionId)).split).toBeNull();
    await undo(person, undone);
    await waitUntilIdle(product(), person.userId);
    expect((await detailOf(transactionId)).split).toEqual(split);
  });

  it('all suggestions are accepted at once, with one event that undoes all of them', async () => {
    await use(false);
    const { proposals } = await person.call('listProposedSplits', { query: {} });
    expect(proposals.length).toBeGreaterThan(2);
    const splits = proposals.map(({ transactionId, parts }) => ({
      transactionId,
      parts: parts.map(({ category, isHealth, amountMinor }) => ({ category, isHealth, amountMinor })),
    }));
    const [first, ...others] = splits;
    const wrong = { ...(first ?? expect.fail()), parts: others[0]?.parts ?? [] };
    expectFailure(await person.ask('acceptSplits', { body: { splits: [wrong, ...others] } }), 'Conflict');
    const elsewhere = await signUp(product());
    expectFailure(await elsewhere.ask('acceptSplits', { body: { splits } }), 'NotFound');
    expectFailure(await person.ask('acceptSplits', { body: { splits: [] } }), 'ValidationFailed');
    const accepted = await person.call('acceptSplits', { body: { splits } });
    expect((await person.call('listProposedSplits', { query: {} })).proposals).toEqual([]);
    for (const { transactionId } of proposals) expect((await detailOf(transactionId)).split).not.toBeNull();
    await undo(person, accepted);
    await waitUntilIdle(product(), person.userId);
    expect((await person.call('listProposedSplits', { query: {} })).proposals).toEqual(proposals);
    await use(true);
    const db = openDatabase({ url: product().databaseUrl });
    const findings = await db.withUser(person.userId, checkPerson).finally(() => db.close());
    expect(findings.filter(({ count }) => count > 0)).toEqual([]);
  });
});

describe('an evidence pack', () => {
  const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
  const plain = (text: string) => text.replace(/\s+/g, ' ');

  async function pdfText(bytes: Buffer | undefined): Promise<string> {
    const pdf = await getDocumentProxy(new Uint8Array(bytes ?? Buffer.alloc(0)));
    return plain((await extractText(pdf, { mergePages: true })).text);
  }

  /** Claims all ready health items of a year; null if there are none. */
  async function claimYear(year: number): Promise<string | null> {
    const { lines } = await person.call('listClaims', { query: { year, environment: 'sandbox' } });
    if (!lines.some(({ status }) => status === 'ready')) return null;
    return (await person.call('createClaim', { body: { year, environment: 'sandbox' } })).claim.id;
  }

  async function fetchPack(claimId: string): Promise<Map<string, Buffer>> {
    const address = addressOf(product().url, 'getClaimPack', { params: { claimId } });
    const answer = await fetch(address, { headers: { authorization: `Bearer ${await person.token()}` } });
    expect(answer.status).toBe(200);
    return readZip(Buffer.from(await answer.arrayBuffer()));
  }

  /** Hashes of the emails behind the receipts, as served by the mailbox, with each receipt's total. */
  async function servedEmails(): Promise<Map<string, { total: string | null }>> {
    const { rows } = await product().admin.query<{
      id: string;
      total: number | null;
      currency: string | null;
    }>(
      `select m.provider_message_id as id, r.total_minor::int as total, r.currency from app.receipts r
         join app.messages m on m.user_id = r.user_id and m.id = r.message_id where r.user_id = $1`,
      [person.userId],
    );
    const served = new Map<string, { total: string | null }>();
    for (const { id, total, currency } of rows) {
      const answer = await controlEmulator(product().googleUrl, { op: 'raw', mailbox: JORDAN, id });
      const raw = Buffer.from(String(member(answer, 'raw')), 'base64');
      served.set(sha256(raw), {
        total: total === null || currency === null ? null : minorToDecimal(total, currency),
      });
    }
    return served;
  }

  it('has each health receipt as the mailbox serves it, a PDF of it, and correct hashes', async () => {
    const { years } = await person.call('listClaims', { query: { environment: 'sandbox' } });
    const claims = (await Promise.all(years.map(claimYear))).filter((id) => id !== null);
    expect(claims.length).toBeGreaterThan(0);
    const served = await servedEmails();
    let originals = 0;
    for (const claimId of claims) {
      const params = { claimId };
      const before = await person.call('getClaimOriginals', { params });
      // A few are stored for a possible undo of their decision; the others were never stored.
      expect(before.notAsked).toBeGreaterThan(before.kept);
      expect(before.kept + before.notAsked).toBe(before.receipts);
      const started = await person.call('fetchClaimOriginals', { params });
      expect(started).toMatchObject({ kept: before.kept, waiting: before.notAsked, notAsked: 0 });
      await waitUntilIdle(product(), person.userId);
      expect(await person.call('getClaimOriginals', { params })).toEqual({
        ...{ receipts: before.receipts, kept: before.receipts, waiting: 0, notAsked: 0, unobtainable: [] },
      });

      const files = await fetchPack(claimId);
      const sums = String(files.get('SHA256SUMS')).trimEnd().split('\n');
      expect(sums).toHaveLength(files.size - 1);
      for (const line of sums) {
        const [hash, name = ''] = line.split('  ');
        expect(sha256(files.get(name) ?? Buffer.alloc(0)), name).toBe(hash);
      }
      const manifest: unknown = JSON.parse(String(files.get('manifest.json')));
      expect(manifest).toMatchObject({
        receipts: before.receipts,
        originals: before.receipts,
        missingOriginals: [],
      });

      for (const [name, content] of files) {
        if (!name.endsWith('/original.eml')) continue;
        originals += 1;
        const email = served.get(sha256(content));
        expect(email, `${name} is what the mailbox serves`).toBeDefined();
        const text = await pdfText(files.get(name.replace('original.eml', 'receipt.pdf')));
        expect(text.replaceAll(',', '')).toContain(email?.total ?? '');
        expect(text).toMatch(/FROM .+@.+ SENT \d{4}-\d{2}-\d{2} /);
      }
      const folders = new Set([...files.keys()].flatMap((name) => /^receipts\/[^/]+/.exec(name) ?? []));
      expect(folders.size).toBe(before.receipts);
      expect(String(files.get('README.txt'))).toContain(
        `Original emails: ${before.receipts} of ${before.receipts}.`,
      );
      await expectBankTransactions(claimId, files);
    }
    expect(originals).toBeGreaterThanOrEqual(40);
  }, 120_000);

  async function expectBankTransactions(claimId: string, files: Map<string, Buffer>): Promise<void> {
    const { rows } = await product().admin.query<{ text: string; amount: number; mask: string | null }>(
      `select distinct t.original_description as text, t.amount_minor::int as amount, a.mask from app.claim_lines l
         join app.transactions t on t.user_id = l.user_id and t.id = l.transaction_id and not t.is_from_receipt
         join app.accounts a on a.user_id = t.user_id and a.id = t.account_id
        where l.user_id = $1 and replace(l.claim_id::text, '-', '') = $2`,
      [person.userId, claimId.slice(4)],
    );
    expect(rows.length).toBeGreaterThan(0);
    const pdf = (await pdfText(files.get('bank.pdf'))).replace(/\s/g, '');
    for (const { text, amount, mask } of rows) {
      expect(pdf).toContain(text.replace(/\s/g, ''));
      expect(pdf).toContain((Math.abs(amount) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ','));
      expect(pdf).toContain(mask ?? '');
    }
  }

  it('emails fetched for a pack are stored for exactly a week', async () => {
    const counted = await person.call('getEvidence');
    expect(counted).toMatchObject({ isKept: false, waiting: 0 });
    expect(counted.evidence).toBeGreaterThan(0);
    await product().admin.query(
      "update app.message_bodies set kept_at = now() - interval '8 days' where user_id = $1 and reason = 'pack'",
      [person.userId],
    );
    await product().admin.query(
      "insert into pgboss.job (name, data) values ('retain', jsonb_build_object('userId', $1::text))",
      [person.userId],
    );
    await waitUntilIdle(product(), person.userId);
    expect(await person.call('getEvidence')).toMatchObject({ evidence: 0 });
  });
});
