import type { HouseholdAccount, LedgerTransaction } from '../../../household/types.ts';
import type { MailDraft } from '../draft.ts';
import { money, showDay } from '../format.ts';
import { button, footerRow, h, image, SANS, tableShell } from '../html.ts';
import type { PlainMail } from '../plain-mail.ts';

const BANK = { name: 'First Platypus Bank', address: 'alerts@firstplatypus.bank.test' };
const DOMAIN = 'firstplatypus.bank.test';
const LEGAL = ['First Platypus Bank, N.A. Member FDIC.', 'We will never ask for your password by e-mail.'];

/** "A charge of …": a card alert for an existing transaction, not a receipt. */
export function cardAlert(mail: PlainMail, row: LedgerTransaction, account: HouseholdAccount): MailDraft {
  const amount = money(Math.abs(row.amountMinor), row.currency);
  return bankMail(mail, `${account.officialName} transaction alert`, [
    `A ${row.amountMinor < 0 ? 'purchase' : 'credit'} of <b>${amount}</b> was made on your ` +
      `${h(account.officialName)} ending in ${account.mask}.`,
    `Merchant: ${h(row.description)}<br>Date: ${showDay(row.authorizedOn, 'medium')}`,
    'If you did not make this transaction, call the number on the back of your card.',
  ]);
}

export function statementReady(mail: PlainMail, account: HouseholdAccount, balanceMinor: number): MailDraft {
  const isCredit = account.type === 'credit';
  return bankMail(mail, `Your ${account.officialName} statement is ready`, [
    `Your statement for the account ending in ${account.mask} is now available online.`,
    isCredit
      ? `New balance: <b>${money(Math.abs(balanceMinor))}</b><br>Minimum payment due: $40.00<br>AutoPay is ` +
        'ON for the statement balance.'
      : `Ending balance: <b>${money(balanceMinor)}</b>`,
  ]);
}

/** A pay stub notice: income, not a receipt. */
export function payStub(mail: PlainMail, row: LedgerTransaction): MailDraft {
  const text = `Hello ${mail.person.firstName},

Your pay statement for pay date ${showDay(row.authorizedOn, 'slashes')} is ready to view.

Net pay: ${money(row.amountMinor)}
Deposit: account ending in 2204

Sign in to see earnings, deductions and taxes. For your security, no attachment is sent.

Payroll services
`;
  return {
    from: { name: 'Payroll', address: 'do-not-reply@paystub-center.test' },
    subject: 'Your pay statement is ready',
    text,
    zone: 'utc',
    bulk: true,
  };
}

function bankMail(mail: PlainMail, subject: string, paragraphs: readonly string[]): MailDraft {
  const rows = `<tr><td class="pad" bgcolor="#12344d"
    style="padding:18px 34px;">${image(DOMAIN, 'logo-white.png', BANK.name, 160, 30)}</td></tr>
<tr><td class="pad" style="padding:24px 34px 6px;${SANS}font-size:20px;font-weight:bold;
    color:#12344d;">${h(subject)}</td></tr>
${paragraphs
  .map(
    (part) => `<tr><td class="pad" style="padding:8px 34px;${SANS}font-size:14px;line-height:22px;
  color:#333;">${part}</td></tr>`,
  )
  .join('\n')}
<tr><td style="padding:18px 0 28px;">${button(DOMAIN, `${mail.code}s`, 'Sign in', '#12344d')}</td></tr>`;
  return {
    from: BANK,
    subject,
    html: tableShell({
      title: subject,
      preheader: subject,
      domain: DOMAIN,
      code: mail.code,
      rows,
      footer: footerRow(DOMAIN, mail.code, LEGAL, false),
    }),
    zone: 'local',
  };
}
