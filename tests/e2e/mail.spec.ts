import type { Page } from '@playwright/test';
import { NOOR, SAM } from '../lib/mail.ts';
import { call } from './lib/api.ts';
import { connectMailByApi } from './lib/people.ts';
import { allowSandboxMail, ClickCounter } from './lib/person.ts';
import { controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

/** The twenty-first message of a mailbox is delayed, so that the sync can be observed in progress. */
const HELD_MS = 15_000;
const holdSync = () =>
  controlMailEmulator({
    ...{ op: 'fail', path: '/gmail/v1/users/me/messages/', query: 'format=raw', skip: 20 },
    ...{ mode: 'delay', delayMs: HELD_MS },
  });

test.afterEach(() => controlMailEmulator({ op: 'clearFaults' }));

async function askForConsent(page: Page): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Connect Gmail' }).click();
  await page.getByRole('link', { name: /sam\.whitlock/ }).click();
  await expect(page.getByRole('heading', { name: /Fettle wants access/ })).toBeVisible();
}

test('denying consent is explained, and nothing is connected', async ({ page }) => {
  await askForConsent(page);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Gmail wasn’t connected because access wasn’t allowed.')).toBeVisible();
  await expect(page).toHaveURL(/\/settings(\?tab=data-sources)?$/);
  await expect(page.getByRole('button', { name: 'Connect Gmail' })).toBeEnabled();
});

test('leaving the only permission unchecked counts as denial, is explained, and nothing is connected', async ({
  page,
}) => {
  await askForConsent(page);
  await page.getByRole('checkbox').first().uncheck();
  await page.getByRole('button', { name: 'Allow' }).click();
  await expect(page.getByText('Gmail wasn’t connected because access wasn’t allowed.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Connect Gmail' })).toBeEnabled();
});

test('the counts of a sync increase, survive a reload, and are the same in a second tab', async ({
  page,
  context,
}) => {
  await page.goto('/settings');
  // Connecting starts the first sync.
  await holdSync();
  await page.getByRole('button', { name: 'Connect Gmail' }).click();
  await allowSandboxMail(new ClickCounter(page), SAM);
  const progress = page.getByRole('progressbar', { name: 'Email sync' });
  const count = page.getByText(/Processing emails \(\d+\/\d+\)/);
  // The sync waits after the twenty messages that were read, and those skipped by their headers.
  await expect(count).toHaveText(/\(2\d\/\d+\)/);
  await expect(page.getByRole('button', { name: 'Syncing...' })).toBeDisabled();
  const shown = await count.textContent();
  expect(Number(await progress.getAttribute('aria-valuenow'))).toBeGreaterThan(40);

  await page.reload();
  await expect(count).toHaveText(shown ?? '');
  const second = await context.newPage();
  await second.goto('/email-ai');
  await expect(second.getByText(shown ?? '')).toBeVisible();

  for (const tab of [page, second]) {
    await expect(tab.getByText('Sync Complete!')).toBeVisible();
    await expect(tab.getByRole('button', { name: 'Sync Gmail' })).toBeEnabled();
  }
  const total = /\/(\d+)\)/.exec(shown ?? '')?.[1] ?? '';
  const counts = page.getByRole('definition');
  await expect(counts.nth(0)).toHaveText(total);
  expect(Number(await counts.nth(1).textContent())).toBeGreaterThan(0);
});

test('a sync that the provider rejects shows Sync Failed and the reason everywhere, with a way to continue', async ({
  page,
}) => {
  await connectMailByApi(page.request, SAM);
  await controlMailEmulator({ op: 'revokeGrant', mailbox: SAM });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sync Gmail' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Sync Failed')).toBeVisible();
  await expect(
    main
      .getByText(/Google|Gmail|access|again/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(main.getByText(/undefined|\[object|invalid_grant/)).toHaveCount(0);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sync Failed' })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Reconnect' })).toBeVisible();
});

test('a request that failed is forgotten when a later sync completes', async ({ page }) => {
  await connectMailByApi(page.request, SAM);
  await page.route('**/v1/gmail/sync-request', (route) => route.abort());
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Sync Gmail' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Sync Failed')).toBeVisible();
  // As the schedule does.
  await call(page.request, 'requestGmailSync');
  await expect(main.getByText('Sync Complete!')).toBeVisible();
  await expect(main.getByText('Sync Failed')).toHaveCount(0);
});

test('disconnecting asks first; no keeps the mailbox, yes deletes it', async ({ page }) => {
  await connectMailByApi(page.request, SAM);
  await page.goto('/settings');
  const disconnect = page.getByRole('button', { name: 'Disconnect', exact: true });
  const answers = [false, true];
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.message());
    await (answers.shift() ? dialog.accept() : dialog.dismiss());
  });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'DELETE') sent.push(new URL(request.url()).pathname);
  });
  await disconnect.click();
  const sure = page.getByRole('button', { name: 'Disconnect mailbox' });
  await expect(page.getByRole('checkbox', { name: 'Delete matched receipts too' })).not.toBeChecked();
  await sure.click();
  await expect(sure).toBeEnabled();
  await sure.click();
  await expect(page.getByRole('button', { name: 'Connect Gmail' })).toBeVisible();
  await expect(page.getByRole('main').getByText(SAM)).toHaveCount(0);
  expect(sent).toEqual(['/api/v1/gmail/disconnect']);
  expect(asked).toHaveLength(2);
  expect(asked[0]).toContain('Disconnect Gmail?');
});

test('disconnecting one of two Gmail mailboxes keeps the other', async ({ page }) => {
  await connectMailByApi(page.request, SAM);
  await connectMailByApi(page.request, NOOR);
  const addresses = async () =>
    (await call(page.request, 'getEmailAi')).mailboxes.map(({ address }) => address);
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto('/settings');
  await page.getByRole('button', { name: `Disconnect ${NOOR}` }).click();
  await page.getByRole('button', { name: 'Disconnect mailbox' }).click();
  await expect(page.getByText(`${NOOR} disconnected.`)).toBeVisible();
  expect(await addresses()).toEqual([SAM]);
  await connectMailByApi(page.request, NOOR);
  await page.reload();
  await page.getByRole('button', { name: 'Disconnect', exact: true }).click();
  await page.getByRole('button', { name: 'Disconnect mailbox' }).click();
  await expect(page.getByText(`${SAM} disconnected.`)).toBeVisible();
  expect(await addresses()).toEqual([NOOR]);
});
