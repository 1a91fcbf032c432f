import { addDays, dayInMonth, monthIndex } from '../../world/days.ts';
import { chanceOf } from '../../world/random.ts';
import type { Household, LedgerRow } from '../../world/types.ts';
import { cardAlert, payStub, statementReady } from '../mail/templates/bank-mail.ts';
import { billReady, donationReceipt } from '../mail/templates/bills.ts';
import type { PlannedMail } from '../mailbox/mailbox.ts';
import { momentOn, planPlain, type Teller } from './planned.ts';

const ALERT_FROM_MINOR = 15_000;

/** What banks, employers and utilities write about the same rows. None of it is a receipt. */
export function tellBank(teller: Teller, household: Household, from: string): PlannedMail[] {
  const accounts = new Map(household.accounts.map((account) => [account.id, account]));
  const rows = household.ledger.rows.filter((row) => row.authorizedOn >= from && row.transferId === null);
  return [...rows.flatMap((row) => aboutRow(teller, row, accounts)), ...statements(teller, household, from)];
}

function aboutRow(
  teller: Teller,
  row: LedgerRow,
  accounts: ReadonlyMap<string, Household['accounts'][number]>,
): PlannedMail[] {
  const chance = chanceOf(teller.seed, 'bank-mail', row.id);
  const account = accounts.get(row.accountId);
  const at = momentOn(row.authorizedOn, chance.int(8, 20), chance.int(0, 59));
  if (row.counterparty === 'income_source' && row.amountMinor > 50_000) {
    return [planPlain(teller, { key: `pay:${row.id}`, at }, (mail) => payStub(mail, row))];
  }
  if (row.categoryDetailed.includes('DONATION') && row.website !== null) {
    const gift = {
      to: row.merchantName ?? row.name,
      domain: row.website,
      amountMinor: -row.amountMinor,
      on: row.authorizedOn,
    };
    return [planPlain(teller, { key: `gift-to:${row.id}`, at }, (mail) => donationReceipt(mail, gift))];
  }
  if (isBill(row)) {
    const billedOn = addDays(row.authorizedOn, -chance.int(9, 14));
    const bill = {
      from: row.merchantName ?? row.name,
      domain: row.website ?? 'billing.test',
      amountMinor: -row.amountMinor,
      dueOn: row.authorizedOn,
    };
    return [
      planPlain(teller, { key: `bill:${row.id}`, at: momentOn(billedOn, 6, chance.int(0, 59)) }, (mail) =>
        billReady(mail, bill),
      ),
    ];
  }
  const isLarge = account?.type === 'credit' && row.amountMinor < -ALERT_FROM_MINOR;
  return isLarge && account && chance.is(0.6)
    ? [planPlain(teller, { key: `alert:${row.id}`, at }, (mail) => cardAlert(mail, row, account))]
    : [];
}

/** A repeated charge that mails no receipt sends its bill ahead. */
function isBill(row: LedgerRow): boolean {
  return (
    row.streamKey !== null &&
    row.purchaseId === null &&
    row.amountMinor < -2_000 &&
    row.website !== null &&
    row.counterparty === 'merchant'
  );
}

function statements(teller: Teller, household: Household, from: string): PlannedMail[] {
  const mails: PlannedMail[] = [];
  const shown = household.accounts.filter((account) =>
    ['visa', 'mastercard', 'checking'].includes(account.id),
  );
  for (let month = monthIndex(from) + 1; month <= monthIndex(household.endOn); month += 1) {
    for (const [index, account] of shown.entries()) {
      const day = dayInMonth(month, 4 + index * 7);
      const balanceMinor = chanceOf(teller.seed, 'statement', account.id, day).int(41_000, 268_000);
      const at = momentOn(day, 5, 12 + index);
      mails.push(
        planPlain(teller, { key: `statement:${account.id}:${day}`, at }, (mail) =>
          statementReady(mail, account, balanceMinor),
        ),
      );
    }
  }
  return mails;
}
