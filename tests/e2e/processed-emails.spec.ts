import { createServer, type Server } from 'node:http';
import { NOOR, SAM } from '../lib/mail.ts';
import { call } from './lib/api.ts';
import { connectMailByApi } from './lib/people.ts';
import { controlMailEmulator } from './lib/running.ts';
import { expect, test } from './lib/test.ts';

test.describe('of the household', () => {
  test.use({ userKind: 'household' });

  test('verdict, kind and search filter the list, are in the URL and agree with the counts', async ({
    page,
    pageErrors,
  }) => {
    await page.goto('/processed-emails');
    const { counts } = await call(page.request, 'listProcessedEmails');
    const chip = page.getByRole('group', { name: 'Result' }).getByRole('button', { name: /^Skipped/ });
    await expect(chip).toContainText(String(counts.skipped));
    await chip.click();
    await expect(page).toHaveURL(/state=skipped/);
    const list = page.getByRole('list', { name: 'Emails' });
    await expect(list.getByRole('listitem').first()).toHaveAttribute('aria-setsize', String(counts.skipped));
    await page.reload();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: /^All/ }).click();
    await page.getByRole('combobox', { name: 'Type' }).selectOption({ label: 'Refund' });
    await expect(page).toHaveURL(/kind=refund/);
    await expect(list.getByRole('listitem').first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search emails' }).fill('zzzz no such sender');
    await expect(page.getByText('No matching emails')).toBeVisible();
    await page.getByRole('button', { name: 'Clear search and filters' }).click();
    await expect(page).toHaveURL(/\/processed-emails$/);
    expect(pageErrors).toEqual([]);
  });

  test('a message opens with its verdict, its reader, its outgoing data, and its charge', async ({
    page,
  }) => {
    await page.goto('/processed-emails?state=processed');
    await page
      .getByRole('list', { name: 'Emails' })
      .getByRole('listitem')
      .filter({ hasText: 'Matched to a charge' })
      .first()
      .getByRole('button')
      .click();
    const panel = page.getByRole('complementary', { name: 'Email' });
    await expect(panel.getByRole('definition').filter({ hasText: /^0 B|^0 bytes|^Nothing/i })).toBeVisible();
    await expect(page).toHaveURL(/message=msg_/);
    await panel.getByRole('link', { name: 'Open charge' }).click();
    await page.waitForURL(/\/transactions\?transaction=txn_/);
    await expect(page.getByRole('complementary', { name: 'Transaction' })).toBeVisible();
  });
});

test.describe('of a separate user', () => {
  test.use({ userKind: 'fresh' });

  test('says no receipt, reads again and deletes one; pauses the mailbox, and blocks a sender', async ({
    page,
    pageErrors,
  }) => {
    await connectMailByApi(page.request, SAM);
    await call(page.request, 'requestGmailSync');
    const { counts } = await call(page.request, 'getEmailAi');
    await page.goto('/processed-emails?state=processed');
    const list = page.getByRole('list', { name: 'Emails' });
    await expect(list.getByRole('listitem').first()).toHaveAttribute(
      'aria-setsize',
      String(counts.processed),
    );
    await list.getByRole('button').first().click();
    const panel = page.getByRole('complementary', { name: 'Email' });
    await panel.getByRole('button', { name: 'Not a receipt' }).click();
    await expect(panel.getByText('You marked it as not a receipt.')).toBeVisible();
    await panel.getByRole('button', { name: 'Read again' }).click();
    await expect(panel.getByText('You marked it as not a receipt.')).toHaveCount(0);
    page.once('dialog', (dialog) => dialog.accept());
    await panel.getByRole('button', { name: 'More email actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete email data' }).click();
    await expect(panel.getByText('You deleted this email’s data.')).toBeVisible();

    await page.goto('/email-ai');
    await expect(page.getByText('all checked')).toBeVisible();
    await page.getByRole('button', { name: 'Pause' }).click();
    await expect(page.getByText(/^Paused\./)).toBeVisible();
    await page.getByRole('button', { name: 'Resume' }).click();
    await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
    await page.getByRole('textbox', { name: /Email address or domain/ }).fill('shop.test');
    await page.getByRole('button', { name: 'Never read' }).click();
    await expect(page.getByText('shop.test')).toBeVisible();
    await page.getByRole('switch', { name: 'Keep receipts as evidence' }).click();
    await expect(page.getByRole('switch', { name: 'Keep receipts as evidence' })).toBeChecked();
    expect(pageErrors).toEqual([]);
  });

  test('an email is found with its date in the user’s time zone', async ({ page }) => {
    // Where today is another date than in UTC.
    const timeZone = new Date().getUTCHours() < 11 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
    await call(page.request, 'updateProfile', { body: { timeZone } });
    await connectMailByApi(page.request, NOOR);
    await controlMailEmulator({ op: 'deliver', mailbox: NOOR, raw: todaysMail() });
    await call(page.request, 'requestGmailSync');
    await page.goto('/processed-emails');
    await expect(page.getByRole('button', { name: /Order NT-1/ }).first()).toBeVisible();
    await page.getByRole('button', { name: 'Search and commands' }).click();
    await page.getByRole('dialog').getByRole('combobox').fill('Order NT-1');
    await expect(page.getByRole('option', { name: /^Night Shop/ }).first()).toContainText('Today');
  });
});

test.describe('a hostile email', () => {
  test.use({ userKind: 'fresh' });

  let server: Server;
  const calls: string[] = [];
  test.beforeAll(async () => {
    server = createServer((request, response) => {
      calls.push(request.url ?? '');
      response.end('seen');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  });
  test.afterAll(() => server.close());

  test('is shown without running a script or making a request', async ({ page, pageErrors }) => {
    const address = server.address();
    const spy = `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    await connectMailByApi(page.request, NOOR);
    await controlMailEmulator({ op: 'deliver', mailbox: NOOR, raw: hostileMail(spy) });
    await call(page.request, 'requestGmailSync');
    await page.goto('/processed-emails');
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.message());
      void dialog.dismiss();
    });
    await page
      .getByRole('list', { name: 'Emails' })
      .getByRole('button', { name: /Order MH-1/ })
      .first()
      .click();
    const frame = page.locator('iframe[title^="Email:"]').first();
    await expect(frame).toHaveAttribute('sandbox', '');
    const mail = frame.contentFrame();
    await expect(mail.getByText('Thank you for your order MH-1')).toBeVisible();
    await mail.getByText('Track your parcel').click();
    await expect(page.getByRole('complementary', { name: 'Email' })).toBeVisible();
    await expect(mail.getByText('Thank you for your order MH-1')).toBeVisible();
    await expect(page).toHaveTitle(/Processed Emails/);
    expect(await page.evaluate('window.pwned ?? null')).toBeNull();
    expect(dialogs).toEqual([]);
    expect(calls).toEqual([]);
    // The console shows blocked requests, of which there must be none.
    expect(pageErrors.filter((text) => /127\.0\.0\.1/.test(text))).toEqual([]);
  });

  test('that is too complex is shown as its text, with a notice', async ({ page }) => {
    await connectMailByApi(page.request, NOOR);
    await controlMailEmulator({ op: 'deliver', mailbox: NOOR, raw: complexMail() });
    await call(page.request, 'requestGmailSync');
    await page.goto('/processed-emails');
    await page
      .getByRole('list', { name: 'Emails' })
      .getByRole('button', { name: /Order CX-1/ })
      .first()
      .click();
    const panel = page.getByRole('complementary', { name: 'Email' });
    await expect(panel.getByText('This email is too complex to display. Here is its text.')).toBeVisible();
    const mail = page.locator('iframe[title^="Email:"]').first().contentFrame();
    await expect(mail.getByText('Thank you for your order CX-1')).toBeVisible();
  });
});

function todaysMail(): string {
  return [
    'From: Night Shop <orders@night.test>',
    'Subject: Order NT-1',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Thank you for your order NT-1. Total $5.00',
  ].join('\r\n');
}

/** An email with more layout than can be sanitized for display. */
function complexMail(): string {
  const html = `<p>Thank you for your order CX-1. Total $5.00</p>${'<br>'.repeat(300_000)}`;
  return [
    'From: Complex Shop <orders@complex.test>',
    'Subject: Order CX-1',
    'Date: Fri, 20 Nov 2026 10:00:00 +0000',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ].join('\r\n');
}

/** An email that tries every way to affect anything outside its frame. */
function hostileMail(spy: string): string {
  const html =
    `<html><head><base href="${spy}/base/"><meta http-equiv="refresh" content="0;url=${spy}/refresh">
<link rel="stylesheet" href="${spy}/sheet.css"><style>@import url(${spy}/import.css); ` +
    `body{background:url(${spy}/style.png)}
@font-face{font-family:x;src:url(${spy}/font.woff)} p{font-family:x}</style></head>
<body onload="fetch('${spy}/onload')" background="${spy}/body.png">
<p>Thank you for your order MH-1. Total $12.00</p>
<script>top.pwned=1;parent.pwned=1;alert('script');document.title='pwned';fetch('${spy}/script')</script>
<img src="${spy}/pixel.png" onerror="alert('onerror')"><img srcset="${spy}/set.png 2x" src="x">
<svg onload="alert('svg')"><image href="${spy}/svg.png"/></svg><video ` +
    `poster="${spy}/poster.png" src="${spy}/v.mp4" autoplay></video>
<div style="background-image:url('${spy}/inline.png')">inline</div><iframe src="${spy}/frame"></iframe>
<object data="${spy}/object"></object><form action="${spy}/form"><input autofocus onfocus="alert('focus')"></form>
<a href="${spy}/link" target="_top" ping="${spy}/ping">Track your parcel</a></body></html>`;
  return [
    'From: Marsh Hill <orders@marshhill.test>',
    `To: ${NOOR}`,
    'Subject: Order MH-1 confirmed',
    `Date: ${new Date().toUTCString().replace('GMT', '+0000')}`,
    'Message-ID: <hostile-1@marshhill.test>',
    'MIME-Version: 1.0',
    'Content-Type: text/html; charset=utf-8',
    '',
    html,
  ].join('\r\n');
}
