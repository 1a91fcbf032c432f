import type { Page } from '@playwright/test';
import {
  type LanguageModelEmulator,
  startLanguageModelEmulator,
} from '../../src/emulators/language-model/server.ts';
import { member } from '../lib/http.ts';
import { controlEmulator } from '../lib/servers/emulator-control.ts';
import { type StartedProduct, startWithDatabase } from '../lib/servers/start-with-database.ts';
import { call } from './lib/api.ts';
import { createBrowserUser } from './lib/people.ts';
import { MODEL_PORT, screens } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

let model: LanguageModelEmulator;
let started: StartedProduct;

test.beforeAll(async () => {
  model = await startLanguageModelEmulator({ port: 0 });
  started = await startWithDatabase({
    environment: {
      ...{ PORT: MODEL_PORT, LOG_LEVEL: 'error' },
      ...{ AI_BASE_URL: model.url, AI_MODEL: 'small-1', AI_API_KEY: 'sandbox-model-key' },
    },
    webDir: screens(),
    rateLimitFactor: 20,
  });
});
test.afterAll(async () => {
  await started?.stop();
  await model?.close();
});
/** Not clearly a receipt: the user is asked, or a language model if allowed. */
function unsure(subject: string): Buffer {
  const lines = [
    'Large bowl   $40.00',
    'Small plate   $12.00',
    'Subtotal   $52.00',
    'Tax   $4.16',
    'Total   $56.16',
  ];
  const head = `From: Juno <juno@studio.example>\nSubject: ${subject}\nDate: Fri, 20 Nov 2026 10:00:00 +0000`;
  return Buffer.from(
    `${head}\nMessage-ID: <${subject}@studio.example>\n\nit was lovely to see you.\n\n${lines.join('\n')}\n`,
  );
}

async function bring(page: Page, subject: string): Promise<void> {
  await page.goto('/settings?tab=data-sources');
  await page.getByRole('button', { name: 'Upload email' }).click();
  const buffer = unsure(subject);
  await page
    .getByLabel(/Choose (more )?files/)
    .setInputFiles({ name: `${subject}.eml`, mimeType: 'message/rfc822', buffer });
  await expect(page.getByText('1 of 1 email is new. Reading it now.')).toBeVisible();
  await expect
    .poll(
      async () =>
        (await call(page.request, 'listProcessedEmails', { query: { q: subject } })).emails[0]?.state,
    )
    .toMatch(/processed|needs_review/);
}

async function toggle(page: Page): Promise<void> {
  await page.goto('/settings?tab=privacy');
  const saved = page.waitForResponse('**/api/v1/user/profile');
  await page.getByRole('switch', { name: 'Third-party sharing' }).click();
  await saved;
}

async function calls(): Promise<number> {
  const list = member(await controlEmulator(model.url, { op: 'calls' }), 'calls');
  return Array.isArray(list) ? list.length : 0;
}

test('a language model is asked only while third-party sharing is on, and the outgoing data is shown', async ({
  browser,
}) => {
  const { storageState } = await createBrowserUser('fresh', started.product.url);
  const page = await (await browser.newContext({ storageState, baseURL: started.product.url })).newPage();
  const content = JSON.stringify({
    ...{ kind: 'purchase', merchant: 'Juno', order_number: null, ordered_on: null },
    ...{ total: { text: '$56.16', line: 5 }, items: [] },
  });
  await bring(page, 'Saturday');
  expect(await calls()).toBe(0);

  await controlEmulator(model.url, { op: 'answer', content });
  await toggle(page);
  await expect.poll(calls).toBe(1);
  await page.getByRole('button', { name: 'View stored data' }).click();
  await expect(page.getByRole('row', { name: /language model/i }).first()).toBeVisible();

  await toggle(page);
  await bring(page, 'Sunday');
  expect(await calls()).toBe(1);
  await page.context().close();
});
