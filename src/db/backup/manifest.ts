import { z } from 'zod';

export const MANIFEST_NAME = 'backup.json';
export const COUNTS_NAME = 'rows.json';

/** The format version; increase it when older programs can't load newer backups. */
const FORMAT = 1;

/** The first entry of a backup: what a restore needs to load the rest. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT, { error: 'it was made by a newer version of Fettle: restore it with that one' }),
  madeAt: z.iso.datetime(),
  /** The migrations that created the tables, in order. */
  migrations: z.array(z.string()).readonly(),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).readonly() })).readonly(),
  /** In base64, newest first; these decrypt the encrypted values. */
  encryptionKeys: z.array(z.string()).readonly(),
});
export type Manifest = z.output<typeof manifestSchema>;

/** The last entry: row counts by table. Without it the backup is incomplete. */
export const countsSchema = z.record(z.string(), z.number().int());
export type RowCounts = z.output<typeof countsSchema>;

export function newManifest(parts: Omit<Manifest, 'format'>): Manifest {
  return { format: FORMAT, ...parts };
}
