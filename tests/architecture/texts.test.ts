import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { findTexts } from './find-texts.ts';

const WEB = path.resolve(import.meta.dirname, '../../src/web');

/**
 * Texts for machines, whatever they look like: names of errors and events, headers, selectors, the specification's
 * inner texts.
 */
const FOR_MACHINES = [
  /^(?:Error|NetworkError|SignInError|Files|TooManyAttempts)$/,
  /^Bearer …$/,
  /^User not authenticated$/,
  /^a, button, summary, input, /,
  /^(?:input select|floating popover)$/,
];
/** Builds a separate document from styles and a policy; its text is the email's. */
const DOCUMENTS = ['lib/mail-document.ts'];

function textsOf(fixture: string): string[] {
  const source = readFileSync(path.join(import.meta.dirname, 'fixtures', fixture), 'utf8');
  return findTexts(fixture, source).map(({ text }) => text);
}

describe('texts of the screens', () => {
  it('are only in src/web/texts', () => {
    const sources = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|^(?:texts|dev)\//.test(name),
    );
    expect(sources.length).toBeGreaterThan(200);
    const found = sources
      .filter((name) => !DOCUMENTS.includes(name))
      .flatMap((name) =>
        findTexts(name, readFileSync(path.join(WEB, name), 'utf8'))
          .filter(({ text }) => !FOR_MACHINES.some((known) => known.test(text)))
          .map(({ line, text }) => `src/web/${name}:${line} ${text}`),
      );
    expect(found).toEqual([]);
  });

  it('are found wherever a user would read them', () => {
    expect(textsOf('screen-with-texts.tsx')).toEqual([
      'Settings',
      'very sure',
      '… of …',
      'Saved.',
      '… is gone.',
      'close',
      'Nothing here yet.',
      'rows',
      'new',
      'none',
      'fresh',
      'name of …',
      'Only you see it',
      'many',
      'by the way',
    ]);
  });

  it('are distinguished from code', () => {
    expect(textsOf('screen-without-texts.tsx')).toEqual([]);
  });
});
