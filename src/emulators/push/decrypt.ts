import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto';

/** The private keys of a browser's subscription. */
export interface BrowserKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

const SALT = 16;
const TAG = 16;
/** RFC 8188: delimiter of the last record, before its padding. */
const LAST_RECORD = 2;

/** Decrypts a push message (RFC 8291, `aes128gcm`). Throws if it was encrypted for other keys. */
export function decryptPush(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT);
  const idLength = body.readUInt8(SALT + 4);
  const sender = body.subarray(SALT + 5, SALT + 5 + idLength);
  const sealed = body.subarray(SALT + 5 + idLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(ecdh.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(secret, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(sealed.subarray(-TAG));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
  const end = plain.lastIndexOf(LAST_RECORD);
  if (end < 0) throw new Error('the record has no end');
  return plain.subarray(0, end).toString('utf8');
}

function derive(secret: Buffer, salt: Buffer, info: Buffer, length: number): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, salt, info, length));
}
