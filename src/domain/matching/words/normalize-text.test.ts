import { describe, expect, test } from 'vitest';
import { descriptorKey, toWords } from './normalize-text.ts';

describe('toWords', () => {
  test.each([
    ["TRADER JOE'S #139", ['trader', 'jos', '139']],
    ['Bäckerei Müller', toWords('BAECKEREI MUELLER')],
    ['Café El Jarocho', ['cafe', 'el', 'jarocho']],
    ['H&M', ['hm']],
    ['PG&E', ['pge']],
    ['Barnes & Noble', ['barnes', 'and', 'noble']],
    ['Disney+', ['disney', 'plus']],
    ['Åhléns', ['ahlens']],
    ['東京 ラーメン', toWords('東京　ラーメン')],
    ['', []],
  ])('%s', (text, words) => {
    expect(toWords(text)).toEqual(words);
  });

  test('descriptorKey ignores reference numbers', () => {
    expect(descriptorKey('AMZN Mktp US*2K4RT81Z0')).toBe(descriptorKey('AMZN Mktp US*9X8WV7U6T'));
    expect(descriptorKey('TARGET 00012')).toBe(descriptorKey('TARGET 00877'));
    expect(descriptorKey('1800CONTACTS 800-266-8228')).toContain('contacts');
  });
});
