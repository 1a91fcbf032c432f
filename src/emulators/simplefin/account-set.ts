import type { Household, HouseholdAccount } from '../household/types.ts';
import { balanceOn, transactionsOn } from '../household/view.ts';
import type { SimplefinState } from './state.ts';

const SHOWN = ['harbor-savings', 'harbor-checking', 'visa'];
const BANKS: Readonly<Record<string, { readonly name: string; readonly domain: string }>> = {
  ins_109508: { name: 'First Platypus Bank', domain: 'platypus.test' },
  ins_990417: { name: 'Harbor Light Credit Union', domain: 'harborlight.test' },
};

export interface AccountSetQuery {
  readonly from: number;
  /** Exclusive. */
  readonly until: number;
  readonly withPending: boolean;
  readonly withTransactions: boolean;
  readonly accounts: readonly string[];
  readonly version: 1 | 2;
}

/** Builds the body of `/accounts` on a date. */
export function buildAccountSet(
  household: Household,
  state: SimplefinState,
  today: string,
  query: AccountSetQuery,
): unknown {
  const accounts = household.accounts.filter(
    ({ id }) =>
      SHOWN.includes(id) &&
      !state.unlisted.includes(id) &&
      (query.accounts.length === 0 || query.accounts.includes(id)),
  );
  const listed = accounts.map((account) => wireAccount(household, state, today, query, account));
  if (query.version === 1) return { errors: state.errlist.map(({ msg }) => msg), accounts: listed };
  const ids = new Set(accounts.map((account) => account.institutionId));
  const connections = [...ids].map((id) => ({
    conn_id: id,
    name: BANKS[id]?.name,
    org_id: BANKS[id]?.domain,
    sfin_url: 'https://bridge.test/simplefin',
  }));
  return { errlist: state.errlist, connections, accounts: listed };
}

function wireAccount(
  household: Household,
  state: SimplefinState,
  today: string,
  query: AccountSetQuery,
  account: HouseholdAccount,
) {
  const scripted = state.transactions.filter(
    (transaction) => transaction.accountId === account.id && !transaction.isDropped,
  );
  const balance =
    balanceOn(household, account.id, today) +
    scripted
      .filter((transaction) => !transaction.isPending)
      .reduce((sum, transaction) => sum + transaction.amountMinor, 0);
  const bank = BANKS[account.institutionId];
  return {
    id: account.id,
    name: `${account.name} (${account.mask})`,
    ...(query.version === 1
      ? { org: { name: bank?.name, domain: bank?.domain, 'sfin-url': 'https://bridge.test/simplefin' } }
      : { conn_id: account.institutionId }),
    currency: account.currency,
    balance: decimal(balance),
    'balance-date': seconds(today),
    ...(query.withTransactions
      ? { transactions: transactionsOf(household, scripted, today, query, account.id) }
      : {}),
  };
}

interface Shown {
  readonly id: string;
  readonly on: string;
  readonly authorizedOn: string;
  readonly amountMinor: number;
  readonly description: string;
  readonly pending: boolean;
}

function transactionsOf(
  household: Household,
  scripted: SimplefinState['transactions'],
  today: string,
  query: AccountSetQuery,
  accountId: string,
) {
  const visible: Shown[] = transactionsOn(household, today)
    .filter((transaction) => transaction.accountId === accountId)
    .map((transaction) => ({ ...transaction, on: transaction.date }));
  const added: Shown[] = scripted.map((transaction) => ({
    ...transaction,
    authorizedOn: transaction.on,
    pending: transaction.isPending,
  }));
  return [...visible, ...added]
    .filter((transaction) => (query.withPending || !transaction.pending) && isInside(transaction.on, query))
    .map((transaction) => ({
      id: `TRN-${transaction.id}${transaction.pending ? '-p' : ''}`,
      posted: transaction.pending ? 0 : seconds(transaction.on),
      transacted_at: seconds(transaction.authorizedOn),
      amount: decimal(transaction.amountMinor),
      description: transaction.description,
      ...(transaction.pending ? { pending: true } : {}),
    }));
}

function isInside(day: string, { from, until }: AccountSetQuery): boolean {
  return seconds(day) >= from && seconds(day) < until;
}

function seconds(day: string): number {
  return Date.parse(`${day}T12:00:00Z`) / 1000;
}

function decimal(minor: number): string {
  return (minor / 100).toFixed(2);
}
