import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { loginPath, safeReturnPath } from './return-path.ts';

const ORIGIN = 'https://fettle.example';

describe('the page to return to after signing in', () => {
  it.each([
    ['/transactions?q=tea&from=2026-01-01', '/transactions?q=tea&from=2026-01-01'],
    ['/settings?tab=account#name', '/settings?tab=account#name'],
    ['/a/../settings', '/settings'],
  ])('keeps a path of this origin: %s', (from, expected) => {
    expect(safeReturnPath(from, ORIGIN)).toBe(expected);
  });

  it.each([
    null,
    '',
    'dashboard',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/\n',
    'javascript:alert(1)',
    '/..//evil.example',
    '/.//evil.example',
    '/x/..//evil.example',
  ])('refuses %j', (from) => {
    expect(safeReturnPath(from, ORIGIN)).toBe('/dashboard');
  });

  it('unwraps nested login URLs to the page behind them', () => {
    const nested = loginPath(loginPath('/insights?view=health'));
    expect(safeReturnPath(nested, ORIGIN)).toBe('/insights?view=health');
    expect(safeReturnPath('/login', ORIGIN)).toBe('/dashboard');
    expect(safeReturnPath('/login?from=//evil.example', ORIGIN)).toBe('/dashboard');
  });

  it('never leaves the origin or leads back to the login for any input', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string().map((text) => `/${text}`),
        ),
        (from) => {
          const path = safeReturnPath(from, ORIGIN);
          const url = new URL(path, ORIGIN);
          expect(url.origin).toBe(ORIGIN);
          expect(url.pathname.startsWith('/login/')).toBe(false);
          expect(url.pathname).not.toBe('/login');
        },
      ),
    );
  });
});
