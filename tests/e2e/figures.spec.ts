import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { addMonths } from '#domain/calendar/civil-date.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household' });

/** A link to transactions, with its text and the text of its line. */
interface FigureLink {
  readonly href: string;
  readonly text: string;
  readonly line: string;
}

const TABS_MAX = 600;
const MONEY = /[-−]?\$[\d,]+\.\d\d/g;

/** Every link to a list of transactions on the screen, as charts and as tables. */
async function figureLinks(page: Page): Promise<FigureLink[]> {
  const tables = page.getByRole('main').getByText('Table', { exact: true });
  const charts = await linksInSight(page);
  for (const table of await tables.all()) await table.click();
  return [...charts, ...(await linksInSight(page))];
}

function linksInSight(page: Page): Promise<FigureLink[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll('a')]
      .map((link) => ({
        href: link.getAttribute('href') ?? '',
        text: link.getAttribute('aria-label') ?? link.textContent ?? '',
        line: (link.closest('tr, li, dl > div') ?? link).textContent ?? '',
      }))
      .filter(({ href }) => href.startsWith('/transactions?') && !href.includes('transaction=')),
  );
}

/** The amounts in a text in minor units; repeated amounts count once. */
function figuresOf(text: string): number[] {
  const written = text.replaceAll(/\s/g, '').match(MONEY) ?? [];
  return written.map((figure) => Math.round(Number(figure.replaceAll(/[$,]/g, '').replace('−', '-')) * 100));
}

/** The error of a link, or null: the total of the list it opens must equal the linked figure. */
async function faultOf(page: Page, link: FigureLink): Promise<string | null> {
  const query = Object.fromEntries(new URLSearchParams(link.href.split('?')[1]));
  const { spendMinor, incomeMinor, transferMinor, count } = await call(page.request, 'getTransactionTotals', {
    query,
  });
  const saved = incomeMinor - spendMinor;
  const expected = {
    expense: [spendMinor],
    payment: [spendMinor],
    refund: [spendMinor],
    income: [incomeMinor],
    counted: [saved, -saved],
    transfer: [transferMinor ?? Number.NaN],
  }[query.type ?? ''];
  if (!expected) return query.accountId || query.subscriptionId ? null : `${link.href} has no type`;
  const [figure] = figuresOf(link.text);
  const shown = figure === undefined ? figuresOf(link.line) : [figure];
  const counted = / (\d+) transactions?$/.exec(link.text)?.[1];
  if (counted !== undefined && Number(counted) !== count)
    return `${link.text} opens ${count} transactions: ${link.href}`;
  if (expected.some((minor) => shown.includes(minor))) return null;
  return `${link.text} | ${link.line} opens ${expected[0]}: ${link.href}`;
}

/** Every tenth day of a year is sufficient. */
function isLookedAt({ href }: FigureLink): boolean {
  const query = new URLSearchParams(href.split('?')[1]);
  return !query.has('from') || query.get('from') !== query.get('to') || href.includes('0&to=');
}

async function checkLinks(page: Page, atLeast: number): Promise<void> {
  const links = (await figureLinks(page)).filter(isLookedAt);
  const different = new Map(links.map((link) => [`${link.href} ${figuresOf(link.text)}`, link]));
  expect(different.size, 'links on the screen').toBeGreaterThanOrEqual(atLeast);
  const faults = await Promise.all([...different.values()].map((link) => faultOf(page, link)));
  expect(faults.filter((fault) => fault !== null)).toEqual([]);
}

const today = new Date().toISOString().slice(0, 10);
const YEAR = `from=${addMonths(today, -12)}&to=${today}`;

for (const [address, ready, atLeast] of [
  ['/dashboard', 'Total Spend', 40],
  [`/dashboard?${YEAR}`, 'Total Spend', 40],
  ['/insights', 'Rent', 60],
  [`/insights?${YEAR}`, 'Rent', 90],
  ['/insights?view=worth', 'Savings (income less spend)', 6],
] as const)
  test(`every figure of ${address.replaceAll(/\d{4}-\d\d-\d\d/g, '…')} opens exactly its transactions`, async ({
    page,
  }) => {
    await page.goto(address);
    await expect(page.getByRole('main').getByRole('link', { name: ready }).first()).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    await checkLinks(page, atLeast);
  });

for (const [address, ready, atLeast] of [
  ['/dashboard', 'Total Spend', 15],
  ['/insights', 'Rent', 40],
  ['/insights?view=worth', 'Savings (income less spend)', 3],
] as const)
  test(`at 390 px Tab stops at every figure of ${address}, and Enter opens its transactions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(address);
    const first = page.getByRole('main').getByRole('link', { name: ready }).first();
    await expect(first).toBeVisible();
    await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
    const links = await numberLinks(page);
    const stops = await tabStops(page);
    expect(links.filter((_href, number) => !stops.has(String(number)))).toEqual([]);
    await checkLinks(page, atLeast);
    const href = (await first.getAttribute('href')) ?? '';
    const query = Object.fromEntries(new URLSearchParams(href.split('?')[1]));
    const { count } = await call(page.request, 'getTransactionTotals', { query });
    await first.press('Enter');
    await expect(
      page.getByText(new RegExp(`^${count.toLocaleString('en-US')} transactions?$`)),
    ).toBeVisible();
  });

/**
 * Numbers each link to transactions on the screen and returns their URLs. The days of a calendar are one tab stop,
 * within which the arrow keys move.
 */
function numberLinks(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) => {
    const stops = new Map<unknown, string>();
    for (const link of main.querySelectorAll('a')) {
      const href = link.getAttribute('href') ?? '';
      if (!href.startsWith('/transactions?')) continue;
      const stop = (link.hasAttribute('data-day') && link.closest('fieldset')) || link;
      if (!stops.has(stop)) stops.set(stop, href);
      link.setAttribute('data-figure', String([...stops.keys()].indexOf(stop)));
    }
    return [...stops.values()];
  });
}

/** The numbers of the links that receive the focus when tabbing through the screen. */
async function tabStops(page: Page): Promise<Set<string>> {
  const stops = new Set<string>();
  await page.getByRole('link', { name: 'Skip to content' }).focus();
  for (let presses = 0; presses < TABS_MAX; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) return stops;
    stops.add((await focused.getAttribute('data-figure')) ?? '');
  }
  throw new Error(`the end was not reached within ${TABS_MAX} presses of Tab`);
}

test('the payments without itemized receipts are the rest of the itemized share', async ({ page }) => {
  await page.goto(`/insights?view=health&${YEAR}`);
  const link = page.getByRole('link', { name: 'Show the others' });
  const share = await link.locator('xpath=..').innerText();
  const [, itemized, payments] = /(\d+) of (\d+) health payments/.exec(share) ?? [];
  await link.click();
  await expect(page.getByRole('definition').filter({ hasText: /transactions$/ })).toHaveText(
    `${Number(payments) - Number(itemized)} transactions`,
  );
});

test('health: every figure is the sum of its items, and a year the sum of its claims', async ({ page }) => {
  const year = new Date().getUTCFullYear();
  const { health } = await call(page.request, 'getInsights', {
    query: { from: `${year}-01-01`, to: `${year}-12-31` },
  });
  const { totals } = await call(page.request, 'listClaims', { query: { year } });
  expect(health.groups).toMatchObject({
    eligible: totals.eligibleMinor,
    ...(totals.unclearMinor > 0 ? { unclear: totals.unclearMinor } : {}),
    ...(totals.needsLetterMinor > 0 ? { needs_letter: totals.needsLetterMinor } : {}),
    ...(totals.needsReceiptMinor > 0 ? { needs_receipt: totals.needsReceiptMinor } : {}),
  });
  await page.goto(`/insights?view=health&from=${year}-01-01&to=${year}-12-31`);
  const card = page.getByRole('region', { name: /^Health spending, / });
  const groups = card.getByRole('button');
  await expect(groups.nth(1)).toBeVisible();
  const lines = page
    .locator('section, div')
    .filter({ has: page.getByRole('table', { name: 'Health purchases' }) });
  for (const group of await groups.all()) {
    const [shown] = figuresOf((await group.textContent()) ?? '');
    await group.click();
    await expect(async () => {
      const sum =
        (await lines
          .last()
          .getByText(/^\d+ items?/)
          .textContent()) ?? '';
      expect(figuresOf(sum)).toEqual([shown]);
    }).toPass();
  }
});

test('an exported list has the same total as the screen', async ({ page }) => {
  const query = { from: `${today.slice(0, 4)}-01-01`, to: today };
  const { spendMinor, incomeMinor, count } = await call(page.request, 'getTransactionTotals', { query });
  await page.goto(`/transactions?${new URLSearchParams(query)}`);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export', exact: true }).click(),
  ]);
  const rows = (await readFile(await download.path(), 'utf8')).trim().split('\r\n').slice(1);
  const sumOf = (...types: readonly string[]) =>
    rows
      .map((row) => /,([a-z ]+),(?:posted|pending),(-?[\d.]+),USD,-?[\d.]*,[A-Z]*,(?:yes|no)$/.exec(row))
      .filter((fields) => types.includes(fields?.[1] ?? ''))
      .reduce((sum, fields) => sum + Math.round(Number(fields?.[2]) * 100), 0);
  // A split transaction has a row for each part.
  expect(rows.length).toBeGreaterThanOrEqual(count);
  expect({ spendMinor: 0 - sumOf('expense', 'refund'), incomeMinor: sumOf('income') }).toEqual({
    spendMinor,
    incomeMinor,
  });
});
