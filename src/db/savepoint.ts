import type { UserDb } from './pool.ts';

/** Does work within a transaction so that it alone is undone when it fails; the failure is thrown on. */
export async function inSavepoint<Value>(db: UserDb, work: () => Promise<Value>): Promise<Value> {
  await db.query('savepoint part');
  try {
    const value = await work();
    await db.query('release savepoint part');
    return value;
  } catch (error) {
    await db.query('rollback to savepoint part');
    throw error;
  }
}
