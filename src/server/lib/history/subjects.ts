import type { Uuid } from '#db/pool.ts';

/** Subjects of events other than transactions and emails. */
export const subjectOf = {
  batch: 'batch',
  account: (id: Uuid): string => `account:${id}`,
  claim: (id: Uuid): string => `claim:${id}`,
  finding: (id: Uuid): string => `finding:${id}`,
  import: (id: Uuid): string => `import:${id}`,
  matching: (isSandbox: boolean): string => `matching:${isSandbox ? 'sandbox' : 'live'}`,
  pair: (existingId: Uuid, transactionId: Uuid): string => `pair:${existingId}:${transactionId}`,
  subscription: (id: Uuid): string => `subscription:${id}`,
} as const;
