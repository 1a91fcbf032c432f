import type { KillableProduct } from '../../lib/kill/killable.ts';
import type { Person } from '../../lib/person.ts';

/** The shapes of hostile input. Every way in meets each of them, or has a reason why it cannot. */
export const ATTACKS = ['deep', 'wide', 'long line', 'many parts', 'bomb', 'slow', 'endless'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface Target {
  readonly product: KillableProduct;
  readonly person: Person;
}

/** An HTTP status, or `cut`: the connection ended without an answer. */
export type Outcome = number | 'cut';

export interface Cell {
  /** The outcomes that are polite. */
  readonly outcomes: readonly Outcome[];
  send(target: Target): Promise<Outcome>;
}

/** A way in with its cells; a text is the reason why an attack does not apply. */
export interface Row {
  readonly name: string;
  readonly cells: Readonly<Record<Attack, Cell | string>>;
}
