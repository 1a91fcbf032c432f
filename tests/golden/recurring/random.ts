/** A seeded random generator, so that every household is the same on every machine. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 2654435761) >>> 0;
  }

  /** A number from 0 (inclusive) to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let t = this.#state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  }

  /** An integer, including both ends. */
  int(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  pick<T>(list: readonly T[]): T {
    const value = list[this.int(0, list.length - 1)];
    if (value === undefined) throw new Error('nothing to pick from');
    return value;
  }

  /** Approximately normally distributed, mean 0, standard deviation 1. */
  bell(): number {
    return this.next() + this.next() + this.next() + this.next() - 2;
  }

  digits(count: number): string {
    let text = '';
    for (let at = 0; at < count; at += 1) text += this.int(0, 9);
    return text;
  }

  code(count: number): string {
    const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789';
    let text = '';
    for (let at = 0; at < count; at += 1) text += alphabet.charAt(this.int(0, alphabet.length - 1));
    return text;
  }
}

/** The list in random order. */
export function shuffle<T>(list: readonly T[], dice: Dice): T[] {
  return [...list]
    .map((value) => ({ value, at: dice.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);
}
