/** A group of plain words that opens an alternative. */
const OPENING_GROUP = /^\(\?:([^()[\]\\]*)\)(\??)(?![?*+{])/;
/** What stands once at the beginning; no capital, which a search without case would find in two branches. */
const ONE_CHAR = /^[\p{Ll}\p{Lo}\d ](?![?*+{])/u;

/**
 * Alternatives without captures as one expression in which equal beginnings stand once: a place in a text is tried
 * by its letter, not by every alternative. It finds what the alternatives find, the earlier one first.
 */
export function prefixTree(alternatives: readonly string[]): string {
  return partsOf(alternatives.flatMap(withoutOpeningGroup)).join('|');
}

/** Branches by their first character; what begins otherwise keeps its place between them. */
function partsOf(entries: readonly string[]): string[] {
  const parts: string[] = [];
  const branches = new Map<string, string[]>();
  const close = () => {
    for (const [first, rests] of branches) parts.push(first + groupOf(partsOf(rests)));
    branches.clear();
  };
  for (const entry of entries) {
    const first = ONE_CHAR.exec(entry)?.[0];
    if (first === undefined) {
      close();
      parts.push(entry);
    } else branches.set(first, [...(branches.get(first) ?? []), entry.slice(first.length)]);
  }
  close();
  return parts;
}

function groupOf(parts: readonly string[]): string {
  return parts.length === 1 ? parts.join('') : `(?:${parts.join('|')})`;
}

function withoutOpeningGroup(entry: string): string[] {
  const [opening, words, option] = OPENING_GROUP.exec(entry) ?? [];
  if (opening === undefined || words === undefined) return [entry];
  const rest = entry.slice(opening.length);
  const openings = option === '?' ? [...words.split('|'), ''] : words.split('|');
  return openings.flatMap((word) => withoutOpeningGroup(word + rest));
}
