import { expect, it } from 'vitest';
import { deviceName, deviceOf } from './device.ts';

it.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox (Linux)'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 ' +
      'Safari/537.36 Edg/140.0.0.0',
    'Edge (Windows)',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 ' +
      'Mobile/15E148 Safari/604.1',
    'Safari (iPhone)',
  ],
  ['node', ''],
])('a browser has its common name: %s', (userAgent, name) => {
  expect(deviceName(userAgent)).toBe(name);
});

it('a browser is recognized by its cookie, and gets one on its first visit', () => {
  const first = deviceOf(new Headers(), true);
  expect(first.setCookie).toMatch(
    /^__Host-fettle\.device=[\w-]{22}; Path=\/; .*HttpOnly; SameSite=Lax; Secure$/,
  );
  const again = deviceOf(new Headers({ cookie: `other=1; __Host-fettle.device=${first.id}` }), true);
  expect(again).toEqual({ id: first.id, setCookie: null });
});
