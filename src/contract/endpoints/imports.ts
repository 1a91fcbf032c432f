import { z } from 'zod';
import { MAPPABLE_ROLES } from '#domain/ledger/column-roles.ts';
import { endpoint } from '../endpoint.ts';
import { statementWarning } from '../statement-warning.ts';
import { amountMinor, civilDate, currency, done, instant, nextCursor, pageQuery, wireId } from '../values.ts';
import { accountName, accountType } from './accounts.ts';

const importedTransaction = z.object({
  line: z.int().nullable(),
  postedOn: civilDate,
  description: z.string(),
  amountMinor,
  currency,
  /** The user's category in the program that exported the file; absent in imports of earlier versions. */
  categoryName: z.string().nullable().optional(),
  note: z.string().optional(),
  /** `update`: a stored transaction that the file posts, corrects or deletes. */
  verdict: z.enum(['new', 'duplicate', 'possible_match', 'update']),
  reason: z.string(),
});

const columnRole = z.enum(MAPPABLE_ROLES);

const importTable = z.object({
  columns: z.array(
    z.object({
      index: z.int(),
      header: z.string(),
      role: columnRole.nullable(),
      samples: z.array(z.string()),
    }),
  ),
  dateOrder: z.enum(['mdy', 'dmy', 'ymd']).nullable(),
  flipSigns: z.boolean(),
  /** True if the user mapped it, for this file or an earlier one with this header. */
  isMapped: z.boolean(),
});

const importPreview = z.object({
  id: wireId('import'),
  state: z.enum(['preview', 'confirmed', 'undone']),
  fileName: z.string(),
  format: z.string(),
  accounts: z.array(
    z.object({
      index: z.int(),
      /** The account as the file identifies it: its last digits, or a name without digits; else empty. */
      hint: z.string(),
      currency,
      /** Type for a new account, as stated in the file; absent in imports of earlier versions. */
      accountType: accountType.optional(),
      target: z.object({ id: wireId('account').nullable(), name: z.string() }),
      counts: z.object({ new: z.int(), duplicate: z.int(), possibleMatch: z.int(), update: z.int() }),
      netMinor: amountMinor,
      from: civilDate.nullable(),
      to: civilDate.nullable(),
      /** At most 200 transactions, the first of each verdict; the counts include all. */
      transactions: z.array(importedTransaction),
    }),
  ),
  errors: z.array(z.object({ line: z.int().nullable(), reason: z.string() })),
  /** The columns of a table and their roles; null for other formats. */
  table: importTable.nullable(),
  warnings: z.array(statementWarning),
  addedTransactions: z.int(),
  /** Set if the file states no currency: amounts are read in this one until the user chooses another. */
  assumedCurrency: currency.nullable().optional(),
});

export const listImports = endpoint('listImports', {
  summary: 'List imported statement files, newest first, with what each did and the event that undoes it',
  access: 'user',
  rate: 'read',
  query: z.strictObject(pageQuery),
  response: z.object({
    imports: z.array(
      z.object({
        id: wireId('import'),
        fileName: z.string(),
        format: z.string(),
        importedAt: instant,
        undoneAt: instant.nullable(),
        /** The event that undoes the import; null if it is already undone. */
        eventId: wireId('event').nullable(),
        /** The accounts of the transactions, and their first and last date. */
        accounts: z.array(
          z.object({ name: z.string(), from: civilDate.nullable(), to: civilDate.nullable() }),
        ),
        added: z.int(),
        /** Transactions that already existed. */
        duplicates: z.int(),
        /** Possible duplicates the user did not add. */
        leftOut: z.int(),
        /** Stored transactions that the file posted, corrected or deleted. */
        updated: z.int(),
        unreadLines: z.int(),
        warnings: z.array(statementWarning),
      }),
    ),
    nextCursor,
  }),
  errors: [],
});

export const createImport = endpoint('createImport', {
  summary: 'Preview a statement file; nothing is saved to the ledger yet',
  access: 'user',
  kind: 'upload',
  rate: 'heavy',
  query: z.strictObject({
    fileName: z.string().min(1).max(255),
    /** Currency of amounts for which the file states none; absent: the profile's currency. */
    currency: currency.optional(),
  }),
  response: importPreview,
  errors: ['PayloadTooLarge', 'UnreadableFile', 'StorageFull'],
});

const importParams = z.object({ importId: wireId('import') });

export const getImport = endpoint('getImport', {
  summary: 'Get an import',
  access: 'user',
  rate: 'read',
  params: importParams,
  response: importPreview,
  errors: ['NotFound'],
});

export const mapImportColumns = endpoint('mapImportColumns', {
  summary: 'Reread a table with corrected columns, and remember them for its header',
  access: 'user',
  rate: 'heavy',
  params: importParams,
  body: z.strictObject({
    columns: z
      .array(z.strictObject({ index: z.int().min(0).max(499), role: columnRole }))
      .min(2)
      .max(60),
    /** Order of day and month, if ambiguous. */
    dateOrder: z.enum(['mdy', 'dmy', 'ymd']).nullable(),
    /** True if the table states money out as positive amounts. */
    flipSigns: z.boolean(),
    /** Currency of a table without a currency column; absent: as the table says, otherwise the profile's. */
    currency: currency.optional(),
  }),
  response: importPreview,
  errors: ['NotFound', 'Conflict', 'UnreadableFile'],
});

export const confirmImport = endpoint('confirmImport', {
  summary: 'Confirm a preview: save its new transactions',
  access: 'user',
  rate: 'heavy',
  params: importParams,
  body: z.strictObject({
    /** The account for each part of the file; `null` creates a new one. Absent: as previewed. */
    targets: z
      .array(
        z.object({
          index: z.int(),
          accountId: wireId('account').nullable(),
          /** Name and type of a new account; absent: as stated in the file. */
          account: z.strictObject({ name: accountName, accountType }).optional(),
        }),
      )
      .max(100)
      .optional(),
    /** True to also add transactions that may match an existing one. */
    addPossibleMatches: z.boolean().optional(),
  }),
  response: importPreview.extend({ eventId: wireId('event') }),
  errors: ['NotFound', 'Conflict', 'UnreadableFile'],
});

export const discardImport = endpoint('discardImport', {
  summary: 'Discard a preview',
  access: 'user',
  rate: 'heavy',
  params: importParams,
  response: done,
  errors: ['NotFound', 'Conflict'],
});
