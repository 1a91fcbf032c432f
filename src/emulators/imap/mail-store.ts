/** A message in a folder, composed when read. */
export interface StoredMail {
  readonly uid: number;
  readonly internalDateMs: number;
  readonly flags: ReadonlySet<string>;
  raw(): Buffer;
}

export interface Folder {
  readonly name: string;
  /** `\Sent`, `\Junk` and so on; null for an ordinary folder. */
  readonly specialUse: string | null;
  uidValidity(): number;
  uidNext(): number;
  /** In UID order, up to the emulator's clock. */
  messages(): readonly StoredMail[];
}

export interface Account {
  readonly user: string;
  password(): string;
  folders(): readonly Folder[];
}

/** A planned email with its arrival time. */
export interface ArrivingMail {
  readonly folder: string;
  readonly arrivesAtMs: number;
  readonly isSeen: boolean;
  readonly build: () => Buffer;
}

export interface ScriptedAccount extends Account {
  setPassword(password: string): void;
  deliver(mail: { readonly folder: string; readonly raw: Buffer; readonly atMs: number }): number;
  remove(folder: string, uid: number): boolean;
  createFolder(name: string, specialUse?: string): void;
  /** Renumbers a folder's messages, as after a restore or server migration. */
  renumber(folder: string): number;
}

const STANDARD: readonly (readonly [string, string | null])[] = [
  ['INBOX', null],
  ['Archive', '\\Archive'],
  ['Drafts', '\\Drafts'],
  ['Sent', '\\Sent'],
  ['Junk', '\\Junk'],
  ['Trash', '\\Trash'],
];
const FIRST_VALIDITY = 1_700_000_000;

interface FolderState {
  readonly name: string;
  readonly specialUse: string | null;
  validity: number;
  readonly mails: StoredMail[];
  /** Planned emails not yet delivered, next one first. */
  waiting: ArrivingMail[];
  next: number;
}

/** An account with planned and control-added emails, in memory only. */
export function openAccount(
  user: string,
  firstPassword: string,
  story: readonly ArrivingMail[],
  now: () => Date,
): ScriptedAccount {
  let password = firstPassword;
  const shelves = STANDARD.map(([name, specialUse]) =>
    newShelf(
      name,
      specialUse,
      story.filter((mail) => mail.folder === name),
    ),
  );
  const shelfOf = (name: string): FolderState => {
    const shelf = shelves.find((candidate) => candidate.name === name);
    if (!shelf) throw new RangeError(`no folder ${name}`);
    return shelf;
  };
  return {
    user,
    password: () => password,
    folders: () => shelves.map((shelf) => folderOf(shelf, now)),
    setPassword(next) {
      password = next;
    },
    deliver({ folder, raw, atMs }) {
      const shelf = shelfOf(folder);
      deliverDue(shelf, now);
      return addMessage(shelf, { internalDateMs: atMs, isSeen: false, build: () => raw });
    },
    remove(folder, uid) {
      const { mails } = shelfOf(folder);
      const index = mails.findIndex((mail) => mail.uid === uid);
      if (index >= 0) mails.splice(index, 1);
      return index >= 0;
    },
    createFolder: (name, specialUse) => {
      shelves.push(newShelf(name, specialUse ?? null, []));
    },
    renumber(folder) {
      const shelf = shelfOf(folder);
      deliverDue(shelf, now);
      const old = shelf.mails.splice(0);
      shelf.validity += 1;
      shelf.next = 1;
      for (const mail of old)
        addMessage(shelf, {
          internalDateMs: mail.internalDateMs,
          isSeen: mail.flags.has('\\Seen'),
          build: mail.raw,
        });
      return shelf.validity;
    },
  };
}

function newShelf(name: string, specialUse: string | null, story: readonly ArrivingMail[]): FolderState {
  const waiting = [...story].sort((a, b) => a.arrivesAtMs - b.arrivesAtMs);
  return { name, specialUse, validity: FIRST_VALIDITY, mails: [], waiting, next: 1 };
}

function folderOf(shelf: FolderState, now: () => Date): Folder {
  return {
    name: shelf.name,
    specialUse: shelf.specialUse,
    uidValidity: () => shelf.validity,
    uidNext() {
      deliverDue(shelf, now);
      return shelf.next;
    },
    messages() {
      deliverDue(shelf, now);
      return [...shelf.mails];
    },
  };
}

/** Delivers planned emails that are due. */
function deliverDue(shelf: FolderState, now: () => Date): void {
  const nowMs = now().getTime();
  const due = shelf.waiting.findIndex((mail) => mail.arrivesAtMs > nowMs);
  const arrived = shelf.waiting.slice(0, due < 0 ? shelf.waiting.length : due);
  shelf.waiting = shelf.waiting.slice(arrived.length);
  for (const mail of arrived)
    addMessage(shelf, { internalDateMs: mail.arrivesAtMs, isSeen: mail.isSeen, build: mail.build });
}

function addMessage(
  shelf: FolderState,
  mail: { readonly internalDateMs: number; readonly isSeen: boolean; readonly build: () => Buffer },
): number {
  const uid = shelf.next;
  shelf.next += 1;
  let bytes: Buffer | null = null;
  shelf.mails.push({
    uid,
    internalDateMs: mail.internalDateMs,
    flags: new Set(mail.isSeen ? ['\\Seen'] : []),
    raw() {
      bytes ??= mail.build();
      return bytes;
    },
  });
  return uid;
}
