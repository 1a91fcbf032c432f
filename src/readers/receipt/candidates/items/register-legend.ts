import type { Line } from '../../page/page.ts';

/** A register's legend for its letters: `F = FSA/HSA ELIGIBLE ITEM`, `T=TAXABLE`, `B = 7%`. */
const EXPLAINED = /(?:^|[\s,;|(])(\p{Lu}) ?= ?(?=\d|\p{L}{3})/gu;
/** Letters that are also words; before a name they are not flags. */
const WORDS = /[AIOYÀ]/u;

/** Removes letters explained by a register's legend before or after names. */
export function withoutLegendFlags<Named extends { readonly name: string }>(
  lines: readonly Line[],
  items: readonly Named[],
): readonly Named[] {
  const flags = lines.flatMap(({ text }) =>
    text.includes('=') ? [...text.matchAll(EXPLAINED)].map(([, flag = '']) => flag) : [],
  );
  if (flags.length === 0) return items;
  const front = flags.filter((flag) => !WORDS.test(flag)).join('');
  const ahead = front === '' ? null : new RegExp(`^[${front}] (?=\\S*\\p{L}{2})`, 'u');
  const behind = new RegExp(`(?<=\\p{L}{2}.*) [${flags.join('')}]$`, 'u');
  return items.map((item) => {
    const name = (ahead ? item.name.replace(ahead, '') : item.name).replace(behind, '');
    return name === item.name ? item : { ...item, name };
  });
}
