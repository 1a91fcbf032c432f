import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';
import { cookieIn } from '../cookie-in.ts';

const COOKIE = 'fettle.device';
const DEVICE_ID = /^[\w-]{22}$/;
const COOKIE_SECONDS = 400 * 24 * 3600;

/** The browser's device ID, and the cookie to set if it had none. */
export function deviceOf(headers: Headers, isHttps: boolean): { id: string; setCookie: string | null } {
  const name = isHttps ? `__Host-${COOKIE}` : COOKIE;
  const known = cookieIn(headers, name);
  if (known !== null && DEVICE_ID.test(known)) return { id: known, setCookie: null };
  const id = randomBytes(16).toString('base64url');
  const secure = isHttps ? '; Secure' : '';
  return {
    id,
    setCookie: `${name}=${id}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  };
}

/** The stored hash of a device ID. */
export function deviceHashOf(deviceId: string): Buffer {
  return createHash('sha256').update(deviceId).digest();
}

/** Records a sign-in with a browser; true if the user has used other browsers, but never this one. */
export async function noteDevice(
  pool: pg.Pool,
  userId: string,
  deviceId: string,
  now: Date,
): Promise<boolean> {
  const { rows } = await pool.query<{ isNew: boolean; others: boolean }>(
    `with noted as (
       insert into device ("userId", "deviceHash", "seenAt") values ($1, $2, $3)
       on conflict ("userId", "deviceHash") do update set "seenAt" = excluded."seenAt" returning xmax = 0 as "isNew")
     select "isNew", exists (select from device where "userId" = $1 and "deviceHash" <> $2) as others from noted`,
    [userId, deviceHashOf(deviceId), now],
  );
  return rows[0]?.isNew === true && rows[0].others;
}

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\//, 'Firefox'],
  [/Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** The name of a browser, the same in every language: "Firefox (Linux)"; empty if unknown. */
export function deviceName(userAgent: string): string {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1];
  const system = SYSTEMS.find(([pattern]) => pattern.test(userAgent))?.[1];
  if (browser && system) return `${browser} (${system})`;
  return browser ?? system ?? '';
}
