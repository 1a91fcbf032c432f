import { readFile } from 'node:fs/promises';
import { call } from './lib/api.ts';
import { controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'household' });

test.afterEach(() => controlMailEmulator({ op: 'clearFaults' }));

test('lines are selected, claimed with their evidence, submitted and paid; the figures agree at every step', async ({
  page,
}) => {
  const { years } = await call(page.request, 'listClaims', { query: { environment: 'sandbox' } });
  const year = years[0] ?? 2026;
  const read = () => call(page.request, 'listClaims', { query: { year, environment: 'sandbox' } });
  const before = (await read()).totals;
  await page.goto(`/insights?view=health&year=${year}`);
  const claims = page.getByRole('region', { name: `Claims for ${year}` });
  const figure = (name: string) =>
    claims
      .getByRole('term')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .locator('xpath=following-sibling::dd');
  const dollars = (minor: number) =>
    (minor / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  await expect(figure('Unclaimed')).toHaveText(dollars(before.unclaimedMinor));

  const boxes = claims.getByRole('checkbox', { name: /^Select (?!all)/ });
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await claims.getByRole('button', { name: 'Start a claim' }).click();
  const form = page.getByRole('dialog', { name: /^Claim \d+$/ });
  await expect(form.getByLabel('Patient', { exact: true })).toHaveValue('Jordan Ellis');
  const [claim] = (await read()).claims;
  expect(claim).toMatchObject({ state: 'draft', lines: { length: 2 } });

  // The emails are fetched first, with visible progress; then the file is downloaded.
  await expect(form.getByText(/receipt emails? (aren’t|isn’t) stored\. Fettle will fetch/)).toBeVisible();
  await controlMailEmulator({
    ...{ op: 'fail', path: '/gmail/v1/users/me/messages/', query: 'format=raw', times: 2 },
    ...{ mode: 'delay', delayMs: 2_000 },
  });
  const arriving = page.waitForEvent('download');
  await form.getByRole('button', { name: 'Evidence pack' }).click();
  await expect(form.getByRole('progressbar', { name: 'Fetching receipt emails' })).toBeVisible();
  const file = await arriving;
  expect(file.suggestedFilename()).toMatch(/^fettle-claim-\d+-\d{4}\.zip$/);
  const zip = (await readFile(await file.path())).toString('latin1');
  for (const name of ['claim.pdf', 'bank.pdf', 'facts.json', 'README.txt', 'manifest.json', 'SHA256SUMS'])
    expect(zip).toContain(name);
  const names = (end: string) =>
    new Set(zip.match(new RegExp(`receipts/[a-z0-9.-]+/${end}`, 'g')) ?? []).size;
  const { receipts } = await call(page.request, 'getClaimOriginals', {
    params: { claimId: claim?.id ?? '' },
  });
  expect([names('original\\.eml'), names('receipt\\.pdf')]).toEqual([receipts, receipts]);
  await expect(form.getByText(/original receipt emails? (are|is) ready\./)).toBeVisible();

  await form.getByRole('button', { name: 'Mark as submitted' }).click();
  await form.getByLabel('Amount reimbursed').fill('1.00');
  await form.getByRole('button', { name: 'Mark as reimbursed' }).click();
  await expect(form.getByText('Reimbursed', { exact: true }).first()).toBeVisible();
  const total = claim?.totalMinor ?? 0;
  const after = (await read()).totals;
  expect(after).toEqual({
    ...before,
    unclaimedMinor: before.unclaimedMinor - total,
    claimedMinor: before.claimedMinor + total,
    reimbursedMinor: before.reimbursedMinor + 100,
  });
  await form.getByRole('button', { name: 'Close claim' }).click();
  await expect(figure('Claimed')).toHaveText(dollars(after.claimedMinor));
  await expect(figure('Reimbursed')).toHaveText(dollars(after.reimbursedMinor));

  // Undoes everything, step by step.
  await claims.getByRole('button', { name: `Open claim ${claim?.number}` }).click();
  await form.getByRole('button', { name: 'Return to submitted' }).click();
  await form.getByRole('button', { name: 'Return to draft' }).click();
  await form.getByRole('button', { name: 'Delete draft' }).click();
  await expect(form).toHaveCount(0);
  expect((await read()).totals).toEqual(before);
});

test('a patient being typed is saved before the claim is submitted, and edits of two items are both kept', async ({
  page,
}) => {
  const { lines, year } = await call(page.request, 'listClaims', { query: { environment: 'sandbox' } });
  const chosen = lines
    .filter(({ status }) => status === 'ready')
    .slice(0, 2)
    .map(({ transactionId, receiptId, item }) => ({ transactionId, receiptId, item }));
  const { claim } = await call(page.request, 'createClaim', {
    body: { lines: chosen, environment: 'sandbox', as: 'draft' },
  });
  const stored = async () => {
    const { claims } = await call(page.request, 'listClaims', { query: { year, environment: 'sandbox' } });
    return claims.find(({ id }) => id === claim.id);
  };
  await page.goto(`/insights?view=health&year=${year}&claim=${claim.id}`);
  const form = page.getByRole('dialog', { name: `Claim ${claim.number}` });
  const patients = form.getByRole('button', { name: /^For / });
  await expect(patients).toHaveCount(2);

  const reloading = Promise.withResolvers<void>();
  const listing = /\/api\/v1\/claims\?/;
  await page.route(listing, async (route) => {
    await reloading.promise;
    await route.continue();
  });
  for (const [at, name] of ['Ana Ellis', 'Ben Ellis'].entries()) {
    await patients.nth(at).click();
    await form.getByLabel('Patient for this item').fill(name);
    await page.keyboard.press('Enter');
  }
  reloading.resolve();
  await expect(patients).toHaveText(['For Ana Ellis', 'For Ben Ellis']);
  const stated = (await stored())?.lines.map(({ patient }) => patient);
  expect(stated).toEqual(['Ana Ellis', 'Ben Ellis']);
  await page.unroute(listing);

  const saving = Promise.withResolvers<void>();
  await page.route(`**/api/v1/claims/${claim.id}`, async (route) => {
    await saving.promise;
    await route.continue();
  });
  await form.getByLabel('Patient', { exact: true }).fill('Jordan M. Ellis');
  await form.getByRole('button', { name: 'Mark as submitted' }).click();
  saving.resolve();
  await expect(form.getByRole('button', { name: 'Mark as reimbursed' })).toBeVisible();
  expect(await stored()).toMatchObject({ state: 'submitted', patient: 'Jordan M. Ellis' });

  const params = { claimId: claim.id };
  await call(page.request, 'updateClaim', { params, body: { state: 'draft' } });
  await call(page.request, 'deleteClaim', { params });
});
