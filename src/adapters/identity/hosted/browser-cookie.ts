import { createHmac, timingSafeEqual } from 'node:crypto';
import { cookieIn } from '../cookie-in.ts';

const NAME = 'fettle.person';
/** Of the whole host: what begins with `__Host-` cannot be set by a neighboring subdomain. */
const PATH = '/';
const SECONDS = 30 * 24 * 3600;

/**
 * Says in which browser a person is signed in, for returns from other sites that carry no token. It opens nothing by
 * itself: the API reads bearer tokens only.
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
      const given = Buffer.from(mac);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
      return Number(until) * 1000 > now.getTime() ? userId : null;
    },
  };
}
