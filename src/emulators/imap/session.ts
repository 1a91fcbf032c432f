import type { Socket } from 'node:net';
import { type Command, createLineReader, parseCommand } from './command-reader.ts';
import type { Fault, FaultQueue } from './faults.ts';
import type { Account } from './mail-store.ts';
import { type Conversation, listChanges, type Reply, replyTo } from './replies.ts';

export interface SessionOptions {
  readonly accountOf: (user: string) => Account | null;
  readonly faults: FaultQueue;
  readonly capabilities: () => readonly string[];
  readonly onCommand: (name: string, user: string | null) => void;
  /** Upgrades the socket; null if STARTTLS isn't offered. */
  readonly startTls: ((socket: Socket) => Socket) | null;
}

export interface Session {
  /** Notifies the client of folder changes, now or with the next reply. */
  notify(): void;
  /** Closes the session with BYE if it has this folder open. */
  dismiss(user: string, folder: string): void;
  /** The signed-in user while the client waits for news of its folder. */
  idleUser(): string | null;
  close(): void;
}

/** A client session, from greeting to logout. */
export function openSession(first: Socket, options: SessionOptions): Session {
  let socket = first;
  const talk: Conversation = {
    accountOf: options.accountOf,
    capabilities: options.capabilities,
    send: (bytes) => {
      if (!socket.destroyed) socket.write(bytes);
    },
    account: null,
    view: null,
    isIdling: false,
    nextLine: null,
  };
  const listen = () => {
    const reader = createLineReader(
      (line) => {
        const take = talk.nextLine;
        if (take) take(line);
        else answerLine(line);
      },
      () => talk.send('+ Go on\r\n'),
    );
    socket.on('data', (chunk: Buffer) => reader.push(chunk));
    socket.on('error', () => undefined);
  };
  const answerLine = (line: string): void => {
    const command = parseCommand(line);
    if (!command) {
      talk.send('* BAD no command\r\n');
      return;
    }
    options.onCommand(command.name, talk.account?.user ?? null);
    if (command.name === 'STARTTLS' && options.startTls) {
      talk.send(`${command.tag} OK begin TLS\r\n`);
      socket.removeAllListeners('data');
      socket = options.startTls(socket);
      listen();
      return;
    }
    const fault = options.faults.take(command.name);
    if (fault && applyFault(fault, command, talk, socket)) return;
    void Promise.resolve(replyTo(command, talk)).then((reply) =>
      deliver(reply, command, talk, socket, fault),
    );
  };
  listen();
  talk.send(`* OK [CAPABILITY ${options.capabilities().join(' ')}] Sandbox mail\r\n`);
  return {
    notify: () => {
      if (talk.isIdling) for (const line of listChanges(talk)) talk.send(line);
    },
    idleUser: () => (talk.isIdling ? (talk.account?.user ?? null) : null),
    dismiss(user, folder) {
      if (talk.account?.user !== user || talk.view?.folder.name !== folder) return;
      talk.send('* BYE the folder was rebuilt\r\n');
      socket.end();
    },
    close: () => socket.destroy(),
  };
}

/** Applies failures that replace the reply; true if nothing else is sent. */
function applyFault(fault: Fault, command: Command, talk: Conversation, socket: Socket): boolean {
  switch (fault.mode) {
    case 'no':
    case 'bad':
      talk.send(`${command.tag} ${fault.mode.toUpperCase()} ${fault.text}\r\n`);
      return true;
    case 'bye':
      talk.send(`* BYE ${fault.text}\r\n`);
      socket.end();
      return true;
    case 'cut':
      socket.destroy();
      return true;
    case 'silent':
      return true;
    case 'truncate':
    case 'drip':
      return false;
  }
}

function deliver(
  reply: Reply,
  command: Command,
  talk: Conversation,
  socket: Socket,
  fault: Fault | null,
): void {
  const folderChanges =
    command.name.includes('FETCH') || command.name.includes('SEARCH') ? [] : listChanges(talk);
  const parts = [...reply.lines, ...folderChanges, `${command.tag} ${reply.done}\r\n`];
  const bytes = Buffer.concat(parts.map((part) => Buffer.from(part)));
  if (fault?.mode === 'truncate') {
    talk.send(bytes.subarray(0, Math.floor(bytes.length / 2)));
    socket.destroySoon();
  } else if (fault?.mode === 'drip') drip(socket, bytes, fault);
  else talk.send(bytes);
  if (reply.isLast) socket.end();
}

function drip(socket: Socket, bytes: Buffer, fault: Fault): void {
  if (socket.destroyed || bytes.length === 0) return;
  socket.write(bytes.subarray(0, fault.chunkBytes));
  setTimeout(() => drip(socket, bytes.subarray(fault.chunkBytes), fault), fault.chunkDelayMs);
}
