import type { Channel, CounterpartyKind } from '../types.ts';

/** How one merchant looks in the bank's transactions. `descriptor` is a template of random.ts. */
export interface Merchant {
  readonly name: string;
  readonly domain: string | null;
  readonly category: string;
  readonly descriptor: string;
  readonly channel?: Channel;
  readonly counterparty?: CounterpartyKind;
  readonly via?: string;
}
