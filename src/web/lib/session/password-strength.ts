/** Passwords of this length count as strong. */
export const PASSWORD_LENGTH_ADVISED = 15;

export type PasswordStrength = 'none' | 'short' | 'guessable' | 'fair' | 'strong';

/**
 * Rates a password by length alone, without requiring character classes. Sequences ("aaaa", "1234") and repeated
 * characters count little.
 */
export function measurePasswordStrength(password: string, lengthMin: number): PasswordStrength {
  const characters = [...password];
  if (characters.length === 0) return 'none';
  if (characters.length < lengthMin) return 'short';
  const length = countedLength(characters);
  if (length < Math.min(lengthMin, 8)) return 'guessable';
  return length < PASSWORD_LENGTH_ADVISED ? 'fair' : 'strong';
}

function countedLength(characters: readonly string[]): number {
  const codes = characters.map((character) => character.toLowerCase().codePointAt(0) ?? 0);
  const counted = codes.filter((code, index) => {
    const step = code - (codes[index - 1] ?? Number.NaN);
    const before = (codes[index - 1] ?? Number.NaN) - (codes[index - 2] ?? Number.NaN);
    return !(step === 0 || (Math.abs(step) === 1 && step === before));
  });
  return Math.min(counted.length, new Set(codes).size * 3);
}
