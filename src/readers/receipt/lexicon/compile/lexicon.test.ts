import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../languages.ts';
import type { Lexicon, Patterns } from '../schema.ts';
import { alternativesOf } from './alternatives.ts';
import { AMBIGUOUS } from './ambiguous.ts';
import { findConflicts } from './find-conflicts.ts';
import { anyOf } from './patterns.ts';
import { PhraseMatcher } from './phrase-matcher.ts';

const conflictsOf = (...languages: Lexicon[]) => findConflicts(languages, { 'known pair': 'a reason' });

describe('the lexicon', () => {
  it('contains every phrase once per language, with one meaning', () => {
    expect(findConflicts(LANGUAGES, AMBIGUOUS)).toEqual([]);
  });

  it('lists only phrases with two meanings as ambiguous', () => {
    const conflicts = findConflicts(LANGUAGES, {}).join('\n');
    expect(Object.keys(AMBIGUOUS).filter((entry) => !conflicts.includes(`"${entry}"`))).toEqual([]);
  });

  it('has each language once', () => {
    const names = LANGUAGES.map(({ language }) => language);
    expect(names).toEqual([...new Set(names)]);
  });

  it('has twelve months in each language that names months', () => {
    for (const { language, months } of LANGUAGES)
      if (months !== undefined) expect(months.trim().split(/\s+/), language).toHaveLength(12);
  });

  it('contains only alternatives that are valid patterns', () => {
    for (const { language, patterns = {}, refunds = {} } of LANGUAGES)
      for (const [name, text] of Object.entries({ ...patterns, ...refunds }))
        for (const entry of alternativesOf(text))
          expect(() => new RegExp(entry, 'u'), `${language} ${name}: ${entry}`).not.toThrow();
  });

  it('compiles a pattern from the alternatives of all languages', () => {
    const name: keyof Patterns = 'totalWord';
    expect(anyOf(name).split('|')).toEqual(expect.arrayContaining(['total', 'gesamt', 'totaal']));
  });
});

describe('the build', () => {
  it.each([
    [
      'a phrase that appears twice in a language',
      { language: 'xx', kindCues: { paid: 'we charged | We  charged' } },
    ],
    [
      'a phrase as the cue of two kinds',
      { language: 'xx', kindCues: { paid: 'we charged', failed: 'we charged' } },
    ],
    ['a phrase in two roles', { language: 'xx', amountRoles: { total: 'tip', tip: 'tip' } }],
    ['a label of two owners', { language: 'xx', numberLabels: { order: 'no', booking: 'no' } }],
    [
      'an alternative of opposite patterns',
      { language: 'xx', patterns: { taxInclusive: 'a|b', taxExclusive: 'b' } },
    ],
    ['an alternative that appears twice', { language: 'xx', patterns: { taxInclusive: 'a|b|a' } }],
  ] satisfies [string, Lexicon][])('rejects %s', (_, lexicon) => {
    expect(conflictsOf(lexicon)).toHaveLength(1);
  });

  it('rejects a phrase whose meaning differs between languages', () => {
    expect(
      conflictsOf(
        { language: 'xx', amountRoles: { total: 'gift' } },
        { language: 'yy', amountRoles: { gift: 'gift' } },
      ),
    ).toEqual(['yy: "gift" as amount role total and gift']);
  });

  it('accepts phrases listed as ambiguous with a reason', () => {
    const roles = { total: 'known pair', tip: 'known pair' };
    expect(conflictsOf({ language: 'xx', amountRoles: roles })).toEqual([]);
  });

  it('rejects contradictions when compiling phrases', () => {
    expect(
      () =>
        new PhraseMatcher([
          ['total', ['amount']],
          ['tip', ['Amount']],
        ]),
    ).toThrow('The phrase "amount" stands for total and for tip.');
  });
});
