import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountMinor, civilDate, currency, done, wireId } from '../values.ts';

const importRow = z.object({
  line: z.int().nullable(),
  postedOn: civilDate,
  description: z.string(),
  amountMinor,
  currency,
  verdict: z.enum(['new', 'duplicate', 'possible_match']),
  reason: z.string(),
});

const importPreview = z.object({
  id: wireId('import'),
  state: z.enum(['preview', 'confirmed', 'undone']),
  fileName: z.string(),
  format: z.string(),
  accounts: z.array(
    z.object({
      index: z.int(),
      /** Last digits of the account's number in the file. */
      hint: z.string(),
      currency,
      target: z.object({ id: wireId('account').nullable(), name: z.string() }),
      counts: z.object({ new: z.int(), duplicate: z.int(), possibleMatch: z.int() }),
      netMinor: amountMinor,
      from: civilDate.nullable(),
      to: civilDate.nullable(),
      /** At most 200 rows; the counts cover all. */
      rows: z.array(importRow),
    }),
  ),
  errors: z.array(z.object({ line: z.int().nullable(), reason: z.string() })),
  warnings: z.array(z.string()),
  addedRows: z.int(),
});

export const createImport = endpoint('createImport', {
  summary: 'Read a statement file and show what it would do; nothing is saved to the ledger yet',
  access: 'user',
  kind: 'upload',
  rate: 'heavy',
  query: z.strictObject({ fileName: z.string().min(1).max(255) }),
  response: importPreview,
  errors: ['PayloadTooLarge', 'UnreadableFile'],
});

const importParams = z.object({ importId: wireId('import') });

export const getImport = endpoint('getImport', {
  summary: 'An import as it stands',
  access: 'user',
  rate: 'read',
  params: importParams,
  response: importPreview,
  errors: ['NotFound'],
});

export const confirmImport = endpoint('confirmImport', {
  summary: 'Save the new rows of a preview in one transaction',
  access: 'user',
  rate: 'heavy',
  params: importParams,
  body: z.strictObject({
    /** Which account each part of the file goes to; `null` makes a new one. Absent: as previewed. */
    targets: z
      .array(z.object({ index: z.int(), accountId: wireId('account').nullable() }))
      .max(100)
      .optional(),
    /** Whether rows that may match an existing one are added as well. */
    addPossibleMatches: z.boolean().optional(),
  }),
  response: importPreview,
  errors: ['NotFound', 'Conflict'],
});

export const undoImport = endpoint('undoImport', {
  summary: 'Discard a preview, or take a whole import back',
  access: 'user',
  rate: 'heavy',
  params: importParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});
