import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { z } from 'zod';

/** A grant of a consent with its refresh token. */
const grantSchema = z.object({
  id: z.string(),
  email: z.string(),
  scopes: z.array(z.string()),
  refreshToken: z.string().nullable(),
  revoked: z.boolean(),
});

const accessTokenSchema = z.object({
  token: z.string(),
  grantId: z.string(),
  scopes: z.array(z.string()),
  expiresAtMs: z.number(),
});

/** A message added by control. `raw` is base64. */
const deliveredSchema = z.object({
  id: z.string(),
  threadId: z.string(),
  raw: z.string(),
  internalDateMs: z.number(),
  historyId: z.number(),
  labelIds: z.array(z.string()),
});

const deletionSchema = z.object({ messageId: z.string(), historyId: z.number() });

/** Labels that control added to a message or removed from it. */
const labelChangeSchema = z.object({
  messageId: z.string(),
  historyId: z.number(),
  kind: z.enum(['labelAdded', 'labelRemoved']),
  labelIds: z.array(z.string()),
});

const mailboxSchema = z.object({
  delivered: z.array(deliveredSchema),
  deletions: z.array(deletionSchema),
  labelChanges: z.array(labelChangeSchema).default([]),
  /** An earlier start returns 404, as Gmail history does after about a week. */
  historyFloor: z.number(),
});

const stateSchema = z.object({
  version: z.literal(1),
  signingKeys: z.array(z.record(z.string(), z.unknown())),
  cookieKeys: z.array(z.string()),
  grants: z.array(grantSchema),
  accessTokens: z.array(accessTokenSchema),
  mailboxes: z.record(z.string(), mailboxSchema),
});

export type Grant = z.infer<typeof grantSchema>;
export type AccessToken = z.infer<typeof accessTokenSchema>;
export type DeliveredMessage = z.infer<typeof deliveredSchema>;
export type LabelChange = z.infer<typeof labelChangeSchema>;
export type MailboxState = z.infer<typeof mailboxSchema>;
export type GoogleState = z.infer<typeof stateSchema>;

/** The emulator's state, kept in a file if one is given, so that it survives restarts. */
export interface StateStore {
  readonly state: GoogleState;
  /** Schedules a write; several calls in one turn cause one write. */
  touch(): void;
  flush(): void;
}

export function openStateStore(file: string | undefined): StateStore {
  const state = readState(file);
  let pending: NodeJS.Immediate | null = null;
  const flush = (): void => {
    if (pending) clearImmediate(pending);
    pending = null;
    if (file) writeAtomically(file, JSON.stringify(state));
  };
  return {
    state,
    flush,
    touch() {
      pending ??= setImmediate(flush);
    },
  };
}

export function mailboxState(store: StateStore, email: string): MailboxState {
  const known = store.state.mailboxes[email];
  if (known) return known;
  const fresh: MailboxState = { delivered: [], deletions: [], labelChanges: [], historyFloor: 0 };
  store.state.mailboxes[email] = fresh;
  return fresh;
}

function readState(file: string | undefined): GoogleState {
  const empty: GoogleState = {
    version: 1,
    signingKeys: [],
    cookieKeys: [],
    grants: [],
    accessTokens: [],
    mailboxes: {},
  };
  if (!file || !existsSync(file)) return empty;
  try {
    return stateSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // Ignore an unreadable sandbox file rather than fail to start.
    return empty;
  }
}

/** Writes atomically: a kill between the two steps leaves the old file. */
function writeAtomically(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true });
  const next = `${file}.next`;
  writeFileSync(next, text, { mode: 0o600 });
  renameSync(next, file);
}
