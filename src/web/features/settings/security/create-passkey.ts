import type { BodyOf } from '#contract/endpoints/table.ts';
import { write } from '../../../lib/api-client.ts';
import { SignInError } from '../../../lib/session/identity-provider.ts';
import {
  type CreationOptionsJson,
  createPasskeyCredential,
  supportsPasskeys,
} from '../../../lib/session/passkey-browser.ts';
import { texts } from '../../../texts/en/security.ts';

/** Creates a passkey in the browser and adds it to the account. */
export async function createPasskey(name: string): Promise<void> {
  if (!supportsPasskeys()) throw new SignInError('refused', texts.passkey.notHere);
  // The contract validates the challenge; the rest follows the WebAuthn specification.
  const options = (await write('createPasskeyOptions')) as unknown as CreationOptionsJson;
  const response = await createPasskeyCredential(options).catch((error: unknown) => {
    throw new SignInError('refused', reasonOf(error));
  });
  if (!response) throw new SignInError('closed', texts.passkeys.closed);
  await write('addPasskey', { body: { name, response } satisfies BodyOf<'addPasskey'> });
}

function reasonOf(error: unknown): string {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return texts.passkeys.exists;
  if (name === 'NotAllowedError' || name === 'AbortError') return texts.passkeys.closed;
  return name === 'SecurityError' ? texts.passkey.notHere : texts.passkeys.failed;
}
