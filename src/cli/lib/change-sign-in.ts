import process from 'node:process';
import { createIdSource, systemClock } from '#adapters/system/clock-and-ids.ts';
import type { Database } from '#db/pool.ts';
import { isKeyKnown } from '#db/repositories/key-check.ts';
import type { AuditEntry, IdentityAccount } from '#db/repositories/people/identity-accounts.ts';
import { getLanguage } from '#db/repositories/profiles.ts';
import { readSettings } from '#server/lib/config.ts';
import { publishEvent } from '#server/lib/events.ts';
import { EXIT_DONE, EXIT_FAILED } from './command.ts';
import { type OpenOutbox, openOutbox } from './open-outbox.ts';
import { message, result } from './output.ts';

const WRONG_KEY =
  'ENCRYPTION_KEY is not the key of this database, so the owner could not be told. Nothing was changed.';

type MailKind = 'factors-reset' | 'password-changed';

/**
 * Changes how an account signs in, then signs out its open screens and notifies its owner by email. `change` returns
 * values to print, or null if it explained why it changed nothing.
 */
export async function changeSignIn(
  db: Database,
  user: IdentityAccount,
  kind: MailKind,
  change: (entry: AuditEntry) => Promise<object | null>,
): Promise<number> {
  const open = readSettings(process.env).SMTP_URL ? await openOutbox(db) : null;
  try {
    if (open && !(await isKeyKnown(db.system, open.secretBox))) {
      message(WRONG_KEY);
      return EXIT_FAILED;
    }
    const entry = { id: createIdSource(systemClock).next(), at: systemClock.now() };
    const changed = await change(entry);
    if (!changed) return EXIT_FAILED;
    // Signs out open screens and revokes these sessions' tokens in all server processes.
    await publishEvent(db.system, user.id, { kind: 'session' });
    if (open) await notifyOwner(db, open, user, kind, entry);
    else message('This server sends no email: tell the owner of the account yourself.');
    result({ userId: user.id, ...changed, isEmailed: open !== null });
    return EXIT_DONE;
  } finally {
    await open?.close();
  }
}

async function notifyOwner(
  db: Database,
  { outbox, publicUrl }: OpenOutbox,
  user: IdentityAccount,
  kind: MailKind,
  { id, at }: AuditEntry,
): Promise<void> {
  const language = await db.readAs(user.id, getLanguage);
  const content = {
    // Until the address is confirmed, the name is untrusted text.
    name: user.isEmailVerified ? user.name : '',
    at: at.toISOString(),
    url: `${publicUrl}/login?mode=forgot`,
  };
  await outbox.add({
    ...{ kind, userId: user.id, to: user.email, language },
    dedupeKey: `${kind}:${id}`,
    content,
  });
  await outbox.kick('one who waits');
}
