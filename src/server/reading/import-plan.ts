import type { ImportVerdict } from '#domain/ledger/ingest/plan-import.ts';
import type { ReconcileTransaction } from '#domain/ledger/reconcile/reconcile-types.ts';
import { CHUNK_SIZE } from '../lib/staged-transactions.ts';

type PackedTransaction = readonly [
  id: string,
  postedOn: string,
  authorizedOn: string | null,
  amountMinor: number,
  currency: string,
  description: string,
  isPending: 0 | 1,
  externalId: string | null,
];

/** Packs a page of an account's transactions, as `fromAccount` makes them, for `planImport`. */
export function packStoredTransactions(transactions: readonly ReconcileTransaction[]): Buffer {
  const packed = transactions.map(
    (held): PackedTransaction => [
      ...([held.id, held.postedOn, held.authorizedOn, held.amountMinor, held.currency] as const),
      ...([held.description, held.pending ? 1 : 0, held.externalId] as const),
    ],
  );
  return Buffer.from(`${JSON.stringify(packed)}\n`);
}

/** The transactions of all pages together. */
export function unpackStoredTransactions(bytes: Uint8Array): ReconcileTransaction[] {
  const pages = Buffer.from(bytes).toString('utf8').split('\n').slice(0, -1);
  // Only `packStoredTransactions` writes these lines.
  return pages.flatMap((page) => (JSON.parse(page) as PackedTransaction[]).map(unpackHeld));
}

function unpackHeld([
  id,
  postedOn,
  authorizedOn,
  amountMinor,
  currency,
  description,
  isPending,
  externalId,
]: PackedTransaction): ReconcileTransaction {
  const pending = isPending === 1;
  return {
    id,
    accountId: '',
    postedOn,
    authorizedOn,
    amountMinor,
    currency,
    description,
    merchant: null,
    pending,
    externalId,
  };
}

interface PackedVerdicts {
  /** The distinct verdicts, without their stored transactions. */
  readonly kinds: readonly ImportVerdict[];
  /** For each transaction, the index of its verdict and of the stored transaction; -1 for none. */
  readonly verdicts: readonly (readonly [kind: number, held: number])[];
}

/**
 * Packs verdicts in chunks like the staged file's, referring to stored transactions by index in `held`. The server
 * parses small chunks in milliseconds; a large one would block it.
 */
export function packVerdicts(
  verdicts: readonly ImportVerdict[],
  held: readonly { readonly id: string }[],
): string[] {
  const placeOf = new Map(held.map(({ id }, place) => [id, place]));
  const chunks: string[] = [];
  for (let start = 0; start < verdicts.length; start += CHUNK_SIZE) {
    const kinds = new Map<string, number>();
    const shared = new Map<ImportVerdict, number>();
    const packed = verdicts.slice(start, start + CHUNK_SIZE).map((verdict) => {
      const same = shared.get(verdict);
      if (same !== undefined) return [same, -1];
      const kind = JSON.stringify(naming(verdict, ''));
      const known = kinds.get(kind) ?? kinds.size;
      kinds.set(kind, known);
      const named = namedBy(verdict);
      if (named === null) shared.set(verdict, known);
      return [known, placeOf.get(named ?? '') ?? -1];
    });
    chunks.push(`{"kinds":[${[...kinds.keys()].join()}],"verdicts":${JSON.stringify(packed)}}`);
  }
  return chunks;
}

/** The verdicts of one chunk; `ids` are the stored transactions' IDs. Verdicts without one are shared. */
export function readVerdicts(chunk: string, ids: readonly string[]): ImportVerdict[] {
  // Only `packVerdicts` writes these.
  const { kinds, verdicts } = JSON.parse(chunk) as PackedVerdicts;
  return verdicts.flatMap(([kind, place]) => {
    const [verdict, id] = [kinds[kind], ids[place]];
    return verdict === undefined ? [] : id === undefined ? verdict : naming(verdict, id);
  });
}

function namedBy(verdict: ImportVerdict): string | null {
  if (verdict.kind === 'known') return null;
  return verdict.kind === 'add' ? (verdict.doubt?.existingId ?? null) : verdict.existingId;
}

/** The same verdict for another stored transaction, if it refers to one. */
function naming(verdict: ImportVerdict, existingId: string): ImportVerdict {
  if (verdict.kind === 'known') return verdict;
  if (verdict.kind !== 'add') return { ...verdict, existingId };
  return verdict.doubt === null ? verdict : { ...verdict, doubt: { ...verdict.doubt, existingId } };
}
