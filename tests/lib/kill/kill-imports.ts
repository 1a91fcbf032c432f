import { Dice, shuffle } from '../../golden/recurring/random.ts';
import { pollNow } from '../jobs.ts';
import type { Person } from '../person.ts';
import { ofx, type Preview, type StatementRow } from '../statements.ts';
import { waitFor } from '../wait-for.ts';
import type { KillableProduct } from './killable.ts';

const DAYS = 1_825;

/** Transactions of five years with monthly salaries and duplicates, oldest first. */
export function yearsOfTransactions(count: number): StatementRow[] {
  return Array.from({ length: count }, (_, index) => {
    const day = Math.floor((index * DAYS) / count);
    const on = new Date(Date.UTC(2021, 10, 1 + day)).toISOString().slice(0, 10);
    const isSalary = on.endsWith('-15') && Math.floor(((index - 1) * DAYS) / count) !== day;
    if (isSalary) return { on, amount: '2500.00', name: 'ACME PAYROLL', id: `S${index}` };
    const pair = Math.floor(index / 2);
    const cents = 500 + ((pair * 7_919) % 20_000);
    return { on, amount: `-${(cents / 100).toFixed(2)}`, name: `SHOP ${pair % 300}`, id: `F${index}` };
  });
}

/** These transactions as three files: two overlapping statements and a table of everything, each in its own order. */
export function overlappingFiles(transactions: readonly StatementRow[]): readonly [string, string, string] {
  const dice = new Dice(20_261_121);
  const cut = Math.floor(transactions.length * 0.65);
  const table = shuffle(transactions, dice).map(({ on, amount, name }) => `${on},${name},${amount}`);
  return [
    ofx(shuffle(transactions.slice(0, cut), dice)),
    ofx(transactions.slice(transactions.length - cut).reverse()),
    ['Date,Description,Amount', ...table].join('\n'),
  ];
}

/** The moment of the power failure: while writing to a locked table, or after the commit. */
export type KillMoment =
  | { readonly writing: string; readonly by?: 'job' }
  | { readonly holding: string; readonly until: () => Promise<boolean> };

/**
 * Kills the product at an exact moment of `work` and restarts it. Returns the result, or null if the work was
 * interrupted.
 */
export async function killInside<T>(
  product: KillableProduct,
  moment: KillMoment,
  work: () => Promise<T>,
): Promise<T | null> {
  const holder = await product.admin.connect();
  let answer: Promise<T | null>;
  try {
    const table = 'writing' in moment ? moment.writing : moment.holding;
    await holder.query('begin');
    await holder.query(`lock table ${table} in share mode`);
    answer = work().catch(() => null);
    const isThere = 'writing' in moment ? () => isWaiting(product, table) : moment.until;
    if ('by' in moment) await answer;
    await waitFor(`the work to come to ${table}`, isThere, 90_000);
    await product.kill();
    // A waiting statement would still be executed although its client is gone.
    await holder.query(
      'select pg_terminate_backend(pid) from pg_locks where not granted and relation = $1::regclass',
      [table],
    );
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await product.restart();
  return answer;
}

async function isWaiting(product: KillableProduct, table: string): Promise<boolean> {
  const { rows } = await product.admin.query(
    'select 1 from pg_locks where not granted and relation = $1::regclass',
    [table],
  );
  return rows.length > 0;
}

/** Stored amounts by day, with duplicates. */
export async function storedTransactions(product: KillableProduct, person: Person): Promise<string[]> {
  const { rows } = await product.admin.query<{ row: string }>(
    `select posted_on || ' ' || amount_minor || ' ' || original_description as row
       from app.transactions where user_id = $1 and removed_at is null and flow <> 'held'`,
    [person.userId],
  );
  return rows.map(({ row }) => row).sort();
}

/** The expected stored transactions. */
export function toStored(transactions: readonly StatementRow[]): string[] {
  return transactions
    .map(({ on, amount, name }) => `${on} ${Math.round(Number(amount) * 100)} ${name}`)
    .sort();
}

export function confirm(person: Person, { id }: Preview, accountId?: string): Promise<Preview> {
  const body = accountId === undefined ? {} : { targets: [{ index: 0, accountId }] };
  return person.call('confirmImport', { params: { importId: id }, body });
}

/**
 * Runs the clock's job now, unless it has already run, and waits for what is derived from the transactions: the
 * recurring salary. No remaining call could have enqueued the derivation, so it depends on the pending derivation
 * stored with the transactions.
 */
export async function waitUntilDerived(product: KillableProduct, person: Person): Promise<void> {
  const ask = async (sql: string) => (await product.admin.query(sql, [person.userId])).rows.length;
  await product.admin.query(
    "update sys.pending_derivations set since = since - interval '1 minute' where user_id = $1",
    [person.userId],
  );
  await pollNow(product);
  await waitFor(
    'the salary to be found',
    async () =>
      (await ask("select 1 from app.recurring_streams where user_id = $1 and direction = 'inflow'")) > 0,
    90_000,
  );
}
