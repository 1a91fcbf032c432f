import { createSign, type KeyObject, randomBytes } from 'node:crypto';

// Minimal DER (X.690) for a self-signed X.509 certificate (RFC 5280) of an RSA key, the second format in which the
// service publishes keys besides JWKs.
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');
const DAY_MS = 24 * 3600_000;

/** Creates a PEM certificate, valid for two weeks around `now`. */
export function createCertificate(
  publicKey: KeyObject,
  privateKey: KeyObject,
  name: string,
  now: Date,
): string {
  const subject = sequence(set(sequence(COMMON_NAME, tagged(0x0c, Buffer.from(name)))));
  const serial = Buffer.concat([Buffer.from([0x01]), randomBytes(8)]);
  const body = sequence(
    tagged(0xa0, tagged(0x02, Buffer.from([2]))),
    tagged(0x02, serial),
    SHA256_WITH_RSA,
    subject,
    sequence(utcTime(new Date(now.getTime() - DAY_MS)), utcTime(new Date(now.getTime() + 14 * DAY_MS))),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = createSign('sha256').update(body).sign(privateKey);
  const whole = sequence(body, SHA256_WITH_RSA, tagged(0x03, Buffer.concat([Buffer.from([0]), signature])));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}

function tagged(tag: number, content: Buffer): Buffer {
  return Buffer.concat([Buffer.from([tag]), lengthOf(content.length), content]);
}

function lengthOf(length: number): Buffer {
  if (length < 0x80) return Buffer.from([length]);
  const bytes: number[] = [];
  for (let rest = length; rest > 0; rest >>= 8) bytes.unshift(rest & 0xff);
  return Buffer.from([0x80 | bytes.length, ...bytes]);
}

function sequence(...parts: readonly Buffer[]): Buffer {
  return tagged(0x30, Buffer.concat(parts));
}

function set(...parts: readonly Buffer[]): Buffer {
  return tagged(0x31, Buffer.concat(parts));
}

function utcTime(at: Date): Buffer {
  const digits = at.toISOString().replace(/\D/g, '').slice(2, 14);
  return tagged(0x17, Buffer.from(`${digits}Z`));
}
