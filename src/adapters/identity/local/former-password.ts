/** Anything that can run statements: a pool, or the transaction that stores the new password. */
export interface Statements {
  query(sql: string, values: unknown[]): Promise<unknown>;
}

export interface FormerPassword {
  readonly userId: string;
  /** Key of the delay of the account in `sign_in_guard`. */
  readonly delayKey: Buffer;
  /** The session that set the new password; null ends every session. */
  readonly keptSessionId: string | null;
}

/** A new password ends what began before it: sessions, reset links, pending sign-ins, and the delay of the account. */
export async function endFormerPassword(
  db: Statements,
  { userId, delayKey, keptSessionId }: FormerPassword,
): Promise<void> {
  await forgetResetLinks(db, userId);
  await forgetPendingSignIns(db, userId);
  await db.query('delete from identity.session where "userId" = $1 and id is distinct from $2', [
    userId,
    keptSessionId,
  ]);
  await db.query('delete from identity.sign_in_guard where "keyHash" = $1', [delayKey]);
}

/** Only password reset links are stored, each with its user. */
export async function forgetResetLinks(db: Statements, userId: string): Promise<void> {
  await db.query('delete from identity.verification where value = $1', [userId]);
}

export async function forgetPendingSignIns(db: Statements, userId: string): Promise<void> {
  await db.query('delete from identity.pending_sign_in where "userId" = $1', [userId]);
}
