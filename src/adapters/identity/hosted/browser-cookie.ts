import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieIn } from '../cookie-in.ts';

const NAME = 'fettle.person';
/** The prefix `__Host-` keeps other subdomains from setting the cookie. */
const PATH = '/';
const SECONDS = 30 * 24 * 3600;

/**
 * Identifies the signed-in user of a browser on redirects from other sites, which carry no token. It grants no access
 * to the API, which accepts only bearer tokens.
 */
export function browserCookie(secret: string, isHttps: boolean) {
  const secure = isHttps ? '; Secure' : '';
  const name = isHttps ? `__Host-${NAME}` : NAME;
  const attributes = `Path=${PATH}; HttpOnly; SameSite=Lax${secure}`;
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');
  return {
    set(userId: string, now: Date): string {
      const text = `${userId}.${Math.floor(now.getTime() / 1000) + SECONDS}`;
      return `${name}=${text}.${signed(text)}; Max-Age=${SECONDS}; ${attributes}`;
    },
    clear: `${name}=; Max-Age=0; ${attributes}`,
    read(headers: Headers, now: Date): string | null {
      const [userId = '', until = '', mac = ''] = cookieIn(headers, name)?.split('.') ?? [];
      const expected = Buffer.from(signed(`${userId}.${until}`));
      const receivedMac = Buffer.from(mac);
      if (receivedMac.length !== expected.length || !timingSafeEqual(receivedMac, expected)) return null;
      return Number(until) * 1000 > now.getTime() ? userId : null;
    },
  };
}
