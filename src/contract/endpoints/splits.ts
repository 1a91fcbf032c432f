import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  currency,
  environment,
  recorded,
  requestedAmount,
  wireId,
} from '../values.ts';

/** A part of a transaction, as accepted by the user. */
const part = { category: z.string().max(100), isHealth: z.boolean(), amountMinor };
const requestedPart = z.strictObject({ ...part, amountMinor: requestedAmount });
/** Reference to a receipt line: receipt id and index. */
const line = z.object({ receiptId: wireId('receipt'), item: z.int().min(0) });
const PARTS_MAX = 200;
const LINES_MAX = 1000;
/** Maximum number of splits listed or accepted at once. */
export const PROPOSALS_MAX = 500;

/** A part of a transaction with its name and lines. The parts add up to the transaction exactly. */
export const splitPart = z.object({
  ...part,
  categoryName: z.string(),
  /** The user's name for it; empty if none. */
  name: z.string(),
  lines: z.array(line),
  /** Names of its receipt lines; empty for the unexplained part. */
  items: z.array(z.string()),
});

const transactionParams = z.object({ transactionId: wireId('transaction') });

export const acceptSplit = endpoint('acceptSplit', {
  summary: 'Accept the suggested split; `parts` are those the user saw',
  access: 'user',
  rate: 'write',
  params: transactionParams,
  body: z.strictObject({ parts: z.array(requestedPart).min(2).max(PARTS_MAX) }),
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
          parts: z.array(requestedPart).min(2).max(PARTS_MAX),
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
        requestedPart.extend({
          name: z.string().trim().max(100).default(''),
          /** Receipt lines in this part; each line may be in one part only. */
          lines: z.array(line).max(LINES_MAX).default([]),
        }),
      )
      .min(2)
      .max(PARTS_MAX),
  }),
  response: recorded,
  errors: ['NotFound', 'ValidationFailed', 'Conflict'],
});
