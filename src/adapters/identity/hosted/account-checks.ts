import { ProviderFailure } from '#ports/provider-failure.ts';
import type { createToolkit, HostedAccount } from './toolkit.ts';

/** Interval between checks whether an account still exists; shorter after a failed check. */
const RECHECK_MS = 5 * 60_000;
const RECHECK_SOON_MS = 30_000;
const CHECKS_MAX = 20_000;

/** Checks accounts with the service. Null if no check was due or possible; throws if the account no longer exists. */
export function createAccountChecks(
  toolkit: Pick<ReturnType<typeof createToolkit>, 'lookup'>,
  onWarning: (error: unknown, what: string) => void,
) {
  const checks = new Map<string, { token: string; dueAt: number }>();
  return async (subject: string, token: string, now: Date): Promise<HostedAccount | null> => {
    const check = checks.get(subject);
    if (checks.size >= CHECKS_MAX) checks.clear();
    if (check && check.token === token && now.getTime() < check.dueAt) return null;
    const note = (afterMs: number) => checks.set(subject, { token, dueAt: now.getTime() + afterMs });
    try {
      const account = await toolkit.lookup(token);
      note(RECHECK_MS);
      return account;
    } catch (error) {
      if (error instanceof ProviderFailure && error.kind === 'gone') {
        checks.delete(subject);
        throw error;
      }
      // The signature is valid, so the user stays signed in until the token expires.
      note(RECHECK_SOON_MS);
      onWarning(error, 'the identity service could not be asked about an account');
      return null;
    }
  };
}
