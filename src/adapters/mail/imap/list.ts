import type { ImapFlow } from 'imapflow';
import { z } from 'zod';
import type { ListedPage, ListRequest, MessageRef } from '#ports/mail-provider.ts';
import { ProviderFailure } from '#ports/provider-failure.ts';
import { toFailure } from './failure.ts';
import { listFolders } from './folders.ts';
import { idOf } from './message-id.ts';

const PAGE_MESSAGES = 500;

/** For each folder, its UIDVALIDITY and the first UID that has not been listed. */
const cursorSchema = z.record(z.string(), z.object({ validity: z.string(), next: z.int() }));
type Cursor = z.output<typeof cursorSchema>;

const pageSchema = z.object({
  folders: z.array(z.string()),
  /** The folder being listed, and the UID at which to continue. */
  at: z.int(),
  from: z.int(),
  /** Positions that are valid once all pages are read. */
  reached: cursorSchema,
});
type PageState = z.output<typeof pageSchema>;

/**
 * One page of one folder. A folder that is new, or whose UIDVALIDITY changed, is listed from the first day again; its
 * messages then have new IDs and are recognized by their headers.
 */
export async function listMail(client: ImapFlow, question: ListRequest): Promise<ListedPage> {
  const since = question.since === null ? {} : readCursor(question.since);
  const state = question.page === null ? await firstPage(client, question) : readPage(question.page);
  const folder = state.folders[state.at];
  if (folder === undefined) return { refs: [], next: { cursor: JSON.stringify(state.reached) } };
  const opened = await openIfPossible(client, folder);
  if (!opened) return { refs: [], next: following({ ...state, at: state.at + 1, from: 1 }) };
  const { validity, uidNext } = opened;
  const before = since[folder];
  const known = before?.validity === validity && before.next > 1 ? before : undefined;
  const from = Math.max(state.from, known?.next ?? 1);
  const uids = await search(client, from, known ? null : question.receivedFrom);
  const page = uids.slice(0, PAGE_MESSAGES);
  const refs = await refsOf(client, folder, validity, page);
  const last = page.at(-1) ?? 0;
  if (uids.length > page.length)
    return { refs, next: { page: JSON.stringify({ ...state, from: last + 1 }) } };
  // Every UID below UIDNEXT existed during the search and was listed, or is too old to be.
  const next = Math.max(last + 1, uidNext || 1, known?.next ?? 1);
  return {
    refs,
    next: following({
      ...state,
      at: state.at + 1,
      from: 1,
      reached: { ...state.reached, [folder]: { validity, next } },
    }),
  };
}

async function firstPage(client: ImapFlow, { folderIds }: ListRequest): Promise<PageState> {
  const listed = await listFolders(client);
  const folders = listed.filter((folder) => (folderIds ? folderIds.includes(folder.id) : folder.isDefault));
  return { folders: folders.map((folder) => folder.id), at: 0, from: 1, reached: {} };
}

function following(state: PageState): ListedPage['next'] {
  return state.at < state.folders.length
    ? { page: JSON.stringify(state) }
    : { cursor: JSON.stringify(state.reached) };
}

interface OpenFolder {
  readonly validity: string;
  readonly uidNext: number;
}

/** Opens a folder read-only; null if it no longer exists or the user lost access to it. */
export async function open(client: ImapFlow, folder: string): Promise<OpenFolder | null> {
  try {
    const box = await client.mailboxOpen(folder, { readOnly: true });
    return { validity: String(box.uidValidity), uidNext: box.uidNext };
  } catch (error) {
    if (client.usable && (toFailure(error).kind === 'gone' || isDenied(error))) return null;
    throw error;
  }
}

/**
 * Like `open`, but null also for a folder that the server refuses to open right now: the others are still read, and its
 * messages are listed once it opens again.
 */
export async function openIfPossible(client: ImapFlow, folder: string): Promise<OpenFolder | null> {
  try {
    return await open(client, folder);
  } catch (error) {
    if (client.usable && isRefusal(error) && toFailure(error).kind !== 'busy') return null;
    throw error;
  }
}

function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'responseStatus' in error && error.responseStatus === 'NO';
}

/** RFC 5530: the access control list forbids it, so it would fail again. */
function isDenied(error: unknown): boolean {
  return isRefusal(error) && 'serverResponseCode' in error && error.serverResponseCode === 'NOPERM';
}

/** UIDs from one on, received from a day on, in order. */
async function search(client: ImapFlow, from: number, receivedFrom: string | null): Promise<number[]> {
  const found = await client.search(
    { uid: `${from}:*`, ...(receivedFrom === null ? {} : { since: new Date(`${receivedFrom}T00:00:00Z`) }) },
    { uid: true },
  );
  if (!Array.isArray(found))
    throw new ProviderFailure('unavailable', 'UNEXPECTED_ANSWER', 'the mail server did not search');
  // `n:*` returns the last message even if its UID is smaller.
  return found.filter((uid) => uid >= from).sort((a, b) => a - b);
}

/** Messages of an open folder by UID. */
export async function refsOf(
  client: ImapFlow,
  folder: string,
  validity: string,
  uids: readonly number[],
): Promise<MessageRef[]> {
  if (uids.length === 0) return [];
  const found = await client.fetchAll(
    uids.join(','),
    { uid: true, internalDate: true, size: true },
    { uid: true },
  );
  return found.map(({ uid, internalDate, size }) => ({
    id: idOf({ folder, validity, uid }),
    receivedAt: dateOf(internalDate),
    bytes: size ?? null,
  }));
}

/** The date on which a server received a message, if known. */
export function dateOf(value: Date | string | undefined): Date | null {
  const date = value === undefined ? null : new Date(value);
  return date && Number.isFinite(date.getTime()) ? date : null;
}

function readCursor(text: string): Cursor {
  try {
    return cursorSchema.parse(JSON.parse(text));
  } catch (error) {
    throw new ProviderFailure('cursor_lost', 'CURSOR_UNKNOWN', 'this position is not known', {
      cause: error,
    });
  }
}

function readPage(text: string): PageState {
  return pageSchema.parse(JSON.parse(text));
}
