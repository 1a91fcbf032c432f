import { texts } from '../../texts/en/security.ts';
import { type AuthResponse, fetchAuth } from './auth-http.ts';
import { SignInError } from './identity-provider.ts';
import { assertSuccess } from './local-errors.ts';
import { type RequestOptionsJson, requestPasskey } from './passkey-browser.ts';

/** A challenge is valid for ten minutes; request a new one before that. */
const RENEW_MS = 8 * 60_000;

/** The current request; browsers allow only one at a time. */
let current: AbortController | null = null;

/** Signs in with a passkey selected in the browser's dialog. */
export async function signInWithPasskey(): Promise<AuthResponse> {
  const stop = begin();
  try {
    return await answerOf(await loadOptions(), false, stop.signal);
  } catch (error) {
    throw toReadableError(error);
  } finally {
    if (current === stop) current = null;
  }
}

/**
 * Offers passkeys in the email field's autofill. Resolves with the response when one is used, or null if unsupported or
 * replaced by another sign-in. Never rejects for anything the user didn't start.
 */
export async function waitForPasskey(signal: AbortSignal): Promise<AuthResponse | null> {
  const canOffer = await PublicKeyCredential.isConditionalMediationAvailable?.().catch(() => false);
  if (!canOffer) return null;
  while (!signal.aborted) {
    const stop = begin();
    const renew = AbortSignal.timeout(RENEW_MS);
    try {
      return await answerOf(await loadOptions(), true, AbortSignal.any([signal, stop.signal, renew]));
    } catch (error) {
      if (error instanceof SignInError) throw error;
      if (!renew.aborted) return null;
    }
  }
  return null;
}

function begin(): AbortController {
  current?.abort();
  current = new AbortController();
  return current;
}

async function loadOptions(): Promise<RequestOptionsJson> {
  const answer = await fetchAuth('POST', '/passkey/options', {});
  await assertSuccess(answer, 'sign-in');
  const { challenge, rpId } = answer.body ?? {};
  if (typeof challenge !== 'string' || typeof rpId !== 'string')
    throw new SignInError('unavailable', texts.passkey.failed);
  return { challenge, rpId };
}

async function answerOf(
  options: RequestOptionsJson,
  isAutofill: boolean,
  signal: AbortSignal,
): Promise<AuthResponse> {
  const response = await requestPasskey(options, { isAutofill, signal });
  if (!response) throw new SignInError('closed', texts.passkey.closed);
  return fetchAuth('POST', '/passkey/sign-in', { response });
}

/** The browser doesn't distinguish a closed dialog from a missing passkey. */
function toReadableError(error: unknown): unknown {
  if (error instanceof SignInError) return error;
  const name = error instanceof Error || error instanceof DOMException ? error.name : '';
  if (name === 'NotAllowedError' || name === 'AbortError')
    return new SignInError('closed', texts.passkey.closed);
  if (name === 'SecurityError') return new SignInError('refused', texts.passkey.notHere);
  return new SignInError('refused', texts.passkey.failed);
}
