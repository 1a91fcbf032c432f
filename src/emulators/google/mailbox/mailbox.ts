import { createHash, randomBytes } from 'node:crypto';
import {
  type DeliveredMessage,
  type LabelChange,
  type MailboxState,
  mailboxState,
  type StateStore,
} from '../state/state.ts';
import { type MimeNode, parseMime } from './parse-mime.ts';

/** An email planned from the household's data; composed when read. */
export interface PlannedMail {
  /** Stable across restarts and days: the same event has the same key. */
  readonly key: string;
  readonly threadKey: string;
  readonly arrivesAtMs: number;
  readonly labelIds: readonly string[];
  readonly build: () => Buffer;
}

export interface MailMessage {
  readonly id: string;
  readonly threadId: string;
  readonly internalDateMs: number;
  readonly historyId: number;
  readonly labelIds: readonly string[];
  raw(): Buffer;
  parsed(): MimeNode;
}

export interface HistoryEvent {
  readonly historyId: number;
  readonly kind: 'messageAdded' | 'messageDeleted' | LabelChange['kind'];
  /** With its current labels. */
  readonly message: MailMessage;
  /** The labels that were added or removed. */
  readonly labelIds?: readonly string[];
}

export interface Delivery {
  readonly raw: Buffer;
  readonly threadId?: string;
  readonly labelIds?: readonly string[];
  readonly internalDateMs?: number;
}

/** A user's mailbox. Planned emails appear when they are due by the emulator's clock. */
export interface Mailbox {
  readonly email: string;
  /** Newest first, without deleted ones. */
  messages(): readonly MailMessage[];
  find(id: string): MailMessage | null;
  historyId(): number;
  historyFloor(): number;
  /** Everything after `start`, oldest first. */
  historySince(start: number): readonly HistoryEvent[];
  deliver(delivery: Delivery): MailMessage;
  /** Adds emails as if they had always been there: without history events, and not kept across restarts. */
  fill(planned: readonly PlannedMail[]): void;
  remove(id: string): boolean;
  /** Adds and removes labels. */
  modify(id: string, addLabelIds: readonly string[], removeLabelIds: readonly string[]): boolean;
  /** Adds bytes to an email when served, as a mail gateway might. */
  grow(id: string, bytes: number): boolean;
  expireHistory(): number;
}

const HISTORY_EPOCH_MS = Date.UTC(2020, 0, 1);
/** Leaves room for several events in one millisecond. */
const HISTORY_STEP = 16;
const FIRST_HISTORY_ID = 1000;

export function openMailbox(
  email: string,
  planned: readonly PlannedMail[],
  store: StateStore,
  now: () => Date,
): Mailbox {
  const state = mailboxState(store, email);
  const shelf = openShelf(planned, state, now);
  const grown = new Map<string, MailMessage>();
  const find = (id: string): MailMessage | null =>
    state.deletions.some((deletion) => deletion.messageId === id) ? null : (grown.get(id) ?? shelf.find(id));
  return {
    email,
    messages() {
      const gone = new Set(state.deletions.map((deletion) => deletion.messageId));
      return shelf
        .everything()
        .filter((message) => !gone.has(message.id))
        .sort((a, b) => b.internalDateMs - a.internalDateMs || b.historyId - a.historyId);
    },
    find,
    historyId: shelf.historyId,
    historyFloor: () => state.historyFloor,
    historySince: (start) => eventsSince(start, shelf.everything(), state),
    deliver(delivery) {
      const isTaken = (id: string): boolean => shelf.find(id) !== null;
      const message = newDelivery(delivery, now().getTime(), shelf.nextHistoryId(), isTaken);
      state.delivered.push(message);
      store.touch();
      return shelf.messageOf(message);
    },
    fill: (mails) => shelf.fill(mails),
    remove(id) {
      if (find(id) === null) return false;
      state.deletions.push({ messageId: id, historyId: shelf.nextHistoryId() });
      store.touch();
      return true;
    },
    modify(id, addLabelIds, removeLabelIds) {
      if (find(id) === null) return false;
      changeLabels(state, shelf, id, { labelRemoved: removeLabelIds, labelAdded: addLabelIds });
      store.touch();
      return true;
    },
    grow(id, bytes) {
      const message = shelf.find(id);
      if (message === null) return false;
      const more = Buffer.alloc(bytes, 'a further line\r\n');
      grown.set(id, { ...message, raw: () => Buffer.concat([message.raw(), more]) });
      return true;
    },
    expireHistory() {
      state.historyFloor = shelf.nextHistoryId();
      store.touch();
      return state.historyFloor;
    },
  };
}

/** All email that has arrived, including deleted ones, which history still lists. */
interface DeliveredMail {
  everything(): MailMessage[];
  find(id: string): MailMessage | null;
  fill(planned: readonly PlannedMail[]): void;
  messageOf(delivered: DeliveredMessage): MailMessage;
  historyId(): number;
  nextHistoryId(): number;
}

function openShelf(planned: readonly PlannedMail[], state: MailboxState, now: () => Date): DeliveredMail {
  const story = withHistory(planned).map((mail) => fromPlan(mail));
  const byId = new Map(story.map((message) => [message.id, message]));
  const arrived = new Map<string, MailMessage>();
  const messageOf = (delivered: DeliveredMessage): MailMessage => {
    const known = arrived.get(delivered.id) ?? fromDelivery(delivered);
    arrived.set(delivered.id, known);
    return known;
  };
  const labeled = (message: MailMessage): MailMessage => withLabelChanges(message, state.labelChanges);
  const everything = (): MailMessage[] => {
    const nowMs = now().getTime();
    const due = story.filter((message) => message.internalDateMs <= nowMs);
    return [...due, ...state.delivered.map(messageOf)].map(labeled);
  };
  const find = (id: string): MailMessage | null => {
    const found = byId.get(id);
    if (found) return found.internalDateMs <= now().getTime() ? labeled(found) : null;
    const delivered = state.delivered.find((message) => message.id === id);
    return delivered ? labeled(messageOf(delivered)) : null;
  };
  const fill = (mails: readonly PlannedMail[]): void => {
    for (const mail of mails) {
      const message = fromPlan({ mail, historyId: 0 });
      story.push(message);
      byId.set(message.id, message);
    }
  };
  const historyId = (): number => {
    const events = [...everything(), ...state.deletions, ...state.labelChanges];
    const start = Math.max(FIRST_HISTORY_ID, state.historyFloor);
    return events.reduce((last, event) => Math.max(last, event.historyId), start);
  };
  const nextHistoryId = (): number => Math.max(historyId() + 1, historyIdAt(now().getTime()));
  return { everything, find, fill, messageOf, historyId, nextHistoryId };
}

function eventsSince(start: number, messages: readonly MailMessage[], state: MailboxState): HistoryEvent[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const added = messages.map(
    (message): HistoryEvent => ({ historyId: message.historyId, kind: 'messageAdded', message }),
  );
  const deleted = state.deletions.flatMap((deletion): HistoryEvent[] => {
    const message = byId.get(deletion.messageId);
    return message ? [{ historyId: deletion.historyId, kind: 'messageDeleted', message }] : [];
  });
  const relabeled = state.labelChanges.flatMap(({ messageId, historyId, kind, labelIds }): HistoryEvent[] => {
    const message = byId.get(messageId);
    return message ? [{ historyId, kind, message, labelIds }] : [];
  });
  return [...added, ...deleted, ...relabeled]
    .filter((event) => event.historyId > start)
    .sort((a, b) => a.historyId - b.historyId);
}

function changeLabels(
  state: MailboxState,
  shelf: DeliveredMail,
  messageId: string,
  changes: Readonly<Record<LabelChange['kind'], readonly string[]>>,
): void {
  for (const kind of ['labelRemoved', 'labelAdded'] as const) {
    const labelIds = [...changes[kind]];
    if (labelIds.length === 0) continue;
    state.labelChanges.push({ messageId, historyId: shelf.nextHistoryId(), kind, labelIds });
  }
}

function withLabelChanges(message: MailMessage, changes: readonly LabelChange[]): MailMessage {
  const own = changes.filter(({ messageId }) => messageId === message.id);
  if (own.length === 0) return message;
  const labels = new Set(message.labelIds);
  for (const { kind, labelIds } of own)
    for (const label of labelIds) {
      if (kind === 'labelAdded') labels.add(label);
      else labels.delete(label);
    }
  return { ...message, labelIds: [...labels] };
}

function newDelivery(
  delivery: Delivery,
  nowMs: number,
  historyId: number,
  isTaken: (id: string) => boolean,
): DeliveredMessage {
  const internalDateMs = delivery.internalDateMs ?? nowMs;
  // Random suffix, because many messages may arrive in one millisecond.
  const draw = (): string => messageId(internalDateMs, randomBytes(8).toString('hex'));
  let id = draw();
  while (isTaken(id)) id = draw();
  return {
    id,
    threadId: delivery.threadId ?? id,
    raw: delivery.raw.toString('base64'),
    internalDateMs,
    historyId,
    labelIds: [...(delivery.labelIds ?? ['INBOX', 'UNREAD', 'CATEGORY_UPDATES'])],
  };
}

function fromDelivery(delivered: DeliveredMessage): MailMessage {
  return lazily({ ...delivered }, () => Buffer.from(delivered.raw, 'base64'));
}

function fromPlan({ mail, historyId }: { mail: PlannedMail; historyId: number }): MailMessage {
  const head = {
    id: messageId(mail.arrivesAtMs, mail.key),
    threadId: messageId(0, mail.threadKey),
    internalDateMs: mail.arrivesAtMs,
    historyId,
    labelIds: mail.labelIds,
  };
  return lazily(head, mail.build);
}

function lazily(head: Omit<MailMessage, 'raw' | 'parsed'>, build: () => Buffer): MailMessage {
  let bytes: Buffer | null = null;
  let tree: MimeNode | null = null;
  const raw = (): Buffer => {
    bytes ??= build();
    return bytes;
  };
  const parsed = (): MimeNode => {
    tree ??= parseMime(raw());
    return tree;
  };
  return {
    id: head.id,
    threadId: head.threadId,
    internalDateMs: head.internalDateMs,
    historyId: head.historyId,
    labelIds: head.labelIds,
    raw,
    parsed,
  };
}

/** Assigns history IDs in order of arrival, without duplicates. */
function withHistory(planned: readonly PlannedMail[]): { mail: PlannedMail; historyId: number }[] {
  let last = 0;
  return [...planned]
    .sort((a, b) => a.arrivesAtMs - b.arrivesAtMs || (a.key < b.key ? -1 : 1))
    .map((mail) => {
      last = Math.max(last + 1, historyIdAt(mail.arrivesAtMs));
      return { mail, historyId: last };
    });
}

function historyIdAt(ms: number): number {
  return Math.max(FIRST_HISTORY_ID + 1, (ms - HISTORY_EPOCH_MS) * HISTORY_STEP);
}

/** 16 hexadecimal digits that start with the time, like Gmail's. */
function messageId(ms: number, key: string): string {
  const hash = BigInt(`0x${createHash('sha256').update(key).digest('hex').slice(0, 16)}`);
  const time = ms > 0 ? BigInt(ms) : hash >> 20n;
  return (((time & 0xfffffffffffn) << 20n) | (hash & 0xfffffn)).toString(16).padStart(16, '0');
}
