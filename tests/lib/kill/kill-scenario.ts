import { institutionOf, linkBank } from '../bank.ts';
import { waitUntilIdle } from '../jobs.ts';
import { type Person, signUp } from '../person.ts';
import type { TestProduct } from '../servers/product.ts';
import { waitFor } from '../wait-for.ts';
import type { KillableProduct } from './killable.ts';

const ENDED = new Set(['COMPLETED', 'FAILED']);

/** A user whose bank sync has started. */
export async function startBankSync(product: TestProduct): Promise<{ person: Person; itemId: string }> {
  const person = await signUp(product);
  const { itemId } = await linkBank(product, person, { accounts: ['visa', 'checking'] });
  return { person, itemId };
}

/** Waits until the bank sync has finished; scheduled jobs are moved forward. */
export async function waitForBankSync(product: TestProduct, person: Person, itemId: string): Promise<void> {
  const isRead = async () => (await institutionOf(person, itemId))?.status === 'healthy';
  await waitFor(
    'the bank to be read',
    async () => {
      await waitUntilIdle(product, person.userId, 90_000);
      return isRead();
    },
    90_000,
  );
}

/** Waits until the mailbox sync has finished on its own. */
export async function waitForMailSync(
  product: TestProduct,
  person: Person,
  withinMs = 90_000,
): Promise<void> {
  const ended = async () => ENDED.has((await person.call('getGmailSync')).sync?.state ?? '');
  await waitFor('the mailbox to be read', ended, withinMs);
  await atRest(product, person.userId);
}

async function atRest(product: TestProduct, userId: string): Promise<void> {
  await waitFor(
    'all jobs to end by themselves',
    async () => {
      const { rows } = await product.admin.query(
        "select 1 from pgboss.job where state in ('created', 'retry', 'active') and data->>'userId' = $1",
        [userId],
      );
      return rows.length === 0;
    },
    90_000,
  );
}

/** All synced data without IDs and times, equal for two runs over the same data. */
export async function readResults(product: TestProduct, userId: string): Promise<Record<string, unknown>> {
  const list = async (sql: string) => (await product.admin.query(sql, [userId])).rows;
  return {
    // A replaced receipt transaction exists only if email was read before the bank.
    rows: await list(
      `select posted_on, amount_minor, currency, status, original_description, category, flow, has_receipt,
        removed_at is not null as removed, count(*)::int as n
         from app.transactions where user_id = $1 and not (is_from_receipt and removed_at is not null)
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9 order by 1, 2, 5, 4, 6, 7, 8, 9`,
    ),
    messages: await list(
      `select subject, from_address, state, kind, count(*)::int as n from app.messages where user_id = $1
        group by 1, 2, 3, 4 order by 1, 2, 3, 4`,
    ),
    receipts: await list(
      `select merchant, order_id, total_minor, purchased_on, kind, state, count(*)::int as n from app.receipts
        where user_id = $1 group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
    ),
    matched: await list(
      "select count(*)::int as n from app.receipt_matches where user_id = $1 and state = 'matched'",
    ),
    streams: await list(
      `select merchant, frequency, status, class, last_amount_minor from app.recurring_streams
        where user_id = $1 order by 1, 2, 3, 4, 5`,
    ),
    days: await list(
      `select day, currency, spend_minor, income_minor, transaction_count from app.day_totals where user_id = $1
        and transaction_count <> 0 order by 1, 2`,
    ),
    // A job delivered twice may find no messages left.
    sync: await list(
      `select state, read, total, emails_processed, purchases_found from app.mail_syncs where user_id = $1
        and total > 0`,
    ),
  };
}

/**
 * Kills the product at `moments` (milliseconds after it responds), each time during its work. The queue reassigns a job
 * after its worker has been silent for some seconds; `movesJobsForward` makes that immediate.
 */
export async function killAtMoments(
  product: KillableProduct,
  moments: readonly number[],
  movesJobsForward: boolean,
): Promise<void> {
  for (const [index, moment] of moments.entries()) {
    await new Promise((resolve) => setTimeout(resolve, moment));
    await product.kill();
    await product.restart();
    if (movesJobsForward || index < moments.length - 1)
      await product.admin.query(
        "update pgboss.job set state = 'retry', start_after = now() where state = 'active'",
      );
  }
}
