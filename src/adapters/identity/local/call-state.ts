import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '#domain/people/language.ts';
import type { GuardedAttempt } from './sign-in-guard.ts';

/** State of one identity request, for code that the library calls without passing it on. */
export interface CallState {
  /** The client's network address, as determined by the server. */
  readonly address: string;
  /** The language from the browser's request headers. */
  readonly language: Language;
  readonly deviceId: string;
  readonly device: string;
  /** The password attempt of this request. */
  attempt: GuardedAttempt | null;
  /** The code of the second factor sent along with the password, already used up if correct; null without a code. */
  code: 'app' | 'recovery' | 'wrong' | null;
  /** The invitation token of a sign-up. */
  invitation: string | null;
  /** The browser's previous session, by its token. */
  readonly sessionToken: string | null;
  /** True once the user has provided more than a password: a code or a passkey. */
  isFactorPassed: boolean;
  /** Cookies to set with the response. */
  readonly cookies: string[];
}

const calls = new AsyncLocalStorage<CallState>();

/** Runs an identity request with its own state. */
export function withCallState<Value>(state: CallState, work: () => Promise<Value>): Promise<Value> {
  return calls.run(state, work);
}

/** The state of the current request; an empty state outside a request. */
export function callState(): CallState {
  return (
    calls.getStore() ?? {
      ...{ address: '', language: 'en', deviceId: '', device: '', attempt: null, invitation: null },
      code: null,
      ...{ sessionToken: null, isFactorPassed: false, cookies: [] },
    }
  );
}
