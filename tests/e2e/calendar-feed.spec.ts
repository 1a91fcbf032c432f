import { expectNoViolations } from './lib/accessible.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household', permissions: ['clipboard-read', 'clipboard-write'] });

test('a calendar address is created, copied, replaced and turned off', async ({
  page,
  playwright,
  pageErrors,
}) => {
  const outside = await playwright.request.newContext();
  const statusOf = async (url: string) => (await outside.get(url)).status();
  await page.goto('/subscriptions?view=calendar');
  const card = page.locator('section.card').filter({ hasText: 'Subscribe in your calendar' });
  const button = (name: string) => card.getByRole('button', { name, exact: true });
  const dialog = page.getByRole('dialog');
  await button('Create address').click();
  const address = card.getByLabel('Calendar address');
  await expect(address).toHaveValue(/^http:\/\/localhost:\d+\/api\/v1\/calendars\/[\w-]+\.ics$/);
  const first = await address.inputValue();
  await button('Copy').press('Enter');
  await expect(button('Copied')).toBeVisible();
  expect(await page.evaluate('navigator.clipboard.readText()')).toBe(first);
  await expect(card.getByRole('link', { name: 'Open in calendar app' })).toHaveAttribute(
    'href',
    first.replace('http:', 'webcal:'),
  );
  await expect(card).toContainText('Only apps on this computer can reach this server.');
  await expectNoViolations(page, 'a new address');
  const calendar = await outside.get(first);
  expect([calendar.status(), await calendar.text()]).toEqual([200, expect.stringContaining('SUMMARY:')]);

  // It is shown only once.
  await page.reload();
  await expect(card).toContainText('The address can’t be shown again.');
  await expect(address).toBeHidden();

  await button('New address').click();
  await dialog.getByRole('button', { name: 'Keep address' }).click();
  expect(await statusOf(first)).toBe(200);
  await button('New address').click();
  await dialog.getByRole('button', { name: 'New address' }).click();
  await expect(address).toBeVisible();
  const second = await address.inputValue();
  expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);

  await button('Turn off').click();
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(button('Create address')).toBeVisible();
  expect(await statusOf(second)).toBe(404);
  expect(pageErrors).toEqual([]);
  await outside.dispose();
});
