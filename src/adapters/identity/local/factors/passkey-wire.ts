import type {
  AuthenticationResponseJSON,
  AuthenticatorTransportFuture,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';

const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'] as const;
const bytes = z.string().max(16_384);
const credential = {
  id: z.string().max(1_400),
  rawId: z.string().max(1_400),
  type: z.literal('public-key'),
};

const attestation = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(12).optional(),
  }),
});

const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: z.string().max(100).optional(),
  }),
});

/** Parses a browser's response for a new passkey; null if it is malformed. */
export function readAttestation(given: unknown): RegistrationResponseJSON | null {
  const { data } = attestation.safeParse(given);
  if (!data) return null;
  const { transports = [], ...response } = data.response;
  const known = transports.filter((each): each is AuthenticatorTransportFuture =>
    TRANSPORTS.some((transport) => transport === each),
  );
  return { ...data, response: { ...response, transports: known }, clientExtensionResults: {} };
}

/** Parses a browser's response for a sign-in with a passkey; null if it is malformed. */
export function readAssertion(given: unknown): AuthenticationResponseJSON | null {
  const { data } = assertion.safeParse(given);
  if (!data) return null;
  const { userHandle, ...response } = data.response;
  return {
    ...data,
    response: { ...response, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
}

/** The challenge in a response that has already been verified. */
export function challengeOf({ clientDataJSON }: { readonly clientDataJSON: string }): string {
  const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
  return data && typeof data === 'object' && 'challenge' in data ? String(data.challenge) : '';
}
