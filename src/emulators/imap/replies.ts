import type { Command } from './command-reader.ts';
import { buildFetchReply, isInSet, matchesSearch } from './fetch.ts';
import { decodeFolderName, encodeFolderName } from './folder-name.ts';
import type { Account, Folder, StoredMail } from './mail-store.ts';

/** The selected folder as last reported to this client. */
export interface View {
  readonly folder: Folder;
  mails: readonly StoredMail[];
}

export interface Conversation {
  readonly accountOf: (user: string) => Account | null;
  readonly capabilities: () => readonly string[];
  readonly send: (bytes: string | Buffer) => void;
  account: Account | null;
  view: View | null;
  isIdling: boolean;
  /** Consumes the next line instead of a command: a password or the end of IDLE. */
  nextLine: ((line: string) => void) | null;
}

/** A reply: untagged lines, then the tagged one. */
export interface Reply {
  readonly lines: readonly (string | Buffer)[];
  readonly done: string;
  /** True if it ends the connection. */
  readonly isLast?: boolean;
}

const ok = (text: string, lines: Reply['lines'] = []): Reply => ({ lines, done: `OK ${text}` });
const no = (text: string): Reply => ({ lines: [], done: `NO ${text}` });
const bad = (text: string): Reply => ({ lines: [], done: `BAD ${text}` });

/** Changes in the selected folder since the last report, as untagged lines. */
export function listChanges({ view }: Conversation): string[] {
  if (!view) return [];
  const current = view.folder.messages();
  const still = new Set(current.map((mail) => mail.uid));
  const lines: string[] = [];
  const knownMails = [...view.mails];
  for (let index = knownMails.length - 1; index >= 0; index -= 1) {
    const mail = knownMails[index];
    if (!mail || still.has(mail.uid)) continue;
    knownMails.splice(index, 1);
    lines.push(`* ${index + 1} EXPUNGE\r\n`);
  }
  if (current.length > knownMails.length) lines.push(`* ${current.length} EXISTS\r\n`);
  view.mails = current;
  return lines;
}

/** The reply to a command; for IDLE and two-step sign-ins, a promise that resolves after the client's next line. */
export function replyTo(command: Command, talk: Conversation): Reply | Promise<Reply> {
  switch (command.name) {
    case 'CAPABILITY':
      return ok('done', [`* CAPABILITY ${talk.capabilities().join(' ')}\r\n`]);
    case 'NOOP':
    case 'CHECK':
      return ok('done');
    case 'ID':
      return ok('done', ['* ID ("name" "Sandbox mail")\r\n']);
    case 'LOGOUT':
      return { ...ok('goodbye', ['* BYE goodbye\r\n']), isLast: true };
    case 'LOGIN':
      return signIn(talk, text(command, 0), text(command, 1));
    case 'AUTHENTICATE':
      return authenticate(command, talk);
    default:
      if (!talk.account) return no('sign in first');
      return command.name === 'IDLE' ? idle(talk) : (answerSignedIn(command, talk) ?? bad('unknown'));
  }
}

/** The client's next line, instead of a command. */
function nextLine(talk: Conversation): Promise<string> {
  return new Promise((resolve) => {
    talk.nextLine = (line) => {
      talk.nextLine = null;
      resolve(line);
    };
  });
}

async function authenticate(command: Command, talk: Conversation): Promise<Reply> {
  if (text(command, 0).toUpperCase() !== 'PLAIN') return no('this way is not offered');
  const initial = command.args[1];
  if (typeof initial !== 'string') talk.send('+ \r\n');
  const line = typeof initial === 'string' ? initial : await nextLine(talk);
  const [, user = '', password = ''] = Buffer.from(line, 'base64').toString('utf8').split('\u0000');
  return signIn(talk, user, password);
}

function signIn(talk: Conversation, user: string, password: string): Reply {
  const account = talk.accountOf(user);
  if (!account || account.password() !== password) return no('[AUTHENTICATIONFAILED] Invalid credentials');
  talk.account = account;
  return ok(`[CAPABILITY ${talk.capabilities().join(' ')}] signed in`);
}

function answerSignedIn(command: Command, talk: Conversation): Reply | null {
  const folders = talk.account?.folders() ?? [];
  switch (command.name) {
    case 'NAMESPACE':
      return ok('done', ['* NAMESPACE (("" "/")) NIL NIL\r\n']);
    case 'LIST':
    case 'LSUB':
      return ok('done', listLines(command, folders));
    case 'STATUS':
      return statusOf(command, folders);
    case 'SELECT':
    case 'EXAMINE':
      return select(command, talk, folders);
    case 'CLOSE':
    case 'UNSELECT':
      talk.view = null;
      return ok('done');
    default:
      return talk.view ? answerSelected(command, talk.view) : no('select a folder first');
  }
}

/** Until IDLE ends, only folder changes are sent. */
async function idle(talk: Conversation): Promise<Reply> {
  talk.isIdling = true;
  const end = nextLine(talk);
  talk.send('+ idling\r\n');
  for (const line of listChanges(talk)) talk.send(line);
  await end;
  talk.isIdling = false;
  return ok('idle ended');
}

function listLines(command: Command, folders: readonly Folder[]): string[] {
  const pattern = text(command, 1);
  if (pattern === '') return [`* ${command.name} (\\Noselect) "/" ""\r\n`];
  const fits = new RegExp(`^${pattern.replace(/[.+?^$()|[\]\\{}]/g, '\\$&').replace(/[*%]/g, '.*')}$`);
  return folders
    .filter((folder) => fits.test(encodeFolderName(folder.name)))
    .map((folder) => {
      const flags = ['\\HasNoChildren', ...(folder.specialUse ? [folder.specialUse] : [])].join(' ');
      return `* ${command.name} (${flags}) "/" "${encodeFolderName(folder.name)}"\r\n`;
    });
}

function statusOf(command: Command, folders: readonly Folder[]): Reply {
  const folder = folderNamed(text(command, 0), folders);
  if (!folder) return no('[NONEXISTENT] no such folder');
  const uids = `UIDNEXT ${folder.uidNext()} UIDVALIDITY ${folder.uidValidity()}`;
  const numbers = `MESSAGES ${folder.messages().length} ${uids}`;
  return ok('done', [`* STATUS "${encodeFolderName(folder.name)}" (${numbers})\r\n`]);
}

function select(command: Command, talk: Conversation, folders: readonly Folder[]): Reply {
  const folder = folderNamed(text(command, 0), folders);
  talk.view = null;
  if (!folder) return no('[NONEXISTENT] no such folder');
  const mails = folder.messages();
  talk.view = { folder, mails };
  return ok(command.name === 'EXAMINE' ? '[READ-ONLY] done' : '[READ-WRITE] done', [
    '* FLAGS (\\Seen \\Answered \\Flagged \\Deleted \\Draft)\r\n',
    `* ${mails.length} EXISTS\r\n* 0 RECENT\r\n`,
    `* OK [UIDVALIDITY ${folder.uidValidity()}] valid\r\n* OK [UIDNEXT ${folder.uidNext()}] next\r\n`,
  ]);
}

function answerSelected(command: Command, { mails }: View): Reply | null {
  const last = { uid: mails.at(-1)?.uid ?? 0, sequence: mails.length };
  const byUid = command.name.startsWith('UID ');
  switch (command.name) {
    case 'SEARCH':
    case 'UID SEARCH': {
      const found = mails.flatMap((mail, index) =>
        matchesSearch(command.args, mail, index + 1, last) ? [byUid ? mail.uid : index + 1] : [],
      );
      return ok('done', [`* SEARCH${found.map((number) => ` ${number}`).join('')}\r\n`]);
    }
    case 'FETCH':
    case 'UID FETCH': {
      const set = text(command, 0);
      const items = command.args.slice(1).flatMap((item) => (typeof item === 'string' ? [item] : [...item]));
      const lines = mails.flatMap((mail, index) =>
        isInSet(set, byUid ? mail.uid : index + 1, byUid ? last.uid : last.sequence)
          ? [buildFetchReply(index + 1, mail, items, byUid)]
          : [],
      );
      return ok('done', lines);
    }
    default:
      return null;
  }
}

function folderNamed(wire: string, folders: readonly Folder[]): Folder | null {
  const name = decodeFolderName(wire);
  const isInbox = name.toUpperCase() === 'INBOX';
  return folders.find((folder) => (isInbox ? folder.name === 'INBOX' : folder.name === name)) ?? null;
}

function text(command: Command, index: number): string {
  const value = command.args[index];
  return typeof value === 'string' ? value : '';
}
