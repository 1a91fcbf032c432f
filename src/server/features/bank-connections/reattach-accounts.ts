import type { UserDb } from '#db/pool.ts';
import {
  type AccountQuestion,
  listAccountQuestions,
  saveAccountQuestion,
} from '#db/repositories/account-questions.ts';
import { listAccounts, reattachAccount, type StoredAccount } from '#db/repositories/accounts/accounts.ts';
import {
  deleteConnection,
  listConnections,
  resetCursor,
  type StoredConnection,
  tokenContext,
} from '#db/repositories/bank-connections.ts';
import { queueRevocation } from '#db/repositories/revocations.ts';
import { matchAccounts } from '#domain/ledger/accounts/match-accounts.ts';
import type { BankAccount } from '#ports/bank-data-provider.ts';
import type { Services } from '../../lib/services.ts';

export type ConnectionRef = Pick<StoredConnection, 'id' | 'provider' | 'institutionName' | 'isSandbox'>;

interface Reattached {
  readonly leftOut: ReadonlySet<string>;
  readonly isAnyMoved: boolean;
}

/** The source of a connection's accounts and transactions. */
export function sourceOf({ provider }: Pick<StoredConnection, 'provider'>): 'plaid' | 'simplefin' {
  return provider === 'simplefin' ? 'simplefin' : 'plaid';
}

/**
 * Moves known accounts to this connection. `leftOut` contains the external IDs of accounts that are skipped: another
 * connection reads them, or the user has not decided yet whether they are already read by another provider.
 */
export async function reattachAccounts(
  services: Services,
  db: UserDb,
  connection: ConnectionRef,
  accounts: readonly BankAccount[],
): Promise<Reattached> {
  const source = sourceOf(connection);
  const environment = (await listAccounts(db)).filter(
    (account) => account.isSandbox === connection.isSandbox,
  );
  const listed = new Set(accounts.map((account) => account.externalId));
  const isListed = (account: StoredAccount) =>
    account.source === source && account.externalId !== null && listed.has(account.externalId);
  const known = new Set(environment.filter(isListed).map((account) => account.externalId));
  const unknown = accounts.filter((account) => !known.has(account.externalId));
  // A SimpleFIN token that replaces another one lists the same account IDs.
  if (source === 'simplefin') await deleteReplacedConnections(services, db, connection, known);
  if (unknown.length === 0) return { leftOut: new Set(), isAnyMoved: false };
  const working = await listWorkingOthers(db, connection);
  const banks = new Set(accounts.map((account) => account.institutionName ?? connection.institutionName));
  const candidates = environment.filter((account) => !isListed(account) && isOfBank(account, banks, source));
  const matches = new Map(matchAccounts(unknown, candidates));
  const leftOut = new Set<string>();
  const answers = await createAccountQuestions(db, connection, { unknown, matches, environment });
  for (const [account, answer] of answers) {
    const stored = environment.find(({ id }) => id === answer.accountId);
    if (answer.state === 'open' || !stored) leftOut.add(account.externalId);
    else if (answer.state === 'same') matches.set(account, stored);
  }
  let isAnyMoved = false;
  for (const [account, stored] of matches) {
    if (stored.connectionId !== null && working.has(stored.connectionId)) {
      leftOut.add(account.externalId);
      continue;
    }
    const { externalId } = account;
    await reattachAccount(db, stored.id, { connectionId: connection.id, source, externalId });
    isAnyMoved = true;
  }
  if (isAnyMoved) {
    await resetCursor(db, connection.id);
    await deleteReplacedConnections(services, db, connection, known);
  }
  return { leftOut, isAnyMoved };
}

async function listWorkingOthers(db: UserDb, connection: ConnectionRef): Promise<ReadonlySet<string>> {
  const others = (await listConnections(db)).filter(
    (row) => row.id !== connection.id && row.status !== 'needs_reauth',
  );
  return new Set(others.map((row) => row.id));
}

interface Arrivals {
  readonly unknown: readonly BankAccount[];
  readonly matches: ReadonlyMap<BankAccount, StoredAccount>;
  readonly environment: readonly StoredAccount[];
}

/**
 * An account with the same type, currency and last digits as one of another provider may be the same account. The user
 * is asked once, and its transactions are skipped until the answer. Returns the questions about the new accounts.
 */
async function createAccountQuestions(
  db: UserDb,
  connection: ConnectionRef,
  { unknown, matches, environment }: Arrivals,
): Promise<Map<BankAccount, Pick<AccountQuestion, 'accountId' | 'state'>>> {
  const source = sourceOf(connection);
  const questions = new Map(
    (await listAccountQuestions(db))
      .filter(({ connectionId }) => connectionId === connection.id)
      .map((question) => [question.externalId, question]),
  );
  const open = unknown.filter((account) => !matches.has(account));
  const foreign = environment.filter(
    (account) => account.mask !== null && account.source !== source && account.source !== 'file',
  );
  const alike = matchAccounts(open, foreign);
  const answers = new Map<BankAccount, Pick<AccountQuestion, 'accountId' | 'state'>>();
  for (const account of open) {
    const earlier = questions.get(account.externalId);
    const same = alike.get(account);
    if (earlier) answers.set(account, earlier);
    else if (same && account.mask !== null) {
      const { externalId, name, mask } = account;
      const question = { connectionId: connection.id, accountId: same.id, externalId, name, mask };
      await saveAccountQuestion(db, { ...question, state: 'open' });
      answers.set(account, { accountId: same.id, state: 'open' });
    }
  }
  return answers;
}

/** True for accounts of the same bank, and for file accounts with known last digits. */
function isOfBank(
  account: StoredAccount,
  banks: ReadonlySet<string>,
  source: StoredAccount['source'],
): boolean {
  if (account.source === 'file') return account.mask !== null;
  return account.source === source && banks.has(account.institutionName ?? '');
}

/** Deletes and revokes broken connections whose remaining accounts are all listed by this connection. */
async function deleteReplacedConnections(
  services: Services,
  db: UserDb,
  connection: ConnectionRef,
  known: ReadonlySet<string | null>,
): Promise<void> {
  const accounts = await listAccounts(db);
  for (const other of await listConnections(db)) {
    const remaining = accounts.filter(
      (account) => account.connectionId === other.id && !known.has(account.externalId),
    );
    const isReplaced =
      other.id !== connection.id &&
      other.provider === connection.provider &&
      other.status === 'needs_reauth' &&
      (other.institutionName === connection.institutionName || connection.provider === 'simplefin') &&
      remaining.length === 0;
    if (!isReplaced) continue;
    const token = services.secretBox.open(other.accessTokenSealed, tokenContext(db.userId, other.id));
    await queueRevocation(db, services.secretBox, services.ids.next(), other.provider, token);
    await deleteConnection(db, other.id, false);
  }
}
