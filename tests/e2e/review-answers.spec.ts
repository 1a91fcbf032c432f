import { randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { pairEntryId } from '#web/lib/review-entry.ts';
import { NOOR, orderEmail } from '../lib/mail.ts';
import { open } from './lib/accessible.ts';
import { call } from './lib/api.ts';
import { connectMailByApi, linkBankByApi } from './lib/people.ts';
import { controlBankEmulator, controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/**
 * A question of the queue: its text, its answers as labeled on the buttons, and the key for the answer in this test.
 */
interface Question {
  readonly id: string;
  readonly says: string | RegExp;
  readonly answers: readonly string[];
  readonly key: 'a' | 'n' | 'r';
}

const RECEIPT = ['Not a receipt R', 'Edit details E', 'Skip question S'];
const ONE_CHARGE = ['Match this charge A', 'Not this charge N', ...RECEIPT];
const SEVERAL_CHARGES = ['Match these charges A', 'Not these charges N', ...RECEIPT];
const OTHER_CATEGORY = ['Another category E', 'Skip question S'];
const PAIR = ['Merge them A', 'Keep separate R', 'Skip question S'];
const TRANSFER = ['Yes, a transfer A', 'Not a transfer R', 'Skip question S'];

const queueOf = (context: APIRequestContext) => call(context, 'listReviewItems', { query: { limit: 200 } });

/** The IDs of all open questions. */
async function asked(context: APIRequestContext): Promise<readonly string[]> {
  const { items, pairs, categories } = await queueOf(context);
  return [
    ...items.map(({ id }) => id),
    ...pairs.map(({ kind, transactions: [one, other] }) => pairEntryId(kind, one?.id ?? '', other?.id ?? '')),
    ...categories.map(({ transaction }) => `category.${transaction.id}`),
  ];
}

async function answersOf(page: Page): Promise<string[]> {
  const buttons = await page.locator('[data-answerable] button').allInnerTexts();
  return buttons.map((text) => text.replaceAll(/\s+/g, ' ').trim());
}

async function expectQuestion(page: Page, { id, says, answers }: Omit<Question, 'key'>): Promise<void> {
  await open(page, `/email-ai/review?item=${id}`);
  await expect(page.getByRole('main').getByText(says)).toBeVisible();
  await expect.poll(() => answersOf(page), `answers to ${says}`).toEqual(answers);
  expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0);
}

/** Answers every question by its key, verifies that none returns on its own, and undoes each answer with U. */
async function answerAndUndo(page: Page, questions: readonly Question[]): Promise<void> {
  const count = (await asked(page.request)).length;
  for (const question of questions) {
    await expectQuestion(page, question);
    await expect(page.locator('[data-answerable="true"]')).toBeVisible();
    await page.keyboard.press(question.key);
    await expect.poll(() => asked(page.request)).not.toContain(question.id);
  }
  const answered = questions.map(({ id }) => id);
  const other = await page.context().newPage();
  await other.goto('/email-ai/review');
  await expect(other.getByRole('list', { name: 'Queue' })).toBeVisible();
  expect((await asked(page.request)).filter((id) => answered.includes(id))).toEqual([]);
  await other.close();
  for (const id of answered.toReversed()) {
    await page.keyboard.press('u');
    await expect.poll(() => asked(page.request)).toContain(id);
  }
  // A question that another answer settled is also asked again.
  await expect.poll(async () => (await asked(page.request)).length).toBe(count);
}

test.describe('of the household', () => {
  test.use({ userKind: 'household' });

  test('each question states the conflict, takes one key, and stays answered until undone', async ({
    page,
    pageErrors,
  }) => {
    const { items, categories } = await queueOf(page.request);
    const receipt = (reason: string) => items.find((item) => item.reason === reason)?.id ?? reason;
    const category = (basis: 'merchant' | 'account') => {
      const { transaction, merchant = '' } = categories.find((question) => question.basis === basis) ?? {};
      return { id: `category.${transaction?.id}`, merchant };
    };
    const [shop, account] = [category('merchant'), category('account')];
    const about = (says: string, answers: readonly string[], key: Question['key']) => ({
      ...{ id: receipt(says), says, answers, key },
    });
    await page.goto('/email-ai/review');
    await page.getByRole('list', { name: 'Queue' }).getByRole('button').first().press('Enter');
    await expect(page).toHaveURL(/item=/);
    await answerAndUndo(page, [
      about('The amount and date match, but the merchant name differs.', ONE_CHARGE, 'n'),
      about('The receipt is in GBP, the charge in USD.', ONE_CHARGE, 'r'),
      about('3 charges add up to this receipt.', SEVERAL_CHARGES, 'a'),
      about('2 receipts fit this one charge.', ONE_CHARGE, 'a'),
      {
        ...{ id: shop.id, says: /^Your bank says .* Fettle suggests /, key: 'r' },
        answers: ['Set category A', 'Keep category R', ...OTHER_CATEGORY],
      },
      {
        ...{ id: account.id, says: `Is ${account.merchant} your own account?`, key: 'a' },
        answers: ['My own account A', 'Not my account R', ...OTHER_CATEGORY],
      },
    ]);
    // An answer may settle the next question while the screen loads it.
    expect(pageErrors.filter((pageError) => !pageError.includes('404 (Not Found)'))).toEqual([]);
  });

  test('answers given faster than they are saved are undone newest first', async ({ page }) => {
    const { categories } = await queueOf(page.request);
    const [first = '', second = ''] = categories.map(({ transaction }) => `category.${transaction.id}`);
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(
      (url) => url.pathname.includes(first.replace('category.', '')),
      async (route) => {
        const answer = await route.fetch();
        if (route.request().method() === 'POST') await held;
        await route.fulfill({ response: answer });
      },
    );
    await page.goto('/email-ai/review');
    for (const id of [first, second]) {
      await open(page, `/email-ai/review?item=${id}`);
      await expect(page.locator('[data-answerable="true"]')).toBeVisible();
      await page.keyboard.press('r');
      await expect.poll(() => asked(page.request)).not.toContain(id);
    }
    await page.keyboard.press('u');
    release();
    await expect.poll(() => asked(page.request)).toContain(second);
    expect(await asked(page.request)).not.toContain(first);
    await page.keyboard.press('u');
    await expect.poll(() => asked(page.request)).toContain(first);
  });
});

test.describe('of a user with every other kind of question', () => {
  test.use({ userKind: 'fresh' });

  test('a differing amount, a pending charge and a possible transfer are asked about in both languages', async ({
    page,
  }) => {
    // In the bank's time zone, the server's date may be in the future.
    const yesterday = new Date(Date.now() - 86_400_000).toISOString();
    const item = await linkBankByApi(page.request, { accounts: ['checking', 'savings', 'hsa'] });
    const add = (account: string, amountMinor: number, description: string, more = {}) =>
      controlBankEmulator({
        op: 'add',
        item,
        account,
        amountMinor,
        on: yesterday.slice(0, 10),
        description,
        ...more,
      });
    await controlMailEmulator({
      ...{ op: 'deliver', mailbox: NOOR, at: yesterday },
      ...orderEmail({ merchant: 'Orchid Anvil', orderId: 'OA-7711', unitPriceMinor: 4113, cardMask: '3390' }),
    });
    await add('hsa', -4233, 'ORCHID ANVIL');
    await add('checking', -51_237, 'ONLINE TRANSFER ZAMBEZI');
    await add('savings', 51_237, 'ONLINE TRANSFER CONGO');
    await add('hsa', 51_237, 'ONLINE TRANSFER LIMPOPO');
    const pendingId = `zucca-${randomUUID()}`;
    await add('hsa', -5010, 'TRATTORIA ZUCCA', { id: pendingId, state: 'pending' });
    await connectMailByApi(page.request, NOOR);
    await call(page.request, 'requestGmailSync');
    const pending = () => call(page.request, 'getTransactionTotals', { query: { q: 'zucca' } });
    await expect.poll(async () => (await pending()).count).toBe(1);
    await controlBankEmulator({ op: 'post', item, row: pendingId, linked: false, amountMinor: -9020 });
    await expect.poll(async () => (await queueOf(page.request)).pairs.length).toBe(3);
    // The mailbox also contains the emails sent to other users.
    const anvils = async () =>
      (await queueOf(page.request)).items.filter(({ merchant }) => merchant === 'Orchid Anvil');
    await expect.poll(async () => (await anvils()).length).toBe(1);

    const { pairs } = await queueOf(page.request);
    const pair = (kind: 'posted' | 'transfer') => {
      const [one, other] = pairs.find((candidate) => candidate.kind === kind)?.transactions ?? [];
      return pairEntryId(kind, one?.id ?? '', other?.id ?? '');
    };
    const receipt = (await anvils())[0]?.id ?? '';
    await page.goto('/dashboard');
    await answerAndUndo(page, [
      { id: receipt, says: 'The amount differs by $1.20.', answers: ONE_CHARGE, key: 'a' },
      {
        id: pair('posted'),
        says: /^The amount differs by \$40\.10\. The pending transaction/,
        answers: PAIR,
        key: 'r',
      },
      {
        id: pair('transfer'),
        says: '2 transactions could be the other half of this transfer.',
        answers: TRANSFER,
        key: 'a',
      },
    ]);

    await call(page.request, 'updateProfile', { body: { language: 'es' } });
    await page.goto('/email-ai/review');
    await expect(page.getByRole('heading', { name: 'Revisión con IA' })).toBeVisible();
    const skip = 'Omitir pregunta S';
    for (const question of [
      {
        ...{ id: receipt, says: 'El monto difiere en $1.20.' },
        answers: ['Es este cargo A', 'No es este cargo N', 'No es un recibo R', 'Editar datos E', skip],
      },
      {
        ...{ id: pair('posted'), says: /^El monto difiere en \$40\.10\./ },
        answers: ['Combinarlas A', 'Mantener separadas R', skip],
      },
      {
        ...{ id: pair('transfer'), says: '2 transacciones podrían ser la otra mitad de esta transferencia.' },
        answers: ['Sí, es una transferencia A', 'No es una transferencia R', skip],
      },
    ])
      await expectQuestion(page, question);
  });
});
