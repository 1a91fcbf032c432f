import type { StoredUser } from './identity-emails.ts';
import type { IdentityParts } from './identity-parts.ts';
import type { GuardedAttempt } from './sign-in-guard.ts';

/** Records a wrong code entered with the correct password; once per burst, the owner gets an email. */
export function reportWrongCode(parts: IdentityParts, user: StoredUser, attempt: GuardedAttempt): void {
  const { guard, audit, background, mails } = parts;
  background.run(async () => {
    await audit.record(user.id, 'code-failed');
    const startedAt = await guard.takeReport(attempt);
    if (startedAt) await mails.sendChange(user, 'codes-failed');
  });
}

/** Ends the delay of a correct code; the use of a recovery code is reported to the owner. */
export async function settleRightCode(
  { guard, audit, mails }: IdentityParts,
  user: StoredUser,
  attempt: GuardedAttempt,
  kind: 'app' | 'recovery',
): Promise<void> {
  await guard.clear(attempt);
  if (kind === 'app') return;
  await audit.record(user.id, 'recovery-code-used');
  await mails.sendChange(user, 'recovery-code-used');
}
