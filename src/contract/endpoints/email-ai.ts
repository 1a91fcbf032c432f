import { z } from 'zod';
import { MAILBOX_RANGES } from '#domain/syncing/mailbox-range.ts';
import { endpoint } from '../endpoint.ts';
import { civilDate, instant, recorded, wireId } from '../values.ts';
import { mailSource, mailSync, messageState, receiptKind } from './mail.ts';

const senderVerdict = z.enum(['allow', 'block']);

export const mailbox = z.object({
  id: wireId('mailbox'),
  address: z.string(),
  provider: mailSource,
  status: z.enum(['healthy', 'needs_reauth']),
  isSandbox: z.boolean(),
  lastSyncedAt: instant.nullable(),
  readFrom: civilDate.nullable(),
  readRange: z.enum(MAILBOX_RANGES),
  /** Folders or labels the user chose; null for the defaults. */
  folderIds: z.array(z.string()).nullable(),
  isPaused: z.boolean(),
  /** Messages listed in the mailbox, and how many have a result; the rest are waiting to be read. */
  listed: z.int(),
  judged: z.int(),
});

export const getEmailAi = endpoint('getEmailAi', {
  summary: 'Get mailboxes, results, the reader in use, and data sent out',
  access: 'user',
  rate: 'read',
  response: z.object({
    mailboxes: z.array(mailbox),
    sync: mailSync.nullable(),
    counts: z.record(messageState, z.int()),
    kinds: z.record(receiptKind, z.int()),
    matched: z.int(),
    /** Open AI Review questions, and those about receipts: messages to review and charges to choose. */
    waitingForReview: z.int(),
    receiptQuestions: z.int(),
    receiptsWithoutCharge: z.int(),
    bytesSent: z.int(),
    readerVersion: z.string(),
    /** The language model used when the reader is unsure; null if none is configured. */
    assistant: z
      .object({
        model: z.string(),
        host: z.string(),
        isAllowed: z.boolean(),
        callsToday: z.int(),
        callsMax: z.int(),
        /** Millionths of a US dollar. */
        costMicrosToday: z.int(),
      })
      .nullable(),
    /** What matching learned from the user's answers in the displayed environment. */
    matching: z.object({
      /** Number of answers used; 0 if there are too few, or they changed nothing. */
      learnedFrom: z.int(),
      /** Number of stored answers, and the minimum for learning. */
      answers: z.int(),
      answersMin: z.int(),
      /** The event that undoes the last reset; null if nothing was reset, or it has learned since. */
      resetEventId: wireId('event').nullable(),
    }),
    /** Number of messages processed by an earlier reader version. */
    earlierReader: z.int(),
    months: z.array(z.object({ month: z.string(), messages: z.int(), receipts: z.int(), matched: z.int() })),
    senders: z.array(
      z.object({
        sender: z.string(),
        address: z.string(),
        messages: z.int(),
        receipts: z.int(),
        verdict: senderVerdict.nullable(),
      }),
    ),
    senderRules: z.array(z.object({ sender: z.string(), verdict: senderVerdict })),
  }),
  errors: [],
});

const mailboxParams = z.object({ mailboxId: wireId('mailbox') });

export const listMailboxFolders = endpoint('listMailboxFolders', {
  summary: 'List a mailbox’s folders or labels',
  access: 'user',
  rate: 'heavy',
  params: mailboxParams,
  response: z.object({
    folders: z.array(z.object({ id: z.string(), name: z.string(), isChosen: z.boolean() })),
  }),
  errors: ['NotFound', 'NotConfigured', 'ProviderError'],
});

export const updateMailbox = endpoint('updateMailbox', {
  summary: 'Update a mailbox’s range and folders, or pause and resume it',
  access: 'user',
  rate: 'write',
  params: mailboxParams,
  body: z.strictObject({
    readRange: z.enum(MAILBOX_RANGES).optional(),
    /** Null for the default folders. */
    folderIds: z.array(z.string().min(1).max(500)).min(1).max(200).nullable().optional(),
    isPaused: z.boolean().optional(),
  }),
  response: z.object({ mailbox }),
  errors: ['NotFound'],
});

export const updateSender = endpoint('updateSender', {
  summary: 'Set whether to always read, never read or automatically handle a sender',
  access: 'user',
  rate: 'write',
  body: z.strictObject({ sender: z.string().min(3).max(320), verdict: senderVerdict.nullable() }),
  response: z.object({ sender: z.string(), verdict: senderVerdict.nullable() }),
  errors: ['ValidationFailed'],
});

export const startMatchingOver = endpoint('startMatchingOver', {
  summary: 'Reset what matching learned from answers',
  access: 'user',
  rate: 'write',
  response: recorded,
  errors: ['Conflict'],
});
