import type { Queryable } from '../pool.ts';

/** Deletes all jobs of deleted users from the queue, except those that are running. */
export async function deleteJobsOfDeletedUsers(db: Queryable): Promise<void> {
  await db.query('select sys.delete_orphaned_jobs()');
}
