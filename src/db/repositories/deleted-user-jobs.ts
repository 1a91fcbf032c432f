import type { Queryable } from '../pool.ts';

/** Removes from the queue every job of a deleted user that is not running at this moment. */
export async function deleteJobsOfDeletedUsers(db: Queryable): Promise<void> {
  await db.query('select sys.delete_orphaned_jobs()');
}
