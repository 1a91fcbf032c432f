import { z } from 'zod';
import { ORIGINAL_PROBLEMS } from '#domain/claims/original.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, done, wireId } from '../values.ts';

const problem = z.enum(ORIGINAL_PROBLEMS);
const params = z.object({ claimId: wireId('claim') });

export const getEvidence = endpoint('getEvidence', {
  summary: 'Get which receipt emails are kept, which are being fetched, and which can’t be',
  access: 'user',
  rate: 'read',
  response: z.object({
    isKept: z.boolean(),
    /** Number of complete emails stored encrypted, for any reason. */
    messages: z.int(),
    bytes: z.int(),
    /** Those that are deleted when evidence is no longer kept; uploaded ones cannot be fetched again. */
    evidence: z.int(),
    evidenceBytes: z.int(),
    uploaded: z.int(),
    /** Receipts with an email, and how many of their emails are kept, waiting to be fetched, or unavailable. */
    receipts: z.int(),
    keptReceipts: z.int(),
    waiting: z.int(),
    problems: z.array(z.object({ problem, receipts: z.int() })),
  }),
  errors: [],
});

export const updateEvidence = endpoint('updateEvidence', {
  summary:
    'Keep encrypted copies of receipt emails and fetch those that are missing, or delete those kept as evidence',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ isKept: z.boolean() }),
  response: done,
  errors: [],
});

/** Status of the original emails of a claim's receipts. */
const originals = z.object({
  receipts: z.int(),
  kept: z.int(),
  /** Emails being fetched from their mailbox. */
  waiting: z.int(),
  /** Emails that are neither stored nor requested. */
  notAsked: z.int(),
  unobtainable: z.array(
    z.object({
      receiptId: wireId('receipt'),
      merchant: z.string().nullable(),
      purchasedOn: civilDate,
      orderId: z.string().nullable(),
      problem,
      /** Address or domain of the sender, to request a copy. */
      sender: z.string().nullable(),
    }),
  ),
});

export const getClaimOriginals = endpoint('getClaimOriginals', {
  summary: 'Get which original emails of a claim’s receipts are here, being fetched, or unobtainable',
  access: 'user',
  rate: 'read',
  params,
  response: originals,
  errors: ['NotFound'],
});

export const fetchClaimOriginals = endpoint('fetchClaimOriginals', {
  summary: 'Fetch the original emails that a claim’s pack still lacks; a failed one is tried again',
  access: 'user',
  rate: 'write',
  params,
  response: originals,
  errors: ['NotFound'],
});
