import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ConfigError, mayUseEmulators, readSettings, settingsWarnings } from './config.ts';

function problemsOf(environment: Record<string, string>): readonly string[] {
  try {
    readSettings(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
}

describe('settings', () => {
  it('need no environment variable', () => {
    expect(readSettings({})).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: './data',
      IDENTITY: 'local',
    });
  });

  it('report every problem at once', () => {
    const problems = problemsOf({
      PORT: 'many',
      LOG_LEVEL: 'loud',
      PLAID_ENV: 'development',
      ENCRYPTION_KEY: 'short',
    });
    expect(problems.map((problem) => problem.split(':')[0])).toEqual(
      expect.arrayContaining(['PORT', 'LOG_LEVEL', 'PLAID_ENV', 'ENCRYPTION_KEY']),
    );
  });

  it('accept a hosted identity only complete, or without any value where an emulator may run', () => {
    expect(problemsOf({ IDENTITY: 'firebase' })).toEqual([]);
    const some = problemsOf({ IDENTITY: 'firebase', FIREBASE_API_KEY: 'key' });
    const names = ['FIREBASE_AUTH_DOMAIN', 'FIREBASE_PROJECT_ID', 'FIREBASE_APP_ID'];
    expect(some.map((problem) => problem.split(':')[0])).toEqual(names);
    expect(problemsOf({ IDENTITY: 'firebase', PUBLIC_URL: 'https://money.example' })).toHaveLength(4);
    expect(problemsOf({ FIREBASE_API_KEY: 'key' })).toEqual([]);
  });

  it('require both values of a pair', () => {
    expect(problemsOf({ PLAID_CLIENT_ID: 'x' })[0]).toContain('PLAID_SECRET');
  });

  it('can be read from a file', () => {
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'fettle-')), 'port');
    writeFileSync(file, '4100\n');
    expect(readSettings({ PORT_FILE: file }).PORT).toBe(4100);
    expect(problemsOf({ PORT_FILE: '/nonexistent/port' })[0]).toContain('PORT_FILE');
  });

  it('report a trusted proxy that is not an address', () => {
    expect(readSettings({ TRUSTED_PROXIES: 'loopback, 10.0.0.0/8' }).TRUSTED_PROXIES.has('10.1.2.3')).toBe(
      true,
    );
    expect(problemsOf({ TRUSTED_PROXIES: '10.0.0.0/8, proxy.example' })[0]).toMatch(
      /^TRUSTED_PROXIES: "proxy\.example" is not an IP address/,
    );
  });

  it('read the public URL as an origin, and report a path, query or fragment', () => {
    const read = (PUBLIC_URL: string) => readSettings({ PUBLIC_URL }).PUBLIC_URL;
    expect(read('https://money.example/')).toBe('https://money.example');
    expect(read('https://Money.example:443')).toBe('https://money.example');
    expect(read('http://localhost:3000')).toBe('http://localhost:3000');
    for (const rest of ['/fettle', '/?', '?a=b', '/#top'])
      expect(problemsOf({ PUBLIC_URL: `https://money.example${rest}` }), rest).toEqual([
        'PUBLIC_URL: must end after its host and port, such as https://money.example',
      ]);
    expect(problemsOf({ PUBLIC_URL: 'money.example' })).toEqual([
      'PUBLIC_URL: must be an address that begins with http:// or https://',
    ]);
  });

  it('warn of a public HTTPS URL whose proxy is not trusted', () => {
    const warningsOf = (environment: Readonly<Record<string, string>>) =>
      settingsWarnings(readSettings(environment));
    const publicUrl = { PUBLIC_URL: 'https://money.example' };
    expect(warningsOf(publicUrl)).toEqual([expect.stringContaining('TRUSTED_PROXIES is not set')]);
    expect(warningsOf({ ...publicUrl, TRUSTED_PROXIES: 'loopback' })).toEqual([]);
    expect(warningsOf({ PUBLIC_URL: 'http://money.example' })).toEqual([]);
    expect(warningsOf({})).toEqual([]);
  });

  it('allow emulators only on loopback without a public URL', () => {
    expect(mayUseEmulators(readSettings({}))).toBe(true);
    expect(mayUseEmulators(readSettings({ HOST: '0.0.0.0' }))).toBe(false);
    expect(mayUseEmulators(readSettings({ PUBLIC_URL: 'https://money.example' }))).toBe(false);
  });
});
