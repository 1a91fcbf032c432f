import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest();

const PRESENT = 0x01;
const VERIFIED = 0x04;
const HAS_KEY = 0x40;

export interface Answer {
  readonly origin?: string;
  readonly rpId?: string;
  /** Whether the user was verified by fingerprint, face or PIN. */
  readonly isVerified?: boolean;
  readonly userHandle?: string;
  readonly counter?: number;
}

/** A software passkey: creates and uses a key like a browser with its authenticator. */
export class SoftwareAuthenticator {
  readonly id = base64url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private userHandle = '';
  private readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  /** The result of `navigator.credentials.create`. */
  create(options: { challenge: string; user: { id: string } }, how: Answer = {}) {
    this.userHandle = options.user.id;
    const key = coseKey(this.keys.publicKey);
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const authData = Buffer.concat([this.head(how, HAS_KEY), Buffer.alloc(16), length, id, key]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      ...[cborText('fmt'), cborText('none'), cborText('attStmt'), Buffer.from([0xa0])],
      ...[cborText('authData'), cborBytes(authData)],
    ]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON: this.clientData('webauthn.create', options.challenge, how),
        attestationObject: base64url(attestationObject),
        transports: ['internal'],
      },
    };
  }

  /** The result of `navigator.credentials.get`. */
  get(options: { challenge: string }, how: Answer = {}) {
    const authData = this.head(how, 0);
    const clientDataJSON = this.clientData('webauthn.get', options.challenge, how);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    return {
      ...this.credential(),
      response: {
        clientDataJSON,
        authenticatorData: base64url(authData),
        signature: base64url(sign('sha256', signed, this.keys.privateKey)),
        userHandle: how.userHandle ?? this.userHandle,
      },
    };
  }

  private credential() {
    return { id: this.id, rawId: this.id, type: 'public-key' as const };
  }

  private head({ rpId, isVerified = true, counter = 0 }: Answer, flags: number): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const allFlags = flags | PRESENT | (isVerified ? VERIFIED : 0);
    return Buffer.concat([sha256(rpId ?? new URL(this.origin).hostname), Buffer.from([allFlags]), count]);
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Answer): string {
    return base64url(Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })));
  }
}

/** A public key as COSE writes it (RFC 9053, section 7.1). */
function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const head = bytes.length < 256 ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 255];
  return Buffer.concat([Buffer.from(head), bytes]);
}
