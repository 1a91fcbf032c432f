import { z } from 'zod';
import { ASSIGNABLE_ROLES, HOUSEHOLD_ROLES, SHARED_VIEWS } from '#domain/household/household-role.ts';
import { endpoint } from '../endpoint.ts';
import {
  amountMinor,
  civilDate,
  currency,
  done,
  environment,
  instant,
  nextCursor,
  pageQuery,
  periodQuery,
  transactionType,
  wireId,
} from '../values.ts';
import { accountType } from './accounts.ts';

const role = z.enum(HOUSEHOLD_ROLES);
const givenRole = z.enum(ASSIGNABLE_ROLES);
const token = z.string().min(1).max(100);
const memberParams = z.object({ memberId: wireId('member') });
const invitationParams = z.object({ invitationId: wireId('invitation') });
/** Whose shared accounts: those of other members, or of all. */
const sharedQuery = { whose: z.enum(SHARED_VIEWS), ...periodQuery };

export const getHousehold = endpoint('getHousehold', {
  summary: 'Get your household, what you share with it, and invitations for you',
  access: 'user',
  rate: 'read',
  /** Token of an invitation link, for users whose address is not confirmed. */
  query: z.strictObject({ invitation: token.optional() }),
  response: z.object({
    /** Null if the user is not in a household. */
    household: z
      .object({
        role,
        members: z.array(
          z.object({
            id: wireId('member'),
            name: z.string(),
            email: z.string(),
            role,
            addedAt: instant,
            isYou: z.boolean(),
          }),
        ),
        /** For the owner only; empty for others. */
        invitations: z.array(
          z.object({ id: wireId('invitation'), email: z.string(), role: givenRole, expiresAt: instant }),
        ),
        accounts: z.array(
          z.object({
            id: wireId('account'),
            name: z.string(),
            institutionName: z.string().nullable(),
            mask: z.string().nullable(),
            isSandbox: z.boolean(),
            isShared: z.boolean(),
          }),
        ),
        mailboxes: z.array(
          z.object({
            id: wireId('mailbox'),
            address: z.string(),
            provider: z.enum(['gmail', 'imap', 'files']),
            isShared: z.boolean(),
          }),
        ),
        sharesHealth: z.boolean(),
      })
      .nullable(),
    /** Invitations for you. */
    received: z.array(
      z.object({
        id: wireId('invitation'),
        ownerName: z.string(),
        ownerEmail: z.string(),
        role: givenRole,
        expiresAt: instant,
      }),
    ),
  }),
  errors: [],
});

export const createHouseholdInvitation = endpoint('createHouseholdInvitation', {
  summary: 'Invite an address to your household, which begins with the first invitation; for its owner',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ email: z.email().max(254), role: givenRole }),
  response: z.object({ url: z.string(), isEmailed: z.boolean() }),
  errors: ['Forbidden', 'ReauthRequired', 'Conflict'],
});

export const deleteHouseholdInvitation = endpoint('deleteHouseholdInvitation', {
  summary: 'Withdraw an invitation to your household; for its owner',
  access: 'user',
  rate: 'write',
  params: invitationParams,
  response: done,
  errors: ['NotFound', 'Forbidden'],
});

export const answerHouseholdInvitation = endpoint('answerHouseholdInvitation', {
  summary: 'Accept or decline an invitation to a household',
  access: 'user',
  rate: 'write',
  params: invitationParams,
  /** Token of the invitation link, for users whose address is not confirmed. */
  body: z.strictObject({ isAccepted: z.boolean(), token: token.optional() }),
  response: done,
  errors: ['NotFound', 'Conflict'],
});

export const updateHouseholdMember = endpoint('updateHouseholdMember', {
  summary: 'Change the role of a member; a viewer shares nothing; for the owner of the household',
  access: 'user',
  rate: 'write',
  params: memberParams,
  body: z.strictObject({ role: givenRole }),
  response: done,
  errors: ['NotFound', 'Forbidden', 'Conflict'],
});

export const removeHouseholdMember = endpoint('removeHouseholdMember', {
  summary: 'Remove a member; for the owner of the household',
  access: 'user',
  rate: 'write',
  params: memberParams,
  response: done,
  errors: ['NotFound', 'Forbidden', 'Conflict'],
});

export const leaveHousehold = endpoint('leaveHousehold', {
  summary: 'Leave your household; it ends when its owner leaves',
  access: 'user',
  rate: 'write',
  response: done,
  errors: ['NotFound'],
});

export const updateHouseholdSharing = endpoint('updateHouseholdSharing', {
  summary: 'Change what you share with your household: accounts, mailboxes, health details',
  access: 'user',
  rate: 'write',
  body: z.strictObject({
    accounts: z
      .array(z.strictObject({ id: wireId('account'), isShared: z.boolean() }))
      .max(500)
      .optional(),
    mailboxes: z
      .array(z.strictObject({ id: wireId('mailbox'), isShared: z.boolean() }))
      .max(100)
      .optional(),
    sharesHealth: z.boolean().optional(),
  }),
  response: done,
  errors: ['NotFound', 'Forbidden'],
});

export const getHouseholdOverview = endpoint('getHouseholdOverview', {
  summary: 'Get what members share: accounts, totals and spending by category',
  access: 'user',
  rate: 'read',
  query: z.strictObject(sharedQuery),
  response: z.object({
    period: z.object({ from: civilDate, to: civilDate }),
    environment,
    environments: z.array(environment),
    /** The user's currency. Totals include only accounts in it. */
    currency,
    /** Assets minus liabilities of counted accounts. */
    netWorthMinor: amountMinor,
    spendMinor: amountMinor,
    incomeMinor: amountMinor,
    members: z.array(
      z.object({
        id: wireId('member'),
        name: z.string(),
        isYou: z.boolean(),
        netWorthMinor: amountMinor,
        spendMinor: amountMinor,
        incomeMinor: amountMinor,
      }),
    ),
    accounts: z.array(
      z.object({
        id: wireId('account'),
        memberId: wireId('member'),
        name: z.string(),
        institutionName: z.string().nullable(),
        mask: z.string().nullable(),
        accountType,
        currency,
        balanceMinor: amountMinor.nullable(),
        isCounted: z.boolean(),
        /** Members who connected the same account, which counts once. */
        alsoOf: z.array(wireId('member')),
      }),
    ),
    /** Largest first; a null category is health its owner keeps private. */
    categories: z.array(z.object({ category: z.string().nullable(), spendMinor: amountMinor })),
  }),
  errors: ['NotFound'],
});

export const listHouseholdTransactions = endpoint('listHouseholdTransactions', {
  summary: 'List transactions of shared accounts, newest first',
  access: 'user',
  rate: 'read',
  query: z.strictObject({ ...sharedQuery, ...pageQuery }),
  response: z.object({
    transactions: z.array(
      z.object({
        id: wireId('transaction'),
        memberId: wireId('member'),
        accountName: z.string(),
        date: civilDate,
        /** Null if the complete transaction is private health. */
        description: z.string().nullable(),
        amountMinor,
        currency,
        type: transactionType,
        isRefund: z.boolean(),
        isPending: z.boolean(),
        /** Amounts by category; a null category is private. */
        parts: z.array(z.object({ category: z.string().nullable(), amountMinor })),
        /** Items of receipts from shared mailboxes; private ones are combined into one without a name. */
        items: z.array(z.object({ name: z.string().nullable(), amountMinor: amountMinor.nullable() })),
      }),
    ),
    nextCursor,
  }),
  errors: ['NotFound'],
});
