import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SecretBox } from '#ports/system.ts';

/** Version, nonce, tag, ciphertext: values sealed before they contained a key ID. */
const UNNAMED = 1;
/** Version, key ID, nonce, tag, ciphertext. */
const NAMED = 2;
const KEY_NAME_BYTES = 4;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Only complete base64 groups. */
const PIECE_BYTES = 768 * 1024;

interface Key {
  readonly prefix: Buffer;
  readonly bytes: Buffer;
}

/**
 * AES-256-GCM with a key derived for one purpose. Seals with the first key and stores its ID in the value; opens with
 * the key the value names, so that the key can be changed while the server runs.
 */
export function createSecretBox(encryptionKeys: readonly [Buffer, ...Buffer[]]): SecretBox {
  const [newest, ...earlier] = encryptionKeys;
  const current = toKey(newest);
  const keys = [current, ...earlier.map(toKey)];
  return {
    currentPrefix: current.prefix,
    seal(plaintext, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context, 'utf8'));
      const text = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
      return Buffer.concat([current.prefix, nonce, cipher.getAuthTag(), text]);
    },
    async sealBytes(head, bytes, context) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, nonce, { authTagLength: TAG_BYTES });
      cipher.setAAD(Buffer.from(context, 'utf8'));
      const pieces = [cipher.update(head, 'utf8')];
      for (let index = 0; index < bytes.length; index += PIECE_BYTES) {
        if (index > 0) await setImmediate();
        const piece = Buffer.from(
          bytes.buffer,
          bytes.byteOffset + index,
          Math.min(PIECE_BYTES, bytes.length - index),
        );
        pieces.push(cipher.update(piece.toString('base64'), 'latin1'));
      }
      pieces.push(cipher.final());
      return Buffer.concat([current.prefix, nonce, cipher.getAuthTag(), ...pieces]);
    },
    open(sealed, context) {
      if (sealed[0] === NAMED) {
        const key = keys.find(({ prefix }) => prefix.equals(sealed.subarray(0, prefix.length)));
        if (!key) throw new Error('sealed under a key that is not configured');
        return decrypt(key, sealed.subarray(key.prefix.length), context);
      }
      if (sealed[0] !== UNNAMED) throw new Error('not a sealed secret');
      return openUnnamed(keys, sealed.subarray(1), context);
    },
  };
}

function toKey(encryptionKey: Buffer): Key {
  const name = deriveKey(encryptionKey, 'key-name').subarray(0, KEY_NAME_BYTES);
  return {
    prefix: Buffer.concat([Buffer.from([NAMED]), name]),
    bytes: deriveKey(encryptionKey, 'secret-box'),
  };
}

function openUnnamed(keys: readonly Key[], body: Buffer, context: string): string {
  let failure: unknown = null;
  for (const key of keys) {
    try {
      return decrypt(key, body, context);
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function decrypt({ bytes }: Key, body: Buffer, context: string): string {
  if (body.length < NONCE_BYTES + TAG_BYTES) throw new Error('not a sealed secret');
  const decipher = createDecipheriv('aes-256-gcm', bytes, body.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(context, 'utf8'));
  decipher.setAuthTag(body.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(body.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString(
    'utf8',
  );
}

/** A key for one purpose, from which the others can't be derived. */
export function deriveKey(encryptionKey: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', encryptionKey, '', `fettle:${purpose}`, 32));
}
