import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addDays } from '#domain/calendar/civil-date.ts';
import { readZip } from '../lib/files/zip.ts';
import { NOOR, orderEmail } from '../lib/mail.ts';
import { call } from './lib/api.ts';
import { connectMailByApi, linkBankByApi } from './lib/people.ts';
import { controlBankEmulator, controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh', viewport: { width: 390, height: 844 } });

const SHOP = 'Marigold Quay';
const ORDER = 'MQ-40417';
const today = new Date().toISOString().slice(0, 10);
const bought = addDays(today, -12);
const year = Number(bought.slice(0, 4));
const YEAR = `from=${year}-01-01&to=${year}-12-31`;
const dollars = (minor: number) =>
  (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });

/** A card, an order with two eligible items and one other, and its charge. */
async function buy(page: Page): Promise<void> {
  const item = await linkBankByApi(page.request, { accounts: ['visa'] });
  const more = [
    { name: 'Digital thermometer', unitPriceMinor: 6_100 },
    { name: 'Whole milk', unitPriceMinor: 500 },
  ];
  await controlMailEmulator({
    ...{ op: 'deliver', mailbox: NOOR, at: `${bought}T12:00:00Z` },
    ...orderEmail({ merchant: SHOP, orderId: ORDER, item: 'Ibuprofen tablets', unitPriceMinor: 899, more }),
  });
  const charge = { account: 'visa', on: bought, amountMinor: -7_499, description: SHOP.toUpperCase() };
  await controlBankEmulator({ op: 'add', item, silent: true, ...charge });
  await connectMailByApi(page.request, NOOR);
  await call(page.request, 'requestGmailSync');
}

/** The claimable amount of the year as each screen shows it. */
async function figures(page: Page) {
  await page.goto(`/insights?view=health&${YEAR}&year=${year}`);
  const claims = page.getByRole('region', { name: `Claims for ${year}` });
  const figure = (name: string) =>
    claims
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd')
      .innerText();
  const card = page.getByRole('region', { name: /^Health spending, / });
  await expect(claims.getByRole('term').first()).toBeVisible();
  const shown = {
    eligible: await figure('Eligible'),
    unclaimed: await figure('Unclaimed'),
    claimed: await figure('Claimed'),
    group: await card.getByRole('button', { name: /^Eligible/ }).innerText(),
  };
  await page.goto('/insights?view=checks');
  const alert = page.getByRole('listitem').filter({ hasText: `Unclaimed ${year} health spending` });
  const total = page.getByRole('heading', { level: 1 });
  await expect(total).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  const alerts = (await alert.count()) === 0 ? 'none' : await alert.innerText();
  return { ...shown, alert: /\$[\d.]+/.exec(alerts)?.[0] ?? 'none' };
}

const figuresOf = (eligible: number, claimed: number) => ({
  eligible: dollars(eligible),
  unclaimed: dollars(eligible - claimed),
  claimed: dollars(claimed),
  group: expect.stringContaining(dollars(eligible)),
  alert: eligible === claimed ? 'none' : dollars(eligible - claimed),
});

test('the claimable amount is the same everywhere, also after a refund and a claim', async ({
  page,
  pageErrors,
}) => {
  // A bank, a mailbox and a claim, with everything derived from them.
  test.slow();
  await buy(page);
  const expectFigures = (eligible: number, claimed: number) =>
    expect(async () => expect(await figures(page)).toEqual(figuresOf(eligible, claimed))).toPass({
      timeout: 45_000,
    });
  await expectFigures(6_999, 0);
  await page.goto('/dashboard');
  await expect(page.getByRole('main')).toContainText(dollars(6_999));

  // The purchases follow the selected period; the claims stay those of the year.
  const claims = page.getByRole('region', { name: `Claims for ${year}` });
  for (const [from, to, text] of [
    [bought, bought, dollars(6_999)],
    [addDays(today, 1), addDays(today, 2), 'No health purchases in this period'],
  ] as const) {
    await page.goto(`/insights?view=health&from=${from}&to=${to}&year=${year}`);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(claims.getByRole('definition').first()).toHaveText(dollars(6_999));
  }

  await controlMailEmulator({
    ...{ op: 'deliver', mailbox: NOOR, at: new Date().toISOString() },
    ...orderEmail({ merchant: SHOP, orderId: ORDER, item: 'Ibuprofen tablets', unitPriceMinor: 899 }),
    template: 'refund',
  });
  await call(page.request, 'requestGmailSync');
  await expectFigures(6_100, 0);

  await page.goto(`/insights?view=health&${YEAR}&year=${year}`);
  await claims.getByRole('checkbox', { name: 'Select Digital thermometer, $61.00' }).press('Space');
  await claims.getByRole('button', { name: 'Start a claim' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Claim 1' });
  await expect(form).toContainText('$61.00');
  const arriving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Evidence pack' }).press('Enter');
  const pack = readZip(await readFile(await (await arriving).path()));
  const facts = JSON.parse(String(pack.get('facts.json')));
  expect(JSON.stringify(facts)).toContain('61.00');
  await form.getByRole('button', { name: 'Mark as submitted' }).press('Enter');
  await expect(form.getByText('Submitted', { exact: true }).first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expectFigures(6_100, 6_100);
  expect(pageErrors).toEqual([]);
});
