import { countAttempts } from '#db/repositories/mail/messages.ts';
import { texts as reasonTexts } from '../../../texts/en/reasons.ts';
import { inRun } from '../mail-run.ts';
import { type Stuck, storeTurn, type Turn } from './store-turn.ts';

/** A message that brings nothing this often is given up, with that as its reason. */
const ATTEMPTS_MAX = 3;

/**
 * A message that does not arrive is tried again, and given up after the third time. Where others of the run arrived it
 * is at fault itself and the run continues without it; where none did, the provider may be: the run ends with that.
 */
export async function settleStuck(turn: Turn): Promise<void> {
  const { run, stuck } = turn;
  const [first] = stuck;
  if (!first) return;
  const isLast = ({ message }: Stuck) => message.attempts + 1 >= ATTEMPTS_MAX;
  const again = stuck.filter((one) => !isLast(one));
  const hasOthers = await inRun(run, async (db, sync) => {
    await countAttempts(
      db,
      again.map(({ message }) => message.id),
    );
    return sync.emailsProcessed > 0;
  });
  await storeTurn(
    turn,
    stuck.filter(isLast).map(({ message }) => ({
      message,
      outcome: 'unreadable' as const,
      receivedAt: null,
      reason: reasonTexts.notDelivered,
    })),
  );
  if (!hasOthers && again.length > 0) throw first.error;
}
