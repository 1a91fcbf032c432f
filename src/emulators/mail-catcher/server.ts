import { createServer, type IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { SMTPServer } from 'smtp-server';
import { z } from 'zod';
import { listen } from '../lib/listen.ts';
import { CaughtMailStore } from './caught.ts';
import { listPage, MAIL_HEADERS, mailPage, PAGE_HEADERS } from './pages.ts';

export interface MailCatcherOptions {
  readonly port: number;
  readonly smtpPort: number;
  readonly asOf: () => Date;
}

export interface MailCatcher {
  /** URL of the web page with caught emails. */
  readonly url: string;
  readonly smtpUrl: string;
  /** Accepts an email from another emulator without SMTP. */
  deliver(raw: string, envelope: { readonly from: string; readonly to: readonly string[] }): Promise<void>;
  close(): Promise<void>;
}

/** Server faults: reject connections, never reply, reject the address or, after the message, fail or stall. */
const MODES = ['drop', 'hang', 'refuse', 'fail', 'stall'] as const;
const operationSchema = z.discriminatedUnion('op', [
  z.object({ op: z.literal('mails'), to: z.string().optional() }),
  z.object({ op: z.literal('fail'), mode: z.enum(MODES), times: z.int().min(0).default(1) }),
  z.object({ op: z.literal('attempts') }),
]);

interface State {
  readonly mails: CaughtMailStore;
  fault: { mode: (typeof MODES)[number]; times: number } | null;
  attempts: number;
}

const SIZE_MAX = 5 * 1024 * 1024;

/** Starts an SMTP server on loopback that delivers nothing, and the page that shows received emails. */
export async function startMailCatcher(options: MailCatcherOptions): Promise<MailCatcher> {
  const state: State = { mails: new CaughtMailStore(), fault: null, attempts: 0 };
  const smtp = smtpServer(state, options.asOf);
  const smtpPort = await listen(smtp.server, options.smtpPort);
  const pages = createServer((request, response) => {
    void answerTo(state, request).then(({ status, headers, body }) => {
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  const port = await listen(pages, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    smtpUrl: `smtp://127.0.0.1:${smtpPort}`,
    deliver: (raw, envelope) => state.mails.add(Buffer.from(raw), envelope, options.asOf()),
    async close() {
      await new Promise<void>((resolve) => {
        pages.close(() => resolve());
        pages.closeAllConnections();
      });
      await new Promise<void>((resolve) => smtp.close(() => resolve()));
    },
  };
}

function smtpServer(state: State, asOf: () => Date): SMTPServer {
  const fails = (mode: (typeof MODES)[number]): boolean => {
    if (state.fault?.mode !== mode || state.fault.times <= 0) return false;
    state.fault.times -= 1;
    return true;
  };
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX,
    closeTimeout: 500,
    onConnect(_session, done) {
      state.attempts += 1;
      if (fails('hang')) return;
      done(fails('drop') ? withCode('Go away', 421) : null);
    },
    onAuth: (auth, _session, done) => done(null, { user: auth.username ?? 'anyone' }),
    onRcptTo: (address, _session, done) =>
      done(fails('refuse') ? withCode(`No mailbox ${address.address} here`, 550) : null),
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (fails('stall')) return;
        if (fails('fail')) return done(withCode('Try again later', 451));
        const { mailFrom, rcptTo } = session.envelope;
        const envelope = {
          from: mailFrom === false ? '' : mailFrom.address,
          to: rcptTo.map((address) => address.address),
        };
        state.mails.add(Buffer.concat(parts), envelope, asOf()).then(
          () => done(),
          () => done(withCode('Not a mail', 554)),
        );
      });
    },
  });
  server.on('error', () => undefined);
  return server;
}

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

async function answerTo(state: State, request: IncomingMessage): Promise<Answer> {
  const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1');
  // Prevents DNS rebinding.
  if (!/^(?:127\.0\.0\.1|localhost)(?::\d+)?$/.test(request.headers.host ?? '')) return missing();
  if (pathname === '/__control' && request.method === 'POST') return control(state, request);
  if (pathname === '/') return { status: 200, headers: PAGE_HEADERS, body: listPage(state.mails.list()) };
  const [, id = '', part] = /^\/mails\/(\d+)(\/html)?$/.exec(pathname) ?? [];
  const mail = state.mails.find(Number(id));
  if (!mail) return missing();
  if (part)
    return {
      status: 200,
      headers: MAIL_HEADERS,
      body: `<base target="_blank">${mail.html}`,
    };
  return { status: 200, headers: PAGE_HEADERS, body: mailPage(mail) };
}

async function control(state: State, request: IncomingMessage): Promise<Answer> {
  // JSON is required, which forms of other sites can't send.
  if (!/^application\/json\b/i.test(request.headers['content-type'] ?? '')) return answer(415, {});
  const operation = operationSchema.safeParse(await json(request).catch(() => null));
  if (!operation.success) return answer(400, { error: z.prettifyError(operation.error) });
  const { data } = operation;
  if (data.op === 'mails') return answer(200, { mails: state.mails.list(data.to) });
  if (data.op === 'fail') state.fault = { mode: data.mode, times: data.times };
  return answer(200, { attempts: state.attempts });
}

function answer(status: number, body: unknown): Answer {
  return { status, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function missing(): Answer {
  return { status: 404, headers: { 'content-type': 'text/plain' }, body: 'Not found' };
}

function withCode(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}
