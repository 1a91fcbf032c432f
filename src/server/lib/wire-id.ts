import { ID_PREFIXES, type IdKind } from '#contract/values.ts';
import type { Uuid } from '#db/pool.ts';

/** Formats an ID for the contract: prefix and UUID without dashes. */
export function toWire(kind: IdKind, id: Uuid): string {
  return `${ID_PREFIXES[kind]}_${id.replaceAll('-', '')}`;
}

/** Parses a wire ID, already validated by the contract, into a UUID. */
export function fromWire(wireId: string): Uuid {
  const hex = wireId.slice(wireId.indexOf('_') + 1);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
