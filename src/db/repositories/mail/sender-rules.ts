import type { SenderRule } from '#domain/syncing/sender-rules.ts';
import type { UserDb } from '../../pool.ts';

/** Senders whose emails are always read, or never, as set by the user. */
export async function listSenderRules(db: UserDb): Promise<SenderRule[]> {
  return db.query<SenderRule>(
    'select sender, verdict from app.sender_rules where user_id = $1 order by sender',
    [db.userId],
  );
}

/** Sets the rule for a sender; null deletes it. */
export async function saveSenderRule(
  db: UserDb,
  sender: string,
  verdict: SenderRule['verdict'] | null,
  at: Date,
): Promise<void> {
  if (verdict === null)
    await db.query('delete from app.sender_rules where user_id = $1 and sender = $2', [db.userId, sender]);
  else
    await db.query(
      `insert into app.sender_rules (user_id, sender, verdict, created_at) values ($1, $2, $3, $4)
       on conflict (user_id, sender) do update set verdict = excluded.verdict`,
      [db.userId, sender, verdict, at],
    );
}
