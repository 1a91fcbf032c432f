import { notFound } from '../../lib/fault.ts';
import { readMessageHistories } from '../../lib/present-history.ts';
import { readTexts } from '../../lib/read-texts.ts';
import { readClocks } from '../../lib/receipt-clocks.ts';
import type { Services } from '../../lib/services.ts';
import { fromWire, toWire } from '../../lib/wire-id.ts';
import { getMessageForDisplay } from './get-message-for-display.ts';
import { presentProcessed } from './present-processed.ts';
import { findProcessed, listOrderEvents } from './processed-query.ts';

/** One message with its email and the other emails of its purchase. */
export async function getProcessedEmail(
  services: Services,
  userId: string,
  wireId: string,
  signal: AbortSignal,
) {
  const id = fromWire(wireId);
  const found = await services.db.readAs(userId, async (db) => {
    const row = await findProcessed(db, id);
    const texts = await readTexts(db);
    return (
      row && {
        row,
        texts,
        events: await listOrderEvents(db, id),
        history: (await readMessageHistories(db, [id], texts))(id),
        clocks: (await readClocks(db, [id])).get(id) ?? [],
      }
    );
  });
  if (!found) throw notFound();
  const shown = found.row.isForgotten ? null : await getMessageForDisplay(services, userId, id, signal);
  return {
    email: presentProcessed(found.row, found.texts),
    message: shown && { html: shown.html, text: shown.text, isTooComplex: shown.isTooComplex },
    mailFrom: shown?.from ?? null,
    events: found.events.map((event) => ({
      ...event,
      id: toWire('message', event.id),
      receivedAt: event.receivedAt.toISOString(),
    })),
    clocks: found.clocks,
    history: found.history,
  };
}
