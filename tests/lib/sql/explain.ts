import pg from 'pg';
import { arrayLiteral } from '#db/array-literal.ts';
import type { Database, UserDb } from '#db/pool.ts';

/** The parts of a plan step that the plan tests use. */
interface Step {
  readonly 'Node Type': string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly 'Sort Key'?: readonly string[];
  readonly 'Shared Hit Blocks': number;
  readonly 'Shared Read Blocks': number;
  readonly Plans?: readonly Step[];
}

/** The execution of one statement. */
export interface Explained {
  readonly sql: string;
  /** Every step, parents first. */
  readonly steps: readonly Step[];
  /** Table and index pages read. */
  readonly pages: number;
}

/**
 * The same database, except that it first explains each statement sent for a user and rolls back its writes; a prepared
 * statement is also explained with its generic plan.
 */
export function databaseWithExplain(db: Database, tell: (explained: Explained) => void): Database {
  return {
    ...db,
    withUser: (userId, work, plans) => db.withUser(userId, (db) => work(withExplain(db, tell)), plans),
    readAs: (userId, work, plans) => db.readAs(userId, (db) => work(withExplain(db, tell)), plans),
  };
}

/** The same for one transaction. */
export function withExplain(db: UserDb, tell: (explained: Explained) => void): UserDb {
  return {
    ...db,
    async query<Row>(sql: string, values: readonly unknown[] = []) {
      if (!/^\s*set /.test(sql)) tell(await explain(db, sql, `${EXPLAIN} ${sql}`, values));
      return db.query<Row>(sql, values);
    },
    async prepared<Row>(name: string, sql: string, values: readonly unknown[] = []) {
      tell(await explain(db, sql, `${EXPLAIN} ${sql}`, values));
      await db.query('set local plan_cache_mode = force_generic_plan');
      await db.query(`prepare explained as ${sql}`);
      tell(await explain(db, sql, `${EXPLAIN} execute explained(${values.map(literal).join()})`, []));
      await db.query('deallocate explained');
      await db.query('set local plan_cache_mode = auto');
      return db.prepared<Row>(name, sql, values);
    },
  };
}

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)';

async function explain(
  db: UserDb,
  sql: string,
  explained: string,
  values: readonly unknown[],
): Promise<Explained> {
  await db.query('savepoint explained');
  const [row] = await db.query<{ 'QUERY PLAN': readonly { readonly Plan: Step }[] }>(explained, values);
  await db.query('rollback to savepoint explained');
  const plan = row?.['QUERY PLAN'][0]?.Plan;
  if (!plan) throw new Error(`no plan of ${sql}`);
  return { sql, steps: stepsOf(plan), pages: plan['Shared Hit Blocks'] + plan['Shared Read Blocks'] };
}

function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}

function literal(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(Array.isArray(value) ? arrayLiteral(value) : String(value));
}
