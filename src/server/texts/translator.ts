/** Longer texts are not our own sentences. */
const SENTENCE_LENGTH_MAX = 600;

/**
 * Translates sentences by pairs of English and other texts, in which `{1}` and `{2}` stand for values; a value that is
 * itself a sentence is translated as well. What is not known stays as it is.
 */
export function translator(
  pairs: readonly (readonly [english: string, other: string])[],
): (english: string) => string {
  const whole = new Map(pairs.filter(([english]) => !english.includes('{1}')));
  const patterns = pairs
    .filter(([english]) => english.includes('{1}'))
    .map(([english, other]) => ({ pattern: patternOf(english), other }));
  const translate = (english: string): string => {
    const known = whole.get(english);
    if (known !== undefined || english.length > SENTENCE_LENGTH_MAX) return known ?? english;
    for (const { pattern, other } of patterns) {
      const values = pattern.exec(english);
      if (values)
        return other.replace(/\{(\d)\}/g, (_, place: string) => translate(values[Number(place)] ?? ''));
    }
    return english;
  };
  return translate;
}

function patternOf(english: string): RegExp {
  const [first = '', ...others] = english
    .split(/\{\d\}/)
    .map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${[first, ...others].join('(.+?)')}$`, 's');
}
