import process from 'node:process';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import { deleteFactors, type IdentityAccount } from '#db/repositories/people/identity-accounts.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import type { Language } from '#domain/people/language.ts';
import { readSettings } from '#server/lib/config.ts';
import { publishEvent } from '#server/lib/events.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { type OpenOutbox, openOutbox } from './open-outbox.ts';
import { message, result } from './output.ts';

const WRONG_KEY =
  'ENCRYPTION_KEY is not the key of this database, so the owner could not be told. Nothing was changed.';

/** Removes a user's second factors and passkeys after they lost them all; they can then sign in with the password. */
export async function resetFactors(db: Database, user: IdentityAccount): Promise<number> {
  if (user.isHosted) {
    message('The identity service keeps the second factors of this account. Reset them in its console.');
    return EXIT_FAILED;
  }
  const open = readSettings(process.env).SMTP_URL ? await openOutbox(db) : null;
  try {
    if (open && !(await isKeyKnown(db.system, open.secretBox))) {
      message(WRONG_KEY);
      return EXIT_FAILED;
    }
    const id = createIdSource(systemClock).next();
    const at = systemClock.now();
    const removed = await deleteFactors(db, user.id, { id, at });
    // Signs out open screens and revokes these sessions' tokens in all server processes.
    await publishEvent(db.system, user.id, { kind: 'session' });
    const language = await db.readAs(user.id, getLanguage);
    if (open) await notifyOwner(open, user, language, { id, at });
    else message('This server sends no email: tell the owner of the account yourself.');
    result({ userId: user.id, ...removed, isEmailed: open !== null });
    return EXIT_DONE;
  } finally {
    await open?.close();
  }
}

async function notifyOwner(
  { outbox, publicUrl }: OpenOutbox,
  user: IdentityAccount,
  language: Language,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<void> {
  await outbox.add({
    ...{ kind: 'factors-reset', userId: user.id, to: user.email, language },
    dedupeKey: `factors-reset:${id}`,
    content: {
      // Until the address is confirmed, the name is untrusted text.
      name: user.isEmailVerified ? user.name : '',
      at: at.toISOString(),
      url: `${publicUrl}/login?mode=forgot`,
    },
  });
  await outbox.kick('one who waits');
}
