import { addDays, dayInMonth, monthIndex } from '../../household/days.ts';
import { createRandom } from '../../household/random.ts';
import type { Household, LedgerTransaction } from '../../household/types.ts';
import { cardAlert, payStub, statementReady } from '../mail/templates/bank-mail.ts';
import { billReady, donationReceipt } from '../mail/templates/bills.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { type EmailPlanner, instantOn, planPlain } from './planned.ts';

const ALERT_FROM_MINOR = 15_000;

/** Emails of banks, employers and utilities about the same transactions. None of them is a receipt. */
export function planBankEmails(planner: EmailPlanner, household: Household, from: string): PlannedMail[] {
  const accounts = new Map(household.accounts.map((account) => [account.id, account]));
  const transactions = household.ledger.transactions.filter(
    (transaction) => transaction.authorizedOn >= from && transaction.transferId === null,
  );
  return [
    ...transactions.flatMap((transaction) => aboutTransaction(planner, transaction, accounts)),
    ...statements(planner, household, from),
  ];
}

function aboutTransaction(
  planner: EmailPlanner,
  transaction: LedgerTransaction,
  accounts: ReadonlyMap<string, Household['accounts'][number]>,
): PlannedMail[] {
  const random = createRandom(planner.seed, 'bank-mail', transaction.id);
  const account = accounts.get(transaction.accountId);
  const at = instantOn(transaction.authorizedOn, random.int(8, 20), random.int(0, 59));
  if (transaction.counterparty === 'income_source' && transaction.amountMinor > 50_000) {
    return [planPlain(planner, { key: `pay:${transaction.id}`, at }, (mail) => payStub(mail, transaction))];
  }
  if (transaction.categoryDetailed.includes('DONATION') && transaction.website !== null) {
    const gift = {
      to: transaction.merchantName ?? transaction.name,
      domain: transaction.website,
      amountMinor: -transaction.amountMinor,
      on: transaction.authorizedOn,
    };
    return [
      planPlain(planner, { key: `gift-to:${transaction.id}`, at }, (mail) => donationReceipt(mail, gift)),
    ];
  }
  if (isBill(transaction)) {
    const billedOn = addDays(transaction.authorizedOn, -random.int(9, 14));
    const bill = {
      from: transaction.merchantName ?? transaction.name,
      domain: transaction.website ?? 'billing.test',
      amountMinor: -transaction.amountMinor,
      dueOn: transaction.authorizedOn,
    };
    return [
      planPlain(
        planner,
        { key: `bill:${transaction.id}`, at: instantOn(billedOn, 6, random.int(0, 59)) },
        (mail) => billReady(mail, bill),
      ),
    ];
  }
  const isLarge = account?.type === 'credit' && transaction.amountMinor < -ALERT_FROM_MINOR;
  return isLarge && account && random.chance(0.6)
    ? [
        planPlain(planner, { key: `alert:${transaction.id}`, at }, (mail) =>
          cardAlert(mail, transaction, account),
        ),
      ]
    : [];
}

/** Recurring charges without an emailed receipt send a bill first. */
function isBill(transaction: LedgerTransaction): boolean {
  return (
    transaction.streamKey !== null &&
    transaction.purchaseId === null &&
    transaction.amountMinor < -2_000 &&
    transaction.website !== null &&
    transaction.counterparty === 'merchant'
  );
}

function statements(planner: EmailPlanner, household: Household, from: string): PlannedMail[] {
  const mails: PlannedMail[] = [];
  const shown = household.accounts.filter((account) =>
    ['visa', 'mastercard', 'checking'].includes(account.id),
  );
  for (let month = monthIndex(from) + 1; month <= monthIndex(household.endOn); month += 1) {
    for (const [index, account] of shown.entries()) {
      const day = dayInMonth(month, 4 + index * 7);
      const balanceMinor = createRandom(planner.seed, 'statement', account.id, day).int(41_000, 268_000);
      const at = instantOn(day, 5, 12 + index);
      mails.push(
        planPlain(planner, { key: `statement:${account.id}:${day}`, at }, (mail) =>
          statementReady(mail, account, balanceMinor),
        ),
      );
    }
  }
  return mails;
}
