import { readHeader } from '../csv/header-role.ts';
import { toSingleLine } from './single-line.ts';

/** `Date: 30/10/2026`: a line of label and value. */
const LABELED = /^[ \t]*(\p{L}[\p{L} .()/#-]{0,40}?)[ \t\u00a0]*:[ \t\u00a0]*(\S.*)?$/u;

/**
 * Converts text whose transactions are blocks of labeled lines in the same order to tab-separated text: the lines
 * before the first block, the labels, one line per block. Null for any other text.
 */
export function parseLabeledRecords(text: string): string | null {
  const lines = text.split(/\r\n|\r|\n/);
  const labeled = lines.map((line) => LABELED.exec(line));
  const first = labeled.findIndex((match) => match !== null && isRole(match[1], 'date'));
  const start = labeled[first]?.[1];
  if (start === undefined) return null;
  const blocks = blocksFrom(labeled.slice(first), start);
  const [labels] = blocks.map((block) => [...block.keys()]);
  if (!labels || labels.length < 3 || !labels.some((label) => isRole(label, 'amount'))) return null;
  const rows = blocks.map((block) => labels.map((label) => block.get(label) ?? '').join('\t'));
  return [...lines.slice(0, first), labels.join('\t'), ...rows].join('\n');
}

/** Values by label; a block starts where its first label repeats. */
function blocksFrom(labeled: readonly (RegExpExecArray | null)[], start: string): Map<string, string>[] {
  const blocks: Map<string, string>[] = [];
  for (const match of labeled) {
    const [, label, value = ''] = match ?? [];
    if (label === undefined) continue;
    if (label === start) blocks.push(new Map());
    const block = blocks.at(-1);
    if (block && !block.has(label)) block.set(label, toSingleLine(value).replaceAll('\t', ' ').trim());
  }
  return blocks;
}

function isRole(label: string | undefined, role: 'date' | 'amount'): boolean {
  return readHeader(label ?? '').roles.includes(role);
}
