import { openDatabase } from '#db/pool.ts';
import { lockRow, setDayAndAmount } from '#server/features/transactions/row-query.ts';
import { fromWire } from '#server/lib/wire-id.ts';
import type { Person } from './person.ts';
import type { TestProduct } from './product.ts';

/** Gives a transaction another amount, as a bank that settles one does. */
export async function settleAmount(
  product: TestProduct,
  person: Person,
  transactionId: string,
  amountMinor: number,
): Promise<void> {
  const db = openDatabase({ url: product.databaseUrl, connectionsMax: 1 });
  const id = fromWire(transactionId);
  await db
    .withUser(person.userId, async (user) => {
      const row = await lockRow(user, id);
      if (!row) throw new Error('no such transaction');
      await setDayAndAmount(user, id, { postedOn: row.postedOn, amountMinor });
    })
    .finally(() => db.close());
}
