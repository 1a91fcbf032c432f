import { Buffer } from 'node:buffer';
import { addDays } from '#domain/calendar/civil-date.ts';
import { call } from './lib/api.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

const today = new Date().toISOString().slice(0, 10);
const endsOn = addDays(today, 10);
const written = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(new Date(`${endsOn}T12:00:00Z`));
const TRIAL = [
  'From: Heron Cloud <billing@heroncloud.test>',
  'Subject: Your free trial of Heron Cloud has started',
  `Date: ${new Date(Date.now() - 4 * 86_400_000).toUTCString()}`,
  'Message-ID: <trial-1@heroncloud.test>',
  'Content-Type: text/plain; charset=utf-8',
  '',
  `Your free trial starts today and ends on ${written({ dateStyle: 'long' })}.`,
  'Due today: $0.00. After the trial you will be charged $14.95 per month until you cancel.',
  '',
].join('\r\n');

for (const width of [1440, 390])
  test(`without a bank, a trial from an email is the same in alert, list and calendar, at ${width} px`, async ({
    page,
    pageErrors,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/settings');
    await page.getByRole('button', { name: 'Upload email' }).click();
    const file = { name: 'trial.eml', mimeType: 'message/rfc822', buffer: Buffer.from(TRIAL) };
    await page.getByLabel(/Choose (more )?files/).setInputFiles(file);
    const announced = async () => (await call(page.request, 'listSubscriptions')).announced.length;
    await expect.poll(announced, { timeout: 60_000 }).toBe(1);

    const day = written({ month: 'short', day: 'numeric' });
    await page.goto('/subscriptions');
    const listed = page.getByRole('listitem').filter({ hasText: 'Heron Cloud' });
    await expect(listed).toContainText(`Trial ends ${day}`);
    await page.getByRole('button', { name: 'Calendar' }).press('Enter');
    const due = page.getByRole('link', { name: /Heron Cloud/ }).filter({ visible: true });
    await due.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/insights?view=checks&finding=*');
    const alert = page.getByRole('main').getByText('Heron Cloud trial ends');
    await expect(alert.first()).toBeVisible();
    await expect(page.getByRole('main').getByText(new RegExp(`Ends on \\w+, ${day}`))).toBeVisible();
    await page.goto('/dashboard');
    await expect(page.getByText('Heron Cloud trial ends')).toBeVisible();
    expect(pageErrors).toEqual([]);
  });
