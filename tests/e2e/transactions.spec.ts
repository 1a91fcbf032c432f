import type { Page } from '@playwright/test';
import { allTransactions, call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

const transactionsOf = (page: Page) =>
  page.getByRole('grid', { name: 'Transactions' }).getByRole('row').filter({ hasText: /\$/ });
const panelOf = (page: Page) => page.getByRole('complementary', { name: 'Transaction' });
const searchOf = (page: Page) => page.getByRole('searchbox', { name: 'Search transactions' });

type Found = Awaited<ReturnType<typeof allTransactions>>[number];
const LOOKED_AT = 5;

/** The transactions at the top of the list. */
async function firstIds(page: Page): Promise<(string | null)[]> {
  const top = Array.from({ length: LOOKED_AT }, (_, at) =>
    page.locator(`[data-row][aria-rowindex="${at + 1}"]`),
  );
  return Promise.all(top.map((link) => link.getAttribute('data-row')));
}

/** A receipt of the household with an order number and items, and its transaction. */
async function explained(page: Page) {
  for (const transaction of await allTransactions(page.request, { receipt: 'with' })) {
    const detail = await call(page.request, 'getTransaction', { params: { transactionId: transaction.id } });
    const receipt = detail.receipts.find(({ orderId, items }) => orderId !== null && items.length > 0);
    const item = receipt?.items.find(({ name }) => name.length > 8);
    if (receipt?.orderId && item) return { transaction, orderId: receipt.orderId, item: item.name };
  }
  throw new Error('no row of the household has a receipt with items and an order number');
}

test.describe('of the household', () => {
  test.use({ userKind: 'household' });

  test('search finds a transaction by an item of its receipt and by its order number', async ({
    page,
    pageErrors,
  }) => {
    const { transaction, orderId, item } = await explained(page);
    await page.goto('/transactions');
    for (const text of [item, orderId]) {
      await searchOf(page).fill(text);
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === text);
      const found = transactionsOf(page).filter({ hasText: transaction.description }).first();
      await expect(found).toBeVisible();
      await found.click();
      await expect(panelOf(page).getByRole('region', { name: 'Receipt', exact: true }).first()).toContainText(
        text,
      );
      await page.keyboard.press('Escape');
      await expect(panelOf(page)).toHaveCount(0);
    }
    expect(pageErrors).toEqual([]);
  });

  test('a misspelled search shows the suggestion, its totals and a hint; sorted, the largest is first', async ({
    page,
  }) => {
    const found = await allTransactions(page.request, { q: 'starbucks' });
    expect(found.length).toBeGreaterThan(1);
    await page.goto('/transactions?q=starbuks');
    await expect(page.getByText('Showing results for “starbucks”')).toBeVisible();
    await expect(searchOf(page)).toHaveValue('starbuks');
    await expect(
      page.getByText(`${found.length.toLocaleString('en-US')} transactions`, { exact: true }),
    ).toBeVisible();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Largest amount' });
    await expect(page).toHaveURL(/sort=largest/);
    const largest = Math.max(...found.map(({ amountMinor }) => Math.abs(amountMinor))) / 100;
    await expect(transactionsOf(page).first()).toContainText(largest.toFixed(2));
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Newest first' });
    await expect(page).not.toHaveURL(/sort=/);
  });

  test('at 390 px, by keyboard alone, amounts, ranges and typos are found, and each sort order applies', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const all = await allTransactions(page.request, {});
    const magnitudes = all.map(({ amountMinor }) => Math.abs(amountMinor));
    const exact = magnitudes.find((minor) => minor > 10_000) ?? 0;
    const among = (from: number, to: number) =>
      magnitudes.filter((minor) => minor >= from && minor <= to).length;
    const starbucks = await allTransactions(page.request, { q: 'starbucks' });
    await page.goto('/transactions');
    await expect(transactionsOf(page).first()).toBeVisible();
    for (const [typed, count] of [
      [(exact / 100).toFixed(2), among(exact, exact)],
      ['> 100', among(10_001, Number.MAX_SAFE_INTEGER)],
      ['starbuks', starbucks.length],
      ['50..60', among(5_000, 6_000)],
    ] as const) {
      await page.keyboard.press('/');
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(typed);
      const words = `${count.toLocaleString('en-US')} ${count === 1 ? 'transaction' : 'transactions'}`;
      await expect(page.getByText(words, { exact: true }), typed).toBeVisible();
    }

    const found = all.filter(
      ({ amountMinor: minor }) => Math.abs(minor) >= 5_000 && Math.abs(minor) <= 6_000,
    );
    const [day, amount, merchant] = [
      (transaction: Found): string | number => transaction.occurredOn,
      (transaction: Found): string | number => Math.abs(transaction.amountMinor),
      (transaction: Found): string | number => transaction.merchant.toLowerCase(),
    ];
    const sorts = page.getByRole('combobox', { name: 'Sort by' });
    await sorts.focus();
    for (const [sort, keyOf, sign] of [
      ['oldest', day, 1],
      ['largest', amount, -1],
      ['smallest', amount, 1],
      ['merchant', merchant, 1],
      ['merchantDown', merchant, -1],
    ] as const) {
      await page.keyboard.press('ArrowDown');
      await expect(sorts).toHaveValue(sort);
      const keys = found.map(keyOf).toSorted((one, other) => (one < other ? -sign : sign));
      const shown = async () =>
        (await firstIds(page)).map((id) => found.filter((transaction) => transaction.id === id).map(keyOf));
      await expect.poll(shown, sort).toEqual(keys.slice(0, LOOKED_AT).map((key) => [key]));
    }
  });

  test('filters are in the URL, survive a reload, and are removed one by one', async ({ page }) => {
    await page.goto('/transactions');
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Spending' });
    await page.getByRole('combobox', { name: 'Receipt' }).selectOption({ label: 'With a receipt' });
    await expect(page).toHaveURL(/type=expense&receipt=with/);
    await page.keyboard.press('Escape');
    const totals = await call(page.request, 'getTransactionTotals', {
      query: { type: 'expense', receipt: 'with' },
    });
    const count = page.getByText(`${totals.count.toLocaleString('en-US')} transactions`, { exact: true });
    await expect(count).toBeVisible();
    await page.reload();
    await expect(count).toBeVisible();
    await page.getByRole('button', { name: 'Remove filter: With a receipt' }).click();
    await expect(page).toHaveURL(/\?type=expense$/);
    await expect(count).toHaveCount(0);
    await page.goto('/transactions?q=nothing-is-called-this');
    await expect(page.getByText('No matching transactions')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(transactionsOf(page).first()).toBeVisible();
  });

  test('by keyboard alone, transactions are opened, browsed, selected, and closed', async ({ page }) => {
    await page.goto('/transactions');
    await expect(transactionsOf(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('Enter');
    const heading = panelOf(page).getByRole('heading', { level: 2 });
    await expect(heading).toBeVisible();
    const first = new URL(page.url()).searchParams.get('transaction');
    expect(first).toMatch(/^txn_/);
    await page.keyboard.press('ArrowDown');
    await expect(page).not.toHaveURL(new RegExp(`transaction=${first}`));
    await page.keyboard.press('k');
    await expect(page).toHaveURL(new RegExp(`transaction=${first}`));
    await page.keyboard.press('Escape');
    await expect(panelOf(page)).toHaveCount(0);
    await page.keyboard.press(' ');
    await page.keyboard.press('j');
    await page.keyboard.press(' ');
    await expect(page.getByText('2 selected')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText('2 selected')).toHaveCount(0);
    await page.keyboard.press('/');
    await expect(searchOf(page)).toBeFocused();
  });

  test('a changed category and a note are saved, found by search, and undone by Undo', async ({ page }) => {
    await page.goto('/transactions?type=expense&receipt=without');
    await transactionsOf(page).first().click();
    const panel = panelOf(page);
    const category = panel.getByRole('combobox', { name: 'Category' });
    const before = await category.innerText();
    const other = before === 'Pets' ? 'Gifts' : 'Pets';
    await category.click();
    await page.keyboard.type(other.slice(0, 3));
    await page.getByRole('option', { name: other, exact: true }).click();
    await expect(category).toHaveText(other);
    await expect(page.getByText('Saved. Bank updates won’t change it.')).toBeVisible();
    await expect(panel.getByText('Set by you')).toBeVisible();
    const id = new URL(page.url()).searchParams.get('transaction') ?? '';
    const stored = async () =>
      (await call(page.request, 'getTransaction', { params: { transactionId: id } })).transaction;
    expect(await stored()).toMatchObject({ categoryName: other, categorySource: 'user' });
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(category).toHaveText(before);

    await panel.getByRole('textbox', { name: 'Note' }).fill('ask the plumber for the warranty');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await stored()).note).toBe('ask the plumber for the warranty');
    await page.goto('/transactions?q=plumber+warranty');
    await expect(transactionsOf(page)).toHaveCount(1);
    await transactionsOf(page).first().click();
    await panel.getByRole('textbox', { name: 'Note' }).fill('');
    await page.keyboard.press('Tab');
    await expect.poll(async () => (await stored()).note).toBe('');
  });

  test('transactions selected by keyboard are changed together, and one Undo restores each', async ({
    page,
    pageErrors,
  }) => {
    const query = { type: 'expense', receipt: 'without', status: 'posted' } as const;
    const chosen = async () =>
      (await allTransactions(page.request, query)).slice(0, 3).map(({ id, category }) => ({ id, category }));
    const before = await chosen();
    await page.goto('/transactions?type=expense&receipt=without&status=posted');
    await expect(transactionsOf(page).first()).toBeVisible();
    for (const key of ['j', ' ', 'j', 'j', 'Shift+ ']) await page.keyboard.press(key);
    await expect(page.getByText('3 selected')).toBeVisible();
    await page.keyboard.press('c');
    const dialog = page.getByRole('dialog', { name: 'Edit 3 transactions' });
    await expect(dialog.getByRole('combobox', { name: 'Category' })).toBeFocused();
    await page.keyboard.type('gifts');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await expect(page.getByText('3 transactions updated.')).toBeVisible();
    // The toast stays while the pointer is over it.
    await page.getByRole('button', { name: 'Undo', exact: true }).hover();
    await expect(page.getByText('3 selected')).toHaveCount(0);
    const codes = async () => (await chosen()).map(({ category }) => category);
    expect(new Set(await codes())).toEqual(new Set(['GENERAL_MERCHANDISE_GIFTS_AND_NOVELTIES']));
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Undone.')).toBeVisible();
    expect(await chosen()).toEqual(before);

    // All transactions of the filter, loaded or not.
    const { count } = await call(page.request, 'getTransactionTotals', { query });
    await page.keyboard.press('ControlOrMeta+a');
    await expect(page.getByText(`${count.toLocaleString('en-US')} selected`)).toBeVisible();
    expect(pageErrors).toEqual([]);
  });

  test('text selected beyond the edge of a dialog keeps it open; closed by its button, it returns the focus', async ({
    page,
  }) => {
    await page.goto('/transactions');
    await expect(transactionsOf(page).first()).toBeVisible();
    for (const key of ['j', ' ']) await page.keyboard.press(key);
    const edit = page.getByRole('button', { name: 'Edit selected transactions' });
    await edit.click();
    const dialog = page.getByRole('dialog', { name: 'Edit 1 transaction' });
    const note = dialog.getByRole('textbox', { name: 'Add a note' });
    await note.fill('ask the plumber');
    await note.hover();
    await page.mouse.down();
    await page.mouse.move(10, 10);
    await page.mouse.up();
    await expect(note).toHaveValue('ask the plumber');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeFocused();
    await edit.press('Enter');
    await expect(note).toHaveValue('');
    await page.mouse.click(10, 10);
    await expect(dialog).toHaveCount(0);
    await expect(edit).toBeFocused();
  });

  test('a transaction is split by hand: the parts and the rest add up, and Undo restores it', async ({
    page,
  }) => {
    await page.goto('/transactions?type=expense&receipt=without&status=posted');
    await expect(transactionsOf(page).first()).toBeVisible();
    await page.keyboard.press('j');
    await page.keyboard.press('x');
    const panel = panelOf(page);
    await expect(panel.getByLabel('Amount of part 1')).toBeFocused();
    await page.keyboard.type('30%');
    await expect(panel.getByText('Choose a category for each part.')).toBeVisible();
    await panel.getByRole('combobox', { name: 'Category of part 2' }).press('g');
    await page.keyboard.type('ifts');
    await page.keyboard.press('Enter');
    await panel.getByLabel('Name of part 2').fill('Ana’s birthday');
    await panel.getByLabel('Amount of part 2').fill('0.01');
    await expect(panel.getByText(/ left$/)).toBeVisible();
    await expect(panel.getByRole('button', { name: 'Save split' })).toBeDisabled();
    await panel.getByLabel('Amount of part 2').fill('');
    await page.keyboard.press('Enter');
    const made = panel.getByRole('region', { name: 'Split by you' });
    await expect(made).toContainText('Ana’s birthday');
    const id = new URL(page.url()).searchParams.get('transaction') ?? '';
    const stored = () => call(page.request, 'getTransaction', { params: { transactionId: id } });
    const { split, transaction } = await stored();
    expect(split?.reduce((sum, part) => sum + part.amountMinor, 0)).toBe(transaction.amountMinor);
    // Half a cent is rounded away from zero.
    expect(split?.[0]?.amountMinor).toBe(-Math.round(-transaction.amountMinor * 0.3));
    await searchOf(page).fill('ana’s birthday');
    await expect(transactionsOf(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(async () => (await stored()).split).toBeNull();
  });
});
