import { SAM } from '../lib/mail.ts';
import { call } from './lib/api.ts';
import { connectMailByApi } from './lib/people.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

const NAME = 'Keep receipts as evidence';

test('onboarding asks about keeping receipts; the default is on with an HSA or FSA, and the answer counts', async ({
  page,
}) => {
  await page.goto('/onboarding?step=health');
  const keep = page.getByRole('switch', { name: NAME });
  await expect(keep).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^HSA/ }).check();
  await expect(keep).toBeChecked();
  await page.getByRole('checkbox', { name: /^Neither/ }).check();
  await expect(keep).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^FSA/ }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your bank' })).toBeVisible();
  expect((await call(page.request, 'getEvidence')).isKept).toBe(true);

  await page.goto('/onboarding?step=health');
  await expect(page.getByRole('checkbox', { name: /^FSA/ })).toBeChecked();
  await keep.click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByRole('heading', { name: 'Connect your bank' })).toBeVisible();
  expect((await call(page.request, 'getEvidence')).isKept).toBe(false);
});

test('turning it on fetches missing originals; turning it off announces the deletion, and deletes them', async ({
  page,
}) => {
  await connectMailByApi(page.request, SAM);
  await call(page.request, 'requestGmailSync');
  await expect
    .poll(async () => (await call(page.request, 'getGmailSync')).sync?.state, { timeout: 30_000 })
    .toBe('COMPLETED');
  await page.goto('/settings?tab=privacy');
  const keep = page.getByRole('switch', { name: NAME });
  await keep.click();
  await expect(page.getByText(/^(\d+) of \1 receipt emails? stored, .+, encrypted\.$/)).toBeVisible({
    timeout: 20_000,
  });
  const { evidence } = await call(page.request, 'getEvidence');
  expect(evidence).toBeGreaterThan(0);

  const asked: string[] = [];
  page.once('dialog', (dialog) => {
    asked.push(dialog.message());
    void dialog.dismiss();
  });
  await keep.click();
  expect(asked[0]).toContain(`Delete ${evidence} stored receipt email`);
  await expect(keep).toBeChecked();
  page.once('dialog', (dialog) => void dialog.accept());
  await keep.click();
  await expect(keep).not.toBeChecked();
  await expect.poll(async () => (await call(page.request, 'getEvidence')).evidence).toBe(0);
});
