import type { KillableProduct } from '../../lib/kill/killable.ts';
import type { Person } from '../../lib/person.ts';

/** The kinds of hostile input. Every entry point is tested with each of them, or has a reason for an exemption. */
export const ATTACKS = ['deep', 'wide', 'long line', 'many parts', 'bomb', 'slow', 'endless'] as const;
export type Attack = (typeof ATTACKS)[number];

export interface Target {
  readonly product: KillableProduct;
  readonly person: Person;
}

/** An HTTP status, or `cut`: the connection was closed without a response. */
export type Outcome = number | 'cut';

export interface Cell {
  /** Acceptable outcomes. */
  readonly outcomes: readonly Outcome[];
  send(target: Target): Promise<Outcome>;
}

/** An entry point with its cells; a text is the reason why an attack doesn't apply. */
export interface Row {
  readonly name: string;
  readonly cells: Readonly<Record<Attack, Cell | string>>;
}
