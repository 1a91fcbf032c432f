import { openDatabase } from '#db/pool.ts';
import { updateDayAndAmount } from '#db/repositories/transactions/edits.ts';
import { lockTransaction } from '#server/features/transactions/transaction-query.ts';
import { fromWire } from '#server/lib/wire-id.ts';
import type { Person } from './person.ts';
import type { TestProduct } from './servers/product.ts';

/** Changes a transaction's amount, as a bank does when it posts another one. */
export async function postAmount(
  product: TestProduct,
  person: Person,
  transactionId: string,
  amountMinor: number,
): Promise<void> {
  const db = openDatabase({ url: product.databaseUrl, connectionsMax: 1 });
  const id = fromWire(transactionId);
  await db
    .withUser(person.userId, async (user) => {
      const transaction = await lockTransaction(user, id);
      if (!transaction) throw new Error('no such transaction');
      await updateDayAndAmount(user, id, { postedOn: transaction.postedOn, amountMinor });
    })
    .finally(() => db.close());
}
