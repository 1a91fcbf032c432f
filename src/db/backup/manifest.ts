import { z } from 'zod';

export const MANIFEST_NAME = 'backup.json';
export const COUNTS_NAME = 'rows.json';

/** Grows when a program of today could not load what a later one writes. */
const FORMAT = 1;

/** First entry of a backup: what it takes to load the rest. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: 'it was made by a newer version of Fettle: restore it with that one' }),
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables, in order. */
  migrations: z.array(z.string()).readonly(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
  /** In base64, the newest first; they open the sealed values. */
  encryptionKeys: z.array(z.string()).readonly(),
});
export type Manifest = z.output<typeof manifestSchema>;

/** Last entry: rows by table. Without it the backup is not whole. */
export const countsSchema = z.record(z.string(), z.number().int());
export type RowCounts = z.output<typeof countsSchema>;

export function newManifest(parts: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...parts };
}
