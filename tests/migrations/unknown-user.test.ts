import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { WAITING_QUESTIONS } from '#db/repositories/open-questions.ts';
import { listPairQuestions } from '#server/features/receipts/review-pairs-query.ts';
import { textsOf } from '#server/texts/texts.ts';
import { runDatabase } from '../lib/sql/own-database.ts';

/** A user added after the database last analyzed its tables, and one included in the statistics. */
const TRANSACTIONS = 3_000;
const DOUBTS = 20;
const STATEMENT_MS = 5_000;

const database = runDatabase({ statementTimeoutMs: STATEMENT_MS });

describe('table statistics', () => {
  it('contain no single user, in any table', async () => {
    const { rows } = await database().admin.query(
      `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'user_id'
        where c.relnamespace = 'app'::regnamespace and c.relkind in ('r', 'p') and a.attstattarget is distinct from 0`,
    );
    expect(rows).toEqual([]);
  });

  it('of another user do not slow down a new user’s questions', async () => {
    await fill(randomUUID());
    await database().admin.query('analyze');
    const userId = randomUUID();
    await fill(userId);
    await database().db.withUser(userId, async (db) => {
      expect(await listPairQuestions(db, textsOf('en'))).toHaveLength(2 * DOUBTS);
      const [row] = await db.query<{ count: number }>(`select ${WAITING_QUESTIONS} as count`, [userId]);
      expect(row?.count).toBe(2 * DOUBTS);
    });
  });
});

/** An account with transactions, every tenth pending, and open questions about pairs of them. */
async function fill(userId: string): Promise<void> {
  await database().admin.query('begin');
  // Sums and other derived data are not needed here.
  await database().admin.query('set local session_replication_role = replica');
  await database().admin.query(
    `with account as (
       insert into app.accounts (user_id, id, source, name, account_type, currency, is_sandbox)
       values ($1, gen_random_uuid(), 'file', 'Checking', 'checking', 'USD', false) returning id)
     insert into app.transactions (user_id, id, account_id, posted_on, amount_minor, currency, status,
       original_description, description, merchant, merchant_key, flow, category, category_source, is_sandbox)
     select $1, gen_random_uuid(), account.id, date '2026-01-01' - n / 5, case n % 2 when 0 then -n else n end, 'USD',
       case n % 10 when 0 then 'pending' else 'posted' end, '', '', '', '', 'spend', 'Other', 'model', false
       from account, generate_series(1, ${TRANSACTIONS}) n`,
    [userId],
  );
  const pairs = (which: string, other: string) =>
    `select one.id as one, other.id as other
       from (select id from app.transactions where user_id = $1 and ${which} limit ${DOUBTS}) one,
            (select id from app.transactions where user_id = $1 and ${other} limit 1) other`;
  await database().admin.query(
    `insert into app.transaction_suggestions (user_id, transaction_id, existing_id, kind, confidence, reason)
     select $1, p.one, p.other, 'posted', 0.5, '' from (${pairs("status = 'posted'", "status = 'pending'")}) p`,
    [userId],
  );
  await database().admin.query(
    `insert into app.transfer_suggestions (user_id, outflow_id, inflow_id, confidence, state)
     select $1, p.one, p.other, 0.5, 'open' from (${pairs('amount_minor < 0', 'amount_minor > 0')}) p`,
    [userId],
  );
  await database().admin.query('commit');
}
