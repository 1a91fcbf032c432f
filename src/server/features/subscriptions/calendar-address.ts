import { createHash, randomBytes } from 'node:crypto';
import type { Services } from '../../lib/services.ts';

const CONTEXT = 'subscriptions|calendar';
const SECRET_BYTES = 32;
const ENDING = '.ics';

/** Creates the secret address of a user's calendar. Its encrypted token names the user; the hash is what is stored. */
export function newCalendarAddress(
  { linkBox, publicUrl }: Pick<Services, 'linkBox' | 'publicUrl'>,
  userId: string,
): { readonly url: string; readonly secretHash: Buffer } {
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const token = linkBox.seal(`${userId}|${secret}`, CONTEXT).toString('base64url');
  return { url: `${publicUrl}/api/v1/calendars/${token}${ENDING}`, secretHash: hashOf(secret) };
}

/** The user and the secret's hash of an address; null if this server did not create it. */
export function parseCalendarFile(
  { linkBox }: Pick<Services, 'linkBox'>,
  file: string,
): { readonly userId: string; readonly secretHash: Buffer } | null {
  try {
    const token = Buffer.from(file.slice(0, -ENDING.length), 'base64url');
    const [userId = '', secret = ''] = linkBox.open(token, CONTEXT).split('|');
    return { userId, secretHash: hashOf(secret) };
  } catch {
    return null;
  }
}

function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
