import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/people/language.ts';
import type { GuardedAttempt } from './sign-in-guard.ts';

/** What belongs to one call of the identity, for code that the library calls without handing it on. */
export interface CallState {
  /** The client's network address, as the server believes it. */
  readonly address: string;
  /** The language that the browser asks for. */
  readonly language: Language;
  readonly deviceId: string;
  readonly device: string;
  /** The attempt at a password that this call is. */
  attempt: GuardedAttempt | null;
  /** The token of the invitation that a sign-up came with. */
  invitation: string | null;
  /** The session that the browser had before, by its token. */
  readonly sessionToken: string | null;
  /** True once the caller has shown more than a password: a code or a passkey. */
  isFactorPassed: boolean;
  /** Cookies to set with the answer. */
  readonly cookies: string[];
}

const calls = new AsyncLocalStorage<CallState>();

/** Runs a call of the identity with its own state. */
export function withCallState<Value>(state: CallState, work: () => Promise<Value>): Promise<Value> {
  return calls.run(state, work);
}

/** The state of the call under way; of nobody's call outside one. */
export function callState(): CallState {
  return (
    calls.getStore() ?? {
      ...{ address: '', language: 'en', deviceId: '', device: '', attempt: null, invitation: null },
      ...{ sessionToken: null, isFactorPassed: false, cookies: [] },
    }
  );
}
