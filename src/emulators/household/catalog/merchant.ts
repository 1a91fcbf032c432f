import type { Channel, CounterpartyKind } from '../types.ts';

/** A merchant in bank transactions. `descriptor` is a template of random.ts. */
export interface Merchant {
  readonly name: string;
  readonly domain: string | null;
  readonly category: string;
  readonly descriptor: string;
  readonly channel?: Channel;
  readonly counterparty?: CounterpartyKind;
  readonly via?: string;
}
