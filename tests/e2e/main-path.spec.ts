import { expect, test } from '@playwright/test';
import { allowSandboxMail, freshEmail, linkSandboxBank, PASSWORD, signUp, Walk } from './lib/person.ts';

const STATEMENT = `OFXHEADER:100
DATA:OFXSGML
VERSION:102
ENCODING:USASCII
CHARSET:1252

<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS><CURDEF>USD
<BANKACCTFROM><BANKID>121000248<ACCTID>99887766<ACCTTYPE>CHECKING</BANKACCTFROM><BANKTRANLIST>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day(2)}<TRNAMT>-41.20<FITID>A1<NAME>RIVERSIDE HARDWARE 0042</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day(3)}<TRNAMT>-4.50<FITID>A2<NAME>CORNER BAKERY</STMTTRN>
<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${day(3)}<TRNAMT>-4.50<FITID>A3<NAME>CORNER BAKERY</STMTTRN>
<STMTTRN><TRNTYPE>CREDIT<DTPOSTED>${day(5)}<TRNAMT>2100.00<FITID>A4<NAME>NORTHWIND LABS PAYROLL</STMTTRN>
</BANKTRANLIST><LEDGERBAL><BALAMT>3049.80<DTASOF>${day(1)}</LEDGERBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>`;

function day(ago: number): string {
  return new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');
}

const CLICKS_MAX = 12;
const SECONDS_MAX = 60;

test('a new person gets from the landing page to receipts joined to bank rows', async ({ page }) => {
  const walk = new Walk(page);
  const email = freshEmail('main-path');

  await test.step('signs up and links a bank and a mailbox on the way', async () => {
    await signUp(walk, email);
    await page.goto('/onboarding?step=bank');
    await walk.click('Connect Account');
    await linkSandboxBank(walk);
    await expect(page.getByText('First Platypus Bank')).toBeVisible();
    await page.goto('/onboarding?step=mailbox');
    await walk.click('Connect Gmail');
    await allowSandboxMail(walk);
    await page.waitForURL('**/onboarding**');
  });

  await test.step('watches the first sync move and end', async () => {
    await expect(page.getByText(/Processing emails \(\d+\/\d+\)|Sync Complete!/)).toBeVisible();
    await expect(page.getByText('Sync Complete!')).toBeVisible({ timeout: 45_000 });
  });

  await test.step('sees the first joined pair', async () => {
    await page.goto('/onboarding?step=done');
    await expect(page.getByText('Your first explained charge')).toBeVisible();
    console.log(`first page to first joined row: ${walk.clicks} clicks, ${walk.seconds.toFixed(1)} s`);
    expect(walk.clicks).toBeLessThanOrEqual(CLICKS_MAX);
    expect(walk.seconds).toBeLessThan(SECONDS_MAX);
    await page.getByRole('button', { name: 'Open the dashboard' }).click();
    await expect(page.getByRole('heading', { name: 'Dashboard' })).toBeVisible();
  });

  await test.step('opens a transaction and sees what was bought', async () => {
    await page.goto('/transactions?receipt=with');
    await page.getByRole('row').filter({ hasText: /\$/ }).first().click();
    await expect(page.getByText(/total/i).first()).toBeVisible();
  });

  await test.step('finds the dashboard and the rows agreeing to the cent', async () => {
    const { dashboard, rows } = await page.evaluate(async () => {
      const { token } = await (await fetch('/api/auth/token')).json();
      const ask = async (route: string) =>
        (await (await fetch(`/api/v1${route}`, { headers: { authorization: `Bearer ${token}` } })).json())
          .data;
      const dashboard = await ask('/dashboard');
      const rows: { amountMinor: number; type: string; currency: string }[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: { transactions: typeof rows; nextCursor: string | null } = await ask(
          `/transactions?limit=200&from=${dashboard.period.from}&to=${dashboard.period.to}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        rows.push(...page.transactions);
        cursor = page.nextCursor;
      }
      return { dashboard, rows };
    });
    const sum = (type: string) =>
      rows
        .filter((row) => row.type === type && row.currency === 'USD')
        .reduce((total, row) => total + row.amountMinor, 0);
    expect(Math.round(dashboard.totals.totalSpend * 100)).toBe(-sum('expense'));
    expect(Math.round(dashboard.totals.income * 100)).toBe(sum('income'));
    await page.goto('/dashboard');
    const shown = dashboard.totals.totalSpend.toLocaleString('en-US', { style: 'currency', currency: 'USD' });
    await expect(
      page.getByRole('link', {
        name: new RegExp(`Total Spend[^]*${shown.split('.')[0]?.replace('$', '\\$')}`),
      }),
    ).toBeVisible();
  });

  await test.step('accepts one receipt in review', async () => {
    await page.goto('/email-ai/review');
    const accept = page.getByRole('button', { name: /accept/i }).first();
    await expect(accept).toBeEnabled();
    const decided = page.waitForResponse(
      (answer) => answer.url().includes('/decision') && answer.request().method() === 'POST',
    );
    await accept.click();
    expect((await decided).status()).toBe(200);
  });

  await test.step('drops a statement file, sees what it would do, saves it, and finds the rows apart from the sandbox', async () => {
    await page.goto('/transactions');
    await page
      .locator('input[type="file"]')
      .setInputFiles({ name: 'november.ofx', mimeType: 'application/x-ofx', buffer: Buffer.from(STATEMENT) });
    await expect(page.getByText(/4 (new )?rows?/i).first()).toBeVisible();
    await page.getByRole('button', { name: /(add|import|save).*4/i }).click();
    await expect(page.getByText('Riverside Hardware').first()).toBeVisible();
    await page.goto('/transactions?world=live');
    await expect(page.getByText('Corner Bakery')).toHaveCount(2);
  });

  await test.step('signs out and comes back to where they were', async () => {
    await page.goto('/insights?view=health');
    await page.getByRole('button', { name: /Ada Lovelace/ }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await page.waitForURL((url) => url.pathname === '/');
    await page.goto('/transactions?q=coffee');
    await page.waitForURL('**/login**');
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL('**/transactions?q=coffee');
  });
});
