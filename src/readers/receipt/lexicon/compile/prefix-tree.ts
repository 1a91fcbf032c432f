/** A group of plain words at the start of an alternative. */
const OPENING_GROUP = /^\(\?:([^()[\]\\]*)\)(\??)(?![?*+{])/;
/** A shared first character. Not a capital, which a case-insensitive search would find in two branches. */
const ONE_CHAR = /^[\p{Ll}\p{Lo}\d ](?![?*+{])/u;

/**
 * Combines alternatives without captures into one expression that shares common prefixes, so that each text position is
 * tried by its character instead of by every alternative. It matches the same texts, earlier alternatives first.
 */
export function prefixTree(alternatives: readonly string[]): string {
  return partsOf(alternatives.flatMap(withoutOpeningGroup)).join('|');
}

/** Groups entries into branches by first character. Other entries keep their position in between. */
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
    } else {
      const rests = branches.get(first);
      if (rests) rests.push(entry.slice(first.length));
      else branches.set(first, [entry.slice(first.length)]);
    }
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
