import type { UserDb, Uuid } from '#db/pool.ts';
import { recordUndoableChange } from '../../lib/history/record-change.ts';
import { subjectOf } from '../../lib/history/subjects.ts';
import type { Services } from '../../lib/services.ts';

/** Records the event of a confirmed import, which undoes it. */
export async function recordImport(
  services: Services,
  db: UserDb,
  importId: Uuid,
  fileName: string,
): Promise<Uuid> {
  const detail = { kind: 'imported', values: { fileName } } as const;
  const event = { subject: subjectOf.import(importId), detail };
  return recordUndoableChange(services, db, [event], { kind: 'import', importId });
}
