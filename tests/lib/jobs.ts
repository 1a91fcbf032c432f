import type { TestProduct } from './servers/product.ts';
import { waitFor } from './wait-for.ts';

/**
 * Waits until no job of a user is queued or running, so that nothing changes anymore. Scheduled jobs are moved forward,
 * so that no test waits for a delay.
 */
export async function waitUntilIdle(product: TestProduct, userId: string, withinMs = 30_000): Promise<void> {
  await waitFor(
    'all jobs of a person to end',
    async () => {
      // A prepared statement, because planning takes longer than running it.
      const { rows } = await product.admin.query<{ open: number }>({
        name: 'hurry',
        text: MOVE_FORWARD,
        values: [userId],
      });
      return rows[0]?.open === 0;
    },
    withinMs,
  );
}

/** Moves scheduled jobs forward, notifies the workers like the queue does, and counts open jobs. */
const MOVE_FORWARD = `with open_jobs as (
  select name, id, state, start_after from pgboss.job
   where state in ('created', 'retry', 'active') and data->>'userId' = $1
), hurried as (
  update pgboss.job j set start_after = now() from open_jobs o
   where j.name = o.name and j.id = o.id and j.state in ('created', 'retry') and j.start_after > now()
  returning j.name
), told as (
  select pg_notify('pgboss_' || left(encode(sha224('pgboss'::bytea), 'hex'), 24), name) from hurried
)
select count(*)::int + 0 * (select count(*)::int from told) as open from open_jobs`;

/** Runs the poll job now, which otherwise runs every minute: due syncs, revocations, unfinished deletions. */
export async function pollNow({ admin }: Pick<TestProduct, 'admin'>): Promise<void> {
  await admin.query(
    "insert into pgboss.job (name, data, policy) select 'poll', '{}', policy from pgboss.queue where name = 'poll'",
  );
}
