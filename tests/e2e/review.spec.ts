import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household' });

const waitingOf = async (page: Page) => (await call(page.request, 'listReviewItems')).waiting;
const queueOf = (page: Page) => page.getByRole('list', { name: 'Queue' }).getByRole('button');
/** Waits until the question has been visible long enough to accept a decision. */
const settled = (page: Page) => expect(page.locator('[data-answerable="true"]')).toBeVisible();
const current = (page: Page) => page.locator('[aria-label="Queue"] [aria-current="true"]');

async function openReview(page: Page): Promise<number> {
  await page.goto('/email-ai/review');
  const waiting = await waitingOf(page);
  await expect(page.getByText(`${waiting} left`)).toBeVisible();
  await settled(page);
  return waiting;
}

for (const [key, word] of [
  ['a', 'accepted'],
  ['r', 'rejected'],
] as const)
  test(`${key.toUpperCase()} alone decides (${word}), continues to the next, and Undo restores the item`, async ({
    page,
  }) => {
    await openReview(page);
    const [first] = (await call(page.request, 'listReviewItems')).items;
    const isWaiting = async () =>
      (await call(page.request, 'listReviewItems', { query: { limit: 200 } })).items.some(
        ({ id }) => id === first?.id,
      );
    const name = await current(page).innerText();
    await page.keyboard.press(key);
    await expect(page.getByText(new RegExp(` ${word}\\.$`))).toBeVisible();
    await expect(current(page)).not.toHaveText(name, { useInnerText: true });
    expect(await isWaiting()).toBe(false);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    await expect(current(page)).toHaveText(name, { useInnerText: true });
    expect(await isWaiting()).toBe(true);
  });

test('E opens the fields; a wrong value is reported, the right one accepted as corrected, and undone', async ({
  page,
}) => {
  const waiting = await openReview(page);
  await page.keyboard.press('e');
  const save = page.getByRole('button', { name: 'Accept with changes' });
  await expect(save).toBeDisabled();
  const total = page.getByRole('textbox', { name: 'Total' });
  await total.fill('twelve');
  await save.click();
  await expect(page.getByText('Enter a number, such as 12.50')).toBeVisible();
  await total.fill('12.34');
  await save.click();
  await expect(page.getByText(/ corrected\.$/)).toBeVisible();
  await expect(page.getByText(`${waiting - 1} left`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText(`${waiting} left`)).toBeVisible();
  expect(await waitingOf(page)).toBe(waiting);
});

test('a key pressed while the next question appears, or held down, decides nothing', async ({ page }) => {
  await openReview(page);
  const first = (await call(page.request, 'listReviewItems')).items.slice(0, 2);
  const waiting = await waitingOf(page);
  const decisions: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/decision')) decisions.push(request.url());
  });
  // Three keys at once: the second and third reach a question other than the intended one.
  await page.evaluate(`(async () => {
    for (const key of ['a', 'a', 'r']) {
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      await new Promise((resolve) => setTimeout(resolve));
    }
  })()`);
  await expect(page.getByText(/ accepted\.$/)).toBeVisible();
  await settled(page);
  await page.keyboard.down('r');
  await page.keyboard.down('r');
  await page.keyboard.up('r');
  await expect(page.getByText(/ rejected\.$/)).toBeVisible();
  await expect.poll(() => waitingOf(page)).toBe(waiting - 2);
  expect(decisions.map((url) => url.split('/').at(-2))).toEqual(first.map(({ id }) => id));
  for (const [key, left] of [
    ['Control+z', waiting - 1],
    ['u', waiting],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(() => waitingOf(page)).toBe(left);
  }
});

test('a category on which the sources disagree is answered for the merchant by key, and undone', async ({
  page,
}) => {
  const asked = async () => (await call(page.request, 'listReviewItems')).categories;
  const question = (await asked()).find(({ others, basis }) => others > 0 && basis === 'merchant');
  const { merchant = '', transaction } = question ?? {};
  await page.goto(`/email-ai/review?item=category.${transaction?.id}`);
  await expect(page.getByRole('heading', { name: `Which category fits ${merchant}?` })).toBeVisible();
  await expect(page.getByText('your bank says so')).toBeVisible();
  await settled(page);
  await page.keyboard.press('a');
  await expect(
    page.getByText(new RegExp(`^${merchant}: .* ${(question?.others ?? 0) + 1} charges`)),
  ).toBeVisible();
  await expect
    .poll(async () => (await asked()).some((question) => question.transaction.id === transaction?.id))
    .toBe(false);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect
    .poll(async () => (await asked()).some((question) => question.transaction.id === transaction?.id))
    .toBe(true);
});

test('a charge found while its receipt is open is selected, and accepting matches it', async ({ page }) => {
  const [item] = (await call(page.request, 'listReviewItems')).items;
  const reviewItemId = item?.id ?? '';
  const { candidates } = await call(page.request, 'getReviewItem', { params: { reviewItemId } });
  await page.route(`**/api/v1/review/${reviewItemId}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.candidates = [];
    await route.fulfill({ response: answer, json: body });
  });
  await page.goto(`/email-ai/review?item=${reviewItemId}`);
  await expect(page.getByRole('button', { name: 'Accept receipt' })).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  const [transaction] = (await call(page.request, 'listTransactions', { query: { limit: 1 } })).transactions;
  const { eventId } = await call(page.request, 'updateTransaction', {
    params: { transactionId: transaction?.id ?? '' },
    body: { note: 'Loads the open question again' },
  });
  await expect(page.getByRole('radio').first()).toBeChecked();
  await expect(page.getByRole('button', { name: 'Match this charge' })).toBeVisible();
  await settled(page);
  const sent = page.waitForRequest((request) => request.url().endsWith(`${reviewItemId}/decision`));
  await page.keyboard.press('a');
  const transactionId = candidates[0]?.transactionId;
  expect((await sent).postDataJSON()).toEqual({ decision: 'confirmed', transactionId });
  await expect(page.getByText(/ accepted\.$/)).toBeVisible();
  await page.keyboard.press('u');
  await expect(page.getByText('Undone.')).toBeVisible();
  await call(page.request, 'undoEvent', { params: { eventId: eventId ?? '' } });
});

test('an answered question stays away while another answer reloads the queue, and returns if it fails', async ({
  page,
}) => {
  const { items } = await call(page.request, 'listReviewItems');
  const [first, ...others] = items;
  const second = others.find(
    ({ merchant }) => items.filter((item) => item.merchant === merchant).length === 1,
  );
  const saved = Promise.withResolvers<void>();
  const failed = Promise.withResolvers<void>();
  await page.route(`**/api/v1/review/${first?.id}/decision`, async (route) => {
    await saved.promise;
    await route.continue();
  });
  await page.route(`**/api/v1/review/${second?.id}/decision`, async (route) => {
    await failed.promise;
    await route.abort();
  });
  const waiting = await waitingOf(page);
  await page.goto(`/email-ai/review?item=${first?.id}`);
  await settled(page);
  await page.keyboard.press('r');
  const entry = queueOf(page).filter({ hasText: second?.merchant ?? '' });
  await entry.click();
  await expect(entry).toHaveAttribute('aria-current', 'true');
  await settled(page);
  await page.keyboard.press('r');
  await expect(entry).toHaveCount(0);
  saved.resolve();
  await expect(page.getByText(`${first?.merchant} rejected.`)).toBeVisible();
  expect(await entry.count()).toBe(0);
  await expect(page.getByText(`${waiting - 2} left`)).toBeVisible();
  failed.resolve();
  await expect(entry).toHaveCount(1);
  await page.keyboard.press('u');
  await expect.poll(() => waitingOf(page)).toBe(waiting);
});

test('the keys for Undo undo a decision from another screen without leaving it', async ({ page }) => {
  const waiting = await openReview(page);
  await page.keyboard.press('r');
  await expect(page.getByText(/ rejected\.$/)).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Transactions', exact: true }).click();
  await expect(page.getByRole('grid', { name: 'Transactions' })).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Undone.')).toBeVisible();
  await expect(page).toHaveURL(/\/transactions$/);
  expect(await waitingOf(page)).toBe(waiting);
});

test('S moves the item to the end without deciding anything', async ({ page }) => {
  const waiting = await openReview(page);
  const name = await current(page).innerText();
  await page.keyboard.press('s');
  await expect(current(page)).not.toHaveText(name, { useInnerText: true });
  await expect(queueOf(page).last()).toContainText('skipped');
  expect(await waitingOf(page)).toBe(waiting);
});

test('the extracted fields and the likely transactions are next to the email', async ({
  page,
  pageErrors,
}) => {
  await openReview(page);
  const mail = page.getByRole('region', { name: 'Email' }).locator('iframe').first();
  await expect(mail).toHaveAttribute('sandbox', '');
  await expect(page.getByRole('heading', { name: 'Found in the email' })).toBeVisible();
  const field = page
    .getByRole('region', { name: 'Details' })
    .getByRole('button', { pressed: false })
    .filter({ hasText: 'Total' });
  await field.hover();
  await expect(
    page.getByRole('region', { name: 'Details' }).getByRole('button', { pressed: true }),
  ).toContainText('Total');
  expect(pageErrors).toEqual([]);
});

test('after twenty questions by keyboard alone, two undone, every screen shows the same totals', async ({
  page,
}) => {
  // Twenty decisions, each with everything derived from it.
  test.slow();
  const before = await call(page.request, 'listReviewItems', { query: { limit: 200 } });
  expect(before.waiting).toBeGreaterThanOrEqual(21);
  const decided = async () => (await call(page.request, 'listReviewItems')).decided - before.decided;
  const place = () => new URL(page.url()).searchParams.get('item');
  await openReview(page);
  await page.keyboard.press('ArrowDown');
  await expect.poll(place).not.toBeNull();
  const isWaiting = async (id: string | null) =>
    (await call(page.request, 'listReviewItems', { query: { limit: 200 } })).items.some(
      (item) => item.id === id,
    );
  // A decision may settle another question, so twenty answers may take additional keys, such as one to leave a settled
  // question.
  for (let at = 0; (await decided()) < 20; at += 1) {
    const asked = place();
    if (!(await isWaiting(asked))) {
      await page.keyboard.press('ArrowDown');
      await expect.poll(place).not.toBe(asked);
    }
    if (at % 6 === 5) {
      const skipped = place();
      await page.keyboard.press('s');
      await expect.poll(place).not.toBe(skipped);
    }
    await settled(page);
    const now = place();
    await page.keyboard.press(at % 4 === 3 ? 'r' : 'a');
    await expect.poll(() => isWaiting(now)).toBe(false);
  }
  await expect.poll(decided).toBe(20);
  for (const left of [19, 18]) {
    await page.keyboard.press('Control+z');
    await expect.poll(decided).toBe(left);
  }
  await expect.poll(() => spendEverywhere(page)).toEqual('one figure');
  for (let left = 17; left >= 0; left -= 1) {
    await page.keyboard.press('Control+z');
    await expect.poll(decided).toBe(left);
  }
});

/** `one figure` if dashboard, transactions and insights agree on the spending of the last 30 days, else each figure. */
async function spendEverywhere(page: Page): Promise<string> {
  const { period, totals } = await call(page.request, 'getDashboard');
  const rows = await call(page.request, 'getTransactionTotals', { query: period });
  const insights = await call(page.request, 'getInsights', { query: period });
  const categories = insights.categories.reduce((sum, { spendMinor }) => sum + spendMinor, 0);
  const figures = [Math.round(totals.totalSpend * 100), rows.spendMinor, categories];
  return new Set(figures).size === 1 ? 'one figure' : figures.join(' / ');
}
