import { SAM } from '../lib/mail.ts';
import { expect, test } from './lib/test.ts';

test.use({ userKind: 'fresh' });

test('an IMAP mailbox: server found by address, wrong password rejected, read with the right one', async ({
  page,
}) => {
  await page.goto('/email-ai');
  await page.getByRole('button', { name: 'Connect another mailbox' }).click();
  const dialog = page.getByRole('dialog', { name: 'Connect a mailbox' });
  await dialog.getByLabel('Email address').fill('someone@icloud.com');
  await expect(dialog.getByText('iCloud Mail', { exact: true })).toBeVisible();
  await expect(dialog.getByRole('link', { name: 'Setup help for iCloud Mail' })).toBeVisible();
  await dialog.getByLabel('Email address').fill(SAM);
  await expect(dialog.getByText('Sandbox mail', { exact: true })).toBeVisible();
  await dialog.getByLabel('Password').fill('wrong');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(/rejected this username or password/)).toBeVisible();
  await dialog.getByLabel('Password').fill('sandbox');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Sync Complete!')).toBeVisible();
  await expect(page.getByRole('main').getByText(SAM).first()).toBeVisible();
  await page.getByRole('button', { name: `Disconnect ${SAM}` }).click();
  await page.getByRole('button', { name: 'Disconnect mailbox' }).click();
  await expect(page.getByRole('heading', { name: 'Your receipts are already in your email' })).toBeVisible();
});

test('uploaded email is read, and not twice; a file that is not email is rejected', async ({ page }) => {
  const mail = (n: number) =>
    `From ${n}@xxx Fri Nov 20 10:00:0${n} +0000 2026\nFrom: Larch Tools <orders@larchtools.test>\n` +
    `Subject: Your order LT-7${n}\nDate: Fri, 20 Nov 2026 ` +
    `10:00:0${n} +0000\nMessage-ID: <${n}@larchtools.test>\n\n` +
    `Order number: LT-7${n}\n1 x Ginger tea $1${n}.00\nOrder total: $1${n}.00\n\n`;
  const buffer = Buffer.from([1, 2, 3].map(mail).join(''));
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Upload email' }).click();
  const files = page.getByLabel(/Choose (more )?files/);
  await files.setInputFiles({ name: 'all.mbox', mimeType: 'application/mbox', buffer });
  await expect(page.getByText('3 of 3 emails are new. Reading them now.')).toBeVisible();
  await files.setInputFiles([
    { name: 'all.mbox', mimeType: 'application/mbox', buffer },
    { name: 'cat.png', mimeType: 'image/png', buffer: Buffer.from('89504e470d0a1a0a', 'hex') },
  ]);
  await expect(page.getByText('0 of 3 emails are new. Reading them now.')).toBeVisible();
  await expect(page.getByText(/cat\.png: This isn’t an email file/)).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Uploaded email')).toBeVisible();
  await expect(main.getByText('Sync Complete!')).toBeVisible();
});

test('a single email is counted in the singular', async ({ page }) => {
  const text =
    'From: Larch Tools <orders@larchtools.test>\nSubject: Your order LT-70\nDate: Fri, 20 Nov 2026 10:00:00 +0000\n' +
    'Message-ID: <0@larchtools.test>\n\nOrder number: LT-70\n1 x Ginger tea $10.00\nOrder total: $10.00\n';
  await page.goto('/email-ai');
  await page.getByRole('button', { name: 'Upload email' }).click();
  await page
    .getByLabel(/Choose (more )?files/)
    .setInputFiles({ name: 'one.eml', mimeType: 'message/rfc822', buffer: Buffer.from(text) });
  await expect(page.getByText('1 of 1 email is new. Reading it now.')).toBeVisible();
  await page.getByRole('button', { name: 'Done' }).click();
  const main = page.getByRole('main');
  await expect(main.locator('a[href="/processed-emails"]').first()).toHaveText('1 email');
  await expect(main.getByText('1 email, checked')).toBeVisible();
  let question = '';
  page.on('dialog', async (dialog) => {
    question = dialog.message();
    await dialog.accept();
  });
  await page.getByRole('button', { name: 'Actions for Larch Tools' }).click();
  await page.getByRole('menuitem', { name: 'Delete its emails' }).click();
  await expect(page.getByText('1 email deleted.')).toBeVisible();
  expect(question).toContain('Delete the email from Larch Tools in Fettle?');
});
