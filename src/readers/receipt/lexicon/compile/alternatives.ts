/** Splits a pattern text into its alternatives: at line breaks, and at `|` outside of groups. */
export function alternativesOf(text: string): string[] {
  return text
    .split('\n')
    .flatMap((line) => splitLine(line.trim()))
    .filter((entry) => entry !== '');
}

/** Splits a list of phrases. */
export function phrasesOf(text: string): string[] {
  return text
    .split(/[|\n]/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

function splitLine(line: string): string[] {
  const entries: string[] = [];
  let depth = 0;
  let isInClass = false;
  let start = 0;
  for (let at = 0; at < line.length; at++) {
    const char = line[at];
    if (char === '\\') at += 1;
    else if (isInClass) isInClass = char !== ']';
    else if (char === '[') isInClass = true;
    else if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (char === '|' && depth === 0) {
      entries.push(line.slice(start, at));
      start = at + 1;
    }
  }
  return [...entries, line.slice(start)];
}
