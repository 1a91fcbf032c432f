/**
 * Seeded randomness. Each draw depends only on its key (seed, stream, day), not on earlier draws, so households of
 * different dates agree where they overlap.
 */
export interface Random {
  /** 0 <= x < 1 */
  next(): number;
  /** An integer, both ends included. */
  int(min: number, max: number): number;
  pick<T>(list: readonly T[]): T;
  chance(probability: number): boolean;
  /** `count` distinct members. */
  some<T>(list: readonly T[], count: number): T[];
  digits(count: number): string;
  code(count: number): string;
}

const CODE = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';

export function createRandom(...key: readonly (string | number)[]): Random {
  let state = hash(key.join('|'));
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  const text = (alphabet: string, count: number): string =>
    Array.from({ length: count }, () => alphabet.charAt(int(0, alphabet.length - 1))).join('');
  return {
    next,
    int,
    pick: (list) => memberAt(list, int(0, list.length - 1)),
    chance: (probability) => next() < probability,
    some: (list, count) => {
      const rest = [...list];
      return Array.from({ length: Math.min(count, rest.length) }, () =>
        memberAt(rest.splice(int(0, rest.length - 1), 1), 0),
      );
    },
    digits: (count) => text('0123456789', count),
    code: (count) => text(CODE, count),
  };
}

/** Fills `{#5}` with digits, `{A9}` with letters and digits, and named fields such as `{city}`. */
export function fillTemplate(template: string, random: Random, fields: Record<string, string> = {}): string {
  return template.replace(/\{(?:#(\d+)|A(\d+)|(\w+))\}/g, (_all, digits, code, field) => {
    if (digits) return random.digits(Number(digits));
    if (code) return random.code(Number(code));
    return fields[field] ?? '';
  });
}

function memberAt<T>(list: readonly T[], index: number): T {
  const member = list[index];
  if (member === undefined) throw new RangeError('empty list');
  return member;
}

/** FNV-1a with a final avalanche, so that similar keys give different states. */
function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
