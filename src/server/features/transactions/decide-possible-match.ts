import type { UserDb } from '#db/pool.ts';
import { recordEvents } from '#db/repositories/history.ts';
import { oweDerivation } from '#db/repositories/owed-derivations.ts';
import { mergeTransactions, unmergeTransactions } from '#db/repositories/row-merges.ts';
import {
  lockRowSuggestion,
  type RowSuggestion,
  refreshHeld,
  setSuggestionState,
} from '#db/repositories/row-suggestions.ts';
import { historyTopic } from '#domain/ledger/history.ts';
import { Fault, notFound } from '../../lib/fault.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { texts as faultTexts } from '../../texts/en/faults.ts';
import { texts as historyTexts } from '../../texts/en/history.ts';
import { restoreUnnamed, withdrawIfUnnamed } from './possible-match-query.ts';

/** Says whether two rows are one. One: the newer becomes part of the older. Two: they are never asked about again. */
export async function decidePossibleMatch(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  decision: 'same' | 'different',
): Promise<{ transactionId: string }> {
  const kept = await services.db.withUser(userId, async (db) => {
    const pair = await lockPair(db, wireIds, 'open');
    const at = services.clock.now();
    if (decision === 'same' && !(await mergeTransactions(db, pair, at)))
      throw new Fault('Conflict', faultTexts.transactionGone);
    await setSuggestionState(db, pair, decision === 'same' ? 'accepted' : 'declined', at);
    if (decision === 'different') await withdrawIfUnnamed(db, pair.existingId, at);
    await refreshHeld(db);
    await tell(
      services,
      db,
      pair,
      decision === 'same' ? historyTexts.merged : historyTexts.keptSeparate,
      true,
    );
    await oweDerivation(db);
    return decision === 'same' ? pair.existingId : fromWire(wireIds.transactionId);
  });
  await followUp(services, userId);
  return { transactionId: toWire('transaction', kept) };
}

/** Takes such a decision back: the rows are two again, and in doubt. */
export async function undoPossibleMatch(
  services: Services,
  userId: string,
  wireIds: { readonly transactionId: string; readonly otherId: string },
): Promise<void> {
  await services.db.withUser(userId, async (db) => {
    const pair = await lockPair(db, wireIds, 'decided');
    if (pair.state === 'accepted') await unmergeTransactions(db, pair);
    else await restoreUnnamed(db, pair.existingId);
    await setSuggestionState(db, pair, 'open', services.clock.now());
    await refreshHeld(db);
    await tell(services, db, pair, historyTexts.duplicateUndone, false);
    await oweDerivation(db);
  });
  await followUp(services, userId);
}

async function lockPair(
  db: UserDb,
  wireIds: { readonly transactionId: string; readonly otherId: string },
  expected: 'open' | 'decided',
) {
  const pair = await lockRowSuggestion(db, fromWire(wireIds.transactionId), fromWire(wireIds.otherId));
  if (!pair) throw notFound();
  if ((pair.state === 'open') !== (expected === 'open'))
    throw new Fault('Conflict', expected === 'open' ? faultTexts.alreadyDecided : faultTexts.notDecided);
  return pair;
}

async function tell(
  services: Services,
  db: UserDb,
  { existingId, transactionId }: Pick<RowSuggestion, 'existingId' | 'transactionId'>,
  what: string,
  canUndo: boolean,
): Promise<void> {
  const ids = [existingId, transactionId] as const;
  await recordEvents(
    db,
    ids.map((own, at) => ({
      id: services.ids.next(),
      transactionId: own,
      source: 'user' as const,
      what,
      reason: '',
      topic: historyTopic.rows(existingId, transactionId),
      undo: canUndo
        ? { kind: 'undoSameRow' as const, transactionId: own, otherId: ids[1 - at] ?? transactionId }
        : null,
    })),
    services.clock.now(),
  );
}

async function followUp(services: Services, userId: string): Promise<void> {
  await services.jobs.send('derive', userId, { userId });
  await services.events.publish(userId, {
    kind: 'changed',
    fact: 'transactionsPaired',
  });
}
