import type { SenderRule } from '#domain/syncing/sender-rules.ts';
import { build } from '../build.ts';
import type { UserDb } from '../pool.ts';

/** Senders whose emails the user always wants read, or never. */
export async function listSenderRules(db: UserDb): Promise<SenderRule[]> {
  return db.run(
    build
      .selectFrom('app.senderRules')
      .select(['sender', 'verdict'])
      .where('userId', '=', db.userId)
      .orderBy('sender'),
  );
}

/** Sets the rule for a sender; null deletes it. */
export async function saveSenderRule(
  db: UserDb,
  sender: string,
  verdict: SenderRule['verdict'] | null,
  at: Date,
): Promise<void> {
  await db.run(
    verdict === null
      ? build.deleteFrom('app.senderRules').where('userId', '=', db.userId).where('sender', '=', sender)
      : build
          .insertInto('app.senderRules')
          .values({ userId: db.userId, sender, verdict, createdAt: at })
          .onConflict((rule) => rule.columns(['userId', 'sender']).doUpdateSet({ verdict })),
  );
}
