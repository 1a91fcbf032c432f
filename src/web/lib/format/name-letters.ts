/** The two letters that stand for a name: of its first two words, or the first two of its only word. */
export function nameLetters(name: string): string {
  // An apostrophe ends no word: "Macy's" is one, not "Macy" and "s".
  const [first = '·', second] = name.replaceAll(/['’]/g, '').match(/[\p{L}\p{N}]+/gu) ?? [];
  const letters = second ? `${[...first][0] ?? ''}${[...second][0] ?? ''}` : [...first].slice(0, 2).join('');
  return letters.toUpperCase();
}
