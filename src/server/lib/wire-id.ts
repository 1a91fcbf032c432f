import { ID_PREFIXES, type IdKind } from '#contract/values.ts';
import type { Uuid } from '#db/pool.ts';

/** The id as the contract shows it: prefix and the UUID without dashes. */
export function toWire(kind: IdKind, id: Uuid): string {
  return `${ID_PREFIXES[kind]}_${id.replaceAll('-', '')}`;
}

/** The UUID of a wire id whose shape the contract has checked. */
export function fromWire(wireId: string): Uuid {
  const hex = wireId.slice(wireId.indexOf('_') + 1);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
