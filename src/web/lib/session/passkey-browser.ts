/** Whether the browser supports passkeys; requires HTTPS or localhost. */
export function supportsPasskeys(): boolean {
  return typeof PublicKeyCredential !== 'undefined';
}

/** Sign-in options from the server; binary values are base64url. */
export interface RequestOptionsJson {
  readonly challenge: string;
  readonly rpId: string;
  readonly timeout?: number;
}

/** Options for a new passkey from the server. */
export interface CreationOptionsJson {
  readonly challenge: string;
  readonly rp: { readonly id: string; readonly name: string };
  readonly user: { readonly id: string; readonly name: string; readonly displayName: string };
  readonly pubKeyCredParams: readonly { readonly type: 'public-key'; readonly alg: number }[];
  readonly timeout?: number;
  readonly excludeCredentials?: readonly { readonly id: string }[];
}

/** Requests a passkey; as autofill in the email field if `isAutofill`. */
export async function requestPasskey(
  { challenge, rpId, timeout }: RequestOptionsJson,
  { isAutofill, signal }: { readonly isAutofill: boolean; readonly signal: AbortSignal },
) {
  const found = await navigator.credentials.get({
    ...(isAutofill ? { mediation: 'conditional' as const } : {}),
    signal,
    publicKey: {
      challenge: toBytes(challenge),
      rpId,
      userVerification: 'required',
      ...(timeout === undefined || isAutofill ? {} : { timeout }),
    },
  });
  if (!isAnswer(found, AuthenticatorAssertionResponse)) return null;
  const { clientDataJSON, authenticatorData, signature, userHandle } = found.response;
  return {
    ...{ id: found.id, rawId: toText(found.rawId), type: 'public-key' as const },
    response: {
      clientDataJSON: toText(clientDataJSON),
      authenticatorData: toText(authenticatorData),
      signature: toText(signature),
      ...(userHandle ? { userHandle: toText(userHandle) } : {}),
    },
  };
}

/** Creates a passkey on this device or another one the user selects. */
export async function createPasskeyCredential(options: CreationOptionsJson) {
  const { rp, user, pubKeyCredParams, excludeCredentials = [], timeout } = options;
  const made = await navigator.credentials.create({
    publicKey: {
      challenge: toBytes(options.challenge),
      rp,
      user: { ...user, id: toBytes(user.id) },
      pubKeyCredParams: [...pubKeyCredParams],
      excludeCredentials: excludeCredentials.map(({ id }) => ({ type: 'public-key', id: toBytes(id) })),
      authenticatorSelection: {
        ...{ residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      },
      attestation: 'none',
      ...(timeout === undefined ? {} : { timeout }),
    },
  });
  if (!isAnswer(made, AuthenticatorAttestationResponse)) return null;
  const { clientDataJSON, attestationObject } = made.response;
  return {
    ...{ id: made.id, rawId: toText(made.rawId), type: 'public-key' as const },
    response: {
      clientDataJSON: toText(clientDataJSON),
      attestationObject: toText(attestationObject),
      transports: made.response.getTransports(),
    },
  };
}

function isAnswer<Kind extends AuthenticatorResponse>(
  credential: Credential | null,
  kind: abstract new () => Kind,
): credential is PublicKeyCredential & { readonly response: Kind } {
  return credential instanceof PublicKeyCredential && credential.response instanceof kind;
}

function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

function toText(bytes: ArrayBuffer): string {
  let binary = '';
  for (const byte of new Uint8Array(bytes)) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}
