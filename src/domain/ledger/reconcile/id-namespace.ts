const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-/i;
const WORD_PREFIX = /^([a-z]{2,16})[-_:.]/i;

/**
 * Detects the kind of id a source issues from its format: a word before a separator (`ofx-`, `txn_`), else its
 * alphabet. Two different ids of one kind in one account identify two different transactions; ids of different kinds
 * say nothing about each other.
 */
export function idNamespace(externalId: string): string {
  if (UUID.test(externalId)) return 'uuid';
  const prefix = WORD_PREFIX.exec(externalId)?.[1];
  if (prefix) return `word:${prefix.toLowerCase()}`;
  if (/^\d+$/.test(externalId)) return 'digits';
  return externalId.length >= 20 && /[a-z]/.test(externalId) && /[A-Z0-9]/.test(externalId)
    ? 'token'
    : 'mixed';
}
