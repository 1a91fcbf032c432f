import { z } from 'zod';
import { CLAIM_STATES } from '#domain/claims/claim-state.ts';
import { MISSING } from '#domain/claims/missing-proof.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  currency,
  environment,
  instant,
  recorded,
  requestedAmount,
  requestedDay,
  wireId,
} from '../values.ts';

const LINES_MAX = 500;
const patient = z.string().trim().max(120);
const year = z.coerce.number().int().min(1900).max(2999);
const minor = amountMinor.min(0);

/** Reference to a claim line: a receipt line on a transaction, or without an item the part no receipt explains. */
const lineRef = z.strictObject({
  transactionId: wireId('transaction'),
  receiptId: wireId('receipt').nullable(),
  item: z.int().min(0).max(9_999).nullable(),
});

/** A line the user adds to a claim. */
const chosenLine = lineRef.extend({
  /** Null or absent: the claim's patient. */
  patient: patient.nullable().optional(),
  hasLetter: z.boolean().optional(),
});

const facts = {
  item: z.int().nullable(),
  /** Date of service or purchase. */
  serviceOn: civilDate,
  paidOn: civilDate,
  provider: z.string().nullable(),
  description: z.string(),
  className: z.string(),
  hsaEligibility: z.enum(['eligible', 'needs_letter', 'not_eligible', 'unknown']),
  /** Price stated on the receipt, before its share of tax, shipping and discount. */
  priceMinor: amountMinor.nullable(),
  refundedMinor: minor,
  /** Claimable amount. */
  amountMinor: minor,
  accountName: z.string(),
  accountMask: z.string().nullable(),
  missing: z.array(z.enum(MISSING)),
};

const claimableLine = z.object({
  ...facts,
  transactionId: wireId('transaction'),
  receiptId: wireId('receipt').nullable(),
  /** Claim status: whether it can be claimed, and if not, why. */
  status: z.enum([
    'ready',
    'unclear',
    'needs_letter',
    'needs_receipt',
    'claimed',
    'paid_from_account',
    'refunded',
    'pending',
    'not_eligible',
  ]),
  claimId: wireId('claim').nullable(),
});

const claimLine = z.object({
  ...facts,
  /** Null if the transaction or receipt was deleted; the claim keeps their data. */
  transactionId: wireId('transaction').nullable(),
  receiptId: wireId('receipt').nullable(),
  patient: z.string().nullable(),
  hasLetter: z.boolean(),
});

export const claim = z.object({
  id: wireId('claim'),
  number: z.int(),
  state: z.enum(CLAIM_STATES),
  currency,
  patient: z.string(),
  submittedOn: civilDate.nullable(),
  settledOn: civilDate.nullable(),
  reimbursedMinor: minor.nullable(),
  totalMinor: minor,
  createdAt: instant,
  lines: z.array(claimLine),
});

const params = z.object({ claimId: wireId('claim') });
const changedClaim = z.object({ claim, eventId: wireId('event').nullable() });

export const listClaims = endpoint('listClaims', {
  summary: 'List a year’s health items with their claim status, claims and totals',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ year: year.optional(), environment: environment.optional() }),
  response: z.object({
    environment,
    environments: z.array(environment),
    currency,
    year: z.int(),
    /** Newest first. */
    years: z.array(z.int()),
    rulesYear: z.int(),
    /** The user's answer at onboarding; empty if not asked yet. */
    healthAccounts: z.array(z.enum(['hsa', 'fsa', 'none'])),
    /** `eligibleMinor` is the sum of `unclaimedMinor` and `claimedMinor`. */
    totals: z.object({
      eligibleMinor: minor,
      unclaimedMinor: minor,
      draftedMinor: minor,
      claimedMinor: minor,
      reimbursedMinor: minor,
      unclearMinor: minor,
      needsLetterMinor: minor,
      needsReceiptMinor: minor,
      paidFromAccountMinor: minor,
    }),
    /** Newest first. */
    lines: z.array(claimableLine),
    /** Claims with a line in the year, newest first. */
    claims: z.array(claim),
  }),
  errors: [],
});

export const createClaim = endpoint('createClaim', {
  summary:
    'Create a claim from chosen items,' +
    ' or from all ready items of a year; `elsewhere` marks them as claimed outside Fettle',
  access: 'user',
  rate: 'write',
  body: z
    .strictObject({
      lines: z.array(chosenLine).min(1).max(LINES_MAX).optional(),
      year: year.optional(),
      environment: environment.optional(),
      as: z.enum(['draft', 'elsewhere']).optional(),
      patient: patient.optional(),
    })
    .refine((body) => (body.lines === undefined) !== (body.year === undefined), 'provide items or a year'),
  response: changedClaim,
  statuses: [201],
  errors: ['NotFound', 'Conflict'],
});

export const updateClaim = endpoint('updateClaim', {
  summary: 'Update a claim: state, patient or, in a draft, the complete list of items',
  access: 'user',
  rate: 'write',
  params,
  body: z.strictObject({
    state: z.enum(CLAIM_STATES).optional(),
    /** Date of the step; absent: today. */
    on: requestedDay.optional(),
    /** Reimbursed amount; absent: all of it. Only with `reimbursed`. */
    reimbursedMinor: requestedAmount.min(0).optional(),
    patient: patient.optional(),
    lines: z.array(chosenLine).min(1).max(LINES_MAX).optional(),
  }),
  response: changedClaim,
  errors: ['NotFound', 'Conflict'],
});

export const deleteClaim = endpoint('deleteClaim', {
  summary: 'Delete a draft, or the note that items were claimed elsewhere',
  access: 'user',
  rate: 'write',
  params,
  response: recorded,
  errors: ['NotFound', 'Conflict'],
});

export const getClaimPack = endpoint('getClaimPack', {
  summary:
    'Download a claim’s evidence as a ZIP: form, original receipt emails, bank transactions, facts and hashes',
  access: 'user',
  rate: 'heavy',
  params,
  response: z.unknown(),
  kind: 'download',
  errors: ['NotFound'],
});
