import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';

const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/aarch64-linux-gnu/faketime/libfaketimeMT.so.1',
  '/usr/lib/faketime/libfaketimeMT.so.1',
];

/** The library that shifts the clock of a process and its children; null if missing. */
export function findFaketime(): string | null {
  const { FAKETIME_LIBRARY } = process.env;
  return (
    [...(FAKETIME_LIBRARY ? [FAKETIME_LIBRARY] : []), ...LIBRARIES].find((file) => existsSync(file)) ?? null
  );
}

/** Days on which periods end and begin: shortly after the next month and year began, and shortly before they do. */
export function edgesOfPeriods(now: Date): readonly Date[] {
  const [year, month] = [now.getUTCFullYear(), now.getUTCMonth()];
  return [
    new Date(Date.UTC(year, month + 1, 1, 0, 30)),
    new Date(Date.UTC(year, month + 2, 0, 23, 0)),
    new Date(Date.UTC(year + 1, 0, 1, 0, 30)),
    new Date(Date.UTC(year, 11, 31, 23, 0)),
  ];
}

/**
 * The environment of a run at another time. Browsers don't start with a shifted clock; the tests shift the clock of
 * their pages instead (`CLOCK_SHIFT_MS`).
 */
export function environmentAt(
  library: string,
  time: Date,
  now: Date,
  chromium: string,
): Readonly<Record<string, string>> {
  const seconds = Math.round((time.getTime() - now.getTime()) / 1000);
  const browser = path.join(mkdtempSync(path.join(tmpdir(), 'fettle-browser-')), 'chromium');
  writeFileSync(browser, `#!/bin/sh\nunset LD_PRELOAD FAKETIME\nexec "${chromium}" "$@"\n`, { mode: 0o755 });
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    CLOCK_SHIFT_MS: String(seconds * 1000),
    CHROMIUM_PATH: browser,
  };
}
