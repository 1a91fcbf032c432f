import type { Page } from '@playwright/test';
import { allTransactions, call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

const listOf = (page: Page) => page.getByRole('listbox', { name: 'Category', exact: true });
const fieldOf = (page: Page) => page.getByRole('combobox', { name: 'Category', exact: true });

/** A spending transaction of the household without a receipt, with its panel open. */
async function openTransaction(page: Page) {
  const found = await allTransactions(page.request, {
    type: 'expense',
    receipt: 'without',
    status: 'posted',
  });
  const transaction = found.find(({ parts }) => parts.length === 0);
  if (!transaction) throw new Error('the household has no plain spending transaction');
  await page.goto(`/transactions?transaction=${transaction.id}`);
  await expect(fieldOf(page)).toHaveText(transaction.categoryName);
  return transaction;
}

test.use({ userKind: 'household' });

test('by mouse: the likeliest categories are listed first, and a click selects one', async ({
  page,
  pageErrors,
}) => {
  const transaction = await openTransaction(page);
  const { categories } = await call(page.request, 'listLikelyCategories', {
    query: { transactionId: transaction.id },
  });
  expect(categories[0]).toBe(transaction.category);
  await fieldOf(page).click();
  const likely = listOf(page).getByRole('group', { name: 'Most likely' });
  await expect(likely.getByRole('option')).toHaveCount(categories.length);
  await expect(likely.getByRole('option').first()).toHaveText(transaction.categoryName);
  const other = likely.getByRole('option').nth(1);
  const name = await other.innerText();
  await other.click();
  await expect(fieldOf(page)).toHaveText(name);
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(fieldOf(page)).toHaveText(transaction.categoryName);
  expect(pageErrors).toEqual([]);
});

test('by keyboard: typing opens and filters, arrows move, Escape cancels, Enter selects', async ({
  page,
}) => {
  const transaction = await openTransaction(page);
  await fieldOf(page).focus();
  await page.keyboard.type('vet');
  const search = page.getByRole('combobox', { name: 'Search: Category' });
  await expect(search).toHaveValue('vet');
  await expect(listOf(page).getByRole('option').first()).toHaveText(/vet/i);
  await page.keyboard.press('Escape');
  await expect(listOf(page)).toHaveCount(0);
  await expect(fieldOf(page)).toBeFocused();
  await expect(fieldOf(page)).toHaveText(transaction.categoryName);

  await page.keyboard.press('ArrowDown');
  await expect(search).toBeFocused();
  // A user may close and reopen the list before the browser reports that it closed.
  await page.evaluate(`(async () => {
    document.querySelector(':popover-open').hidePopover();
    await Promise.resolve();
    const pressed = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    document.activeElement.dispatchEvent(pressed);
  })()`);
  await expect(search).toBeFocused();
  await page.keyboard.type('pet supplies');
  await page.keyboard.press('Enter');
  await expect(fieldOf(page)).toHaveText('Pets');
  await expect(fieldOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(fieldOf(page)).toHaveText(transaction.categoryName);
});

test('the filter selects a top-level category, and all categories again', async ({ page }) => {
  await page.goto('/transactions');
  await page.getByRole('button', { name: 'Filters' }).click();
  const field = page.getByRole('dialog', { name: 'Filters' }).getByRole('combobox', { name: 'Category' });
  await field.press('f');
  await page.keyboard.type('ood');
  await page.getByRole('option', { name: /^All food/i }).click();
  await expect(page).toHaveURL(/category=FOOD_AND_DRINK/);
  await field.click();
  await page.getByRole('option', { name: 'All categories' }).click();
  await expect(page).not.toHaveURL(/category=/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the list is a bottom sheet, and a press outside keeps the category', async ({ page }) => {
    const transaction = await openTransaction(page);
    await fieldOf(page).tap();
    const sheet = page.getByRole('dialog', { name: 'Category', exact: true });
    await expect(sheet).toBeVisible();
    const box = await sheet.boundingBox();
    expect(box?.width).toBe(390);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(844, -1);
    // A phone's keyboard would cover the list.
    await expect(page.getByRole('combobox', { name: 'Search: Category' })).not.toBeFocused();
    await page.touchscreen.tap(195, 40);
    await expect(sheet).toBeHidden();
    await expect(fieldOf(page)).toHaveText(transaction.categoryName);
    await fieldOf(page).tap();
    await page.getByRole('option', { name: 'Pets', exact: true }).tap();
    await expect(fieldOf(page)).toHaveText('Pets');
    await page.getByRole('button', { name: 'Undo', exact: true }).tap();
    await expect(fieldOf(page)).toHaveText(transaction.categoryName);
  });
});
