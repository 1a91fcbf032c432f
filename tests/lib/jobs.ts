import type { TestProduct } from './product.ts';
import { waitFor } from './wait-for.ts';

/**
 * Waits until no job of a person waits or runs: then nothing changes any more automatically. Jobs that wait for their
 * time are brought forward, so that no test waits for a pause.
 */
export async function quiet(product: TestProduct, userId: string, withinMs = 30_000): Promise<void> {
  await waitFor(
    'all jobs of a person to end',
    async () => {
      await hurry(product, userId);
      const { rows } = await product.admin.query<{ open: number }>(
        `select count(*)::int as open from pgboss.job where state in ('created', 'retry', 'active')
          and data->>'userId' = $1`,
        [userId],
      );
      return rows[0]?.open === 0;
    },
    withinMs,
  );
}

async function hurry(product: TestProduct, userId: string): Promise<void> {
  await product.admin.query(
    `update pgboss.job set start_after = now() where state in ('created', 'retry') and data->>'userId' = $1`,
    [userId],
  );
}
