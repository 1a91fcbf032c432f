import type { Page } from '@playwright/test';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household' });

const rowsOf = (page: Page) => page.locator('[data-row]');
const gridOf = (page: Page) => page.getByRole('grid', { name: 'Transactions' });
const openId = (page: Page) => new URL(page.url()).searchParams.get('transaction') ?? '';

for (const [place, width] of [
  ['next to the list', 1440],
  ['over the list', 390],
] as const)
  test(`a note typed ${place} is saved when the Back button removes its field`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/transactions?type=expense&receipt=without&status=posted');
    await rowsOf(page).nth(1).click();
    const note = page.getByRole('textbox', { name: 'Note' });
    await note.fill('for the plumber');
    const transactionId = openId(page);
    const stored = async () =>
      (await call(page.request, 'getTransaction', { params: { transactionId } })).transaction.note;
    await page.goBack();
    await expect(note).toHaveCount(0);
    await expect.poll(stored).toBe('for the plumber');
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect.poll(stored).toBe('');
  });

test('closing the panel and editing the selection return the focus to the list', async ({ page }) => {
  await page.goto('/transactions?type=expense&receipt=without&status=posted');
  await rowsOf(page).nth(1).click();
  await page.getByRole('complementary').getByRole('button', { name: 'Close' }).press('Enter');
  await expect(gridOf(page)).toBeFocused();
  for (const key of [' ', 'n']) await page.keyboard.press(key);
  const note = page.getByRole('textbox', { name: 'Add a note' });
  await expect(note).toBeFocused();
  await note.fill('for the roof');
  await note.press('Enter');
  await expect(page.getByText('1 transaction updated.')).toBeVisible();
  await expect(gridOf(page)).toBeFocused();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByText('Undone.')).toBeVisible();
});

test('a click with Shift selects the transactions between, and no text', async ({ page }) => {
  await page.goto('/transactions');
  await rowsOf(page).nth(0).locator('.txn-mark').click();
  await rowsOf(page)
    .nth(3)
    .locator('.txn-mark')
    .click({ modifiers: ['Shift'] });
  await expect(page.getByText('4 selected')).toBeVisible();
  expect(await page.evaluate('getSelection().toString()')).toBe('');
});
