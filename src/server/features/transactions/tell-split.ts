import type { UserDb, Uuid } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { categoryOf } from '#domain/categorization/categories.ts';
import { type HistoryUndo, historyTopic } from '#domain/ledger/history.ts';
import type { SplitPart } from '#domain/splits/split.ts';
import type { Services } from '../../lib/services.ts';

/** Writes a person's word about the division of a row into its history. */
export async function recordSplit(
  services: Services,
  db: UserDb,
  transactionId: Uuid,
  said: {
    readonly what: string;
    readonly parts: readonly SplitPart[];
    /** Null: there is nothing to take back. */
    readonly undo: HistoryUndo | null;
  },
): Promise<void> {
  const { what, parts, undo } = said;
  await recordEvents(
    db,
    [
      {
        id: services.ids.next(),
        transactionId,
        source: 'user' as const,
        what,
        undo,
        reason: parts.map(nameOf).join(', '),
        topic: historyTopic.split(transactionId),
      },
    ],
    services.clock.now(),
  );
}

function nameOf({ name, category, isHealth }: SplitPart): string {
  return `${name || categoryOf(category).name}${isHealth ? ' (health)' : ''}`;
}
