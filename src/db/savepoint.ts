import type { UserDb } from './pool.ts';

/** Runs work in a savepoint: if it fails, only its changes are rolled back, and the error is rethrown. */
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
