import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

// Codes of authenticator apps: RFC 6238 with the parameters that every app supports (SHA-1, 6 digits, 30 seconds).
const STEP_MS = 30_000;
const DIGITS = 6;
/** RFC 4226, section 4: at least 160 bits are recommended. */
const SECRET_BYTES = 20;
/** A code of the previous or next step is also accepted, because clocks differ. */
const STEPS_AROUND = [0, -1, 1] as const;
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** A new secret in base32, for manual entry. */
export function createTotpSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** The `otpauth:` URI of a secret, for a QR code. */
export function totpUri(secret: string, issuer: string, account: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(account)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}`;
}

/** The time step of a code; null for a wrong code. Takes the same time for every code, so timing reveals nothing. */
export function matchingStep(secret: string, code: string, now: Date): number | null {
  const current = Math.floor(now.getTime() / STEP_MS);
  const receivedCode = Buffer.from(code.padEnd(DIGITS).slice(0, DIGITS));
  let matching: number | null = null;
  for (const offset of STEPS_AROUND) {
    const expected = Buffer.from(totpCode(secret, current + offset));
    const isEqual = expected.length === receivedCode.length && timingSafeEqual(expected, receivedCode);
    if (isEqual && matching === null) matching = current + offset;
  }
  return code.length === DIGITS ? matching : null;
}

/** The code of a step (RFC 4226, section 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0x0f;
  const number = mac.readUInt32BE(offset) & 0x7fffffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

/** The time step of an instant. */
export function stepOf(now: Date): number {
  return Math.floor(now.getTime() / STEP_MS);
}

export function toBase32(bytes: Uint8Array): string {
  let text = '';
  let bits = 0;
  let value = 0;
  for (const byte of bytes) {
    value = (value << 8) | byte;
    bits += 8;
    for (; bits >= 5; bits -= 5) text += ALPHABET.charAt((value >>> (bits - 5)) & 31);
    value &= (1 << bits) - 1;
  }
  return bits > 0 ? text + ALPHABET.charAt((value << (5 - bits)) & 31) : text;
}

function fromBase32(text: string): Buffer {
  const bytes: number[] = [];
  let bits = 0;
  let value = 0;
  for (const character of text) {
    value = (value << 5) | ALPHABET.indexOf(character);
    bits += 5;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((value >>> bits) & 255);
    value &= (1 << bits) - 1;
  }
  return Buffer.from(bytes);
}
