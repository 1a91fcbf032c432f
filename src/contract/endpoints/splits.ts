import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountMinor, civilDate, currency, environment, recorded, wireId } from '../values.ts';

/** A part of a transaction, as the person accepts it. */
const part = { category: z.string().max(100), isHealth: z.boolean(), amountMinor };
/** A line of a receipt, by its receipt and its position there. */
const line = z.object({ receiptId: wireId('receipt'), item: z.int().min(0) });
const PARTS_MAX = 200;
const LINES_MAX = 1000;
/** The most splits that are listed, and accepted, at once. */
export const PROPOSALS_MAX = 500;

/**
 * A part of a transaction with its name and the lines in it. The parts of a transaction add up to its amount exactly.
 */
export const splitPart = z.object({
  ...part,
  categoryName: z.string(),
  /** The user's own name for it; empty where there is none. */
  name: z.string(),
  lines: z.array(line),
  /** Names of the receipt lines in it; empty for what no line explains. */
  items: z.array(z.string()),
});

const transactionParams = z.object({ transactionId: wireId('transaction') });

export const acceptSplit = endpoint('acceptSplit', {
  summary: 'Accept the suggested split; `parts` are those the user saw',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  body: z.strictObject({ parts: z.array(z.strictObject(part)).min(2).max(PARTS_MAX) }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});

export const listProposedSplits = endpoint('listProposedSplits', {
  summary: 'List the splits that receipts suggest and that wait for the user',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ environment: environment.optional() }),
  response: z.object({
    proposals: z.array(
      z.object({
        transactionId: wireId('transaction'),
        description: z.string(),
        occurredOn: civilDate,
        amountMinor,
        currency,
        parts: z.array(z.object({ ...part, categoryName: z.string() })),
      }),
    ),
  }),
  errors: [],
});

export const acceptSplits = endpoint('acceptSplits', {
  summary: 'Accept suggested splits, all or none; `parts` are those the user saw',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    splits: z
      .array(
        z.strictObject({
          transactionId: wireId('transaction'),
          parts: z.array(z.strictObject(part)).min(2).max(PARTS_MAX),
        }),
      )
      .min(1)
      .max(PROPOSALS_MAX),
  }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});

export const deleteSplit = endpoint('deleteSplit', {
  summary: 'Remove a split and restore the previous category',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  response: recorded,
  errors: ['NotFound', 'Conflict'],
});

export const updateSplit = endpoint('updateSplit', {
  summary:
    'Create or update a split: at least two parts that add up to the transaction. If a different amount posts,' +
    ' the parts keep their proportions',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  body: z.strictObject({
    parts: z
      .array(
        z.strictObject({
          ...part,
          name: z.string().trim().max(100).default(''),
          /** Lines of the transaction's receipts that are in it; none of them is in two parts. */
          lines: z.array(line).max(LINES_MAX).default([]),
        }),
      )
      .min(2)
      .max(PARTS_MAX),
  }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});
