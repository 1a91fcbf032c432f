/** A seeded random generator: the same seed gives the same household. */
export interface Random {
  readonly next: () => number;
  readonly int: (min: number, max: number) => number;
  readonly chance: (share: number) => boolean;
  readonly pick: <T>(list: readonly T[]) => T;
  readonly digits: (count: number) => string;
  readonly code: (length: number) => string;
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function seededRandom(seed: number): Random {
  let state = (seed * 2654435761) >>> 0 || 1;
  const next = (): number => {
    state ^= state << 13;
    state >>>= 0;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 4294967296;
  };
  for (let warm = 0; warm < 8; warm += 1) next();
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    chance: (share) => next() < share,
    pick: (list) => {
      const found = list[int(0, list.length - 1)];
      if (found === undefined) throw new Error('nothing to pick from');
      return found;
    },
    digits: (count) => Array.from({ length: count }, () => int(0, 9)).join(''),
    code: (length) => Array.from({ length }, () => LETTERS[int(0, LETTERS.length - 1)]).join(''),
  };
}
