import { Transform } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailOut } from '#ports/mail-out.ts';
import { noteCall } from '../system/outgoing-calls.ts';

export interface SmtpOptions {
  /** `smtp://` or `smtps://`, with user name and password; timeouts in milliseconds may follow as query parameters. */
  readonly url: string;
  /** The sender's address. */
  readonly from: string;
  readonly appName: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 30_000;

/** Sends email over SMTP. Connections that the server doesn't accept, greet on or answer time out. */
export function createSmtpMailOut({ url, from, appName }: SmtpOptions): MailOut {
  const transport = createTransport(withTimeouts(url));
  transport.use('stream', (mail, done) => {
    // Options that `send` below adds to nodemailer's.
    const { beforeHandOver, onBytes } = mail.data as SendHooks;
    mail.message.transform(() => passingOn(onBytes, beforeHandOver));
    done();
  });
  return {
    async send({ id, to, subject, text, html, unsubscribeUrl, beforeHandOver }) {
      const domain = from.slice(from.lastIndexOf('@') + 1);
      let bytesSent = 0;
      const hooks: SendHooks = {
        beforeHandOver,
        onBytes(bytes) {
          bytesSent += bytes;
        },
      };
      const sending = transport.sendMail({
        messageId: `<${id}@${domain}>`,
        from: { name: appName, address: from },
        to: { name: '', address: to },
        subject,
        text,
        html,
        // Suppresses out-of-office replies and other automatic responses.
        headers: {
          ...{ 'auto-submitted': 'auto-generated', 'x-auto-response-suppress': 'All' },
          ...(unsubscribeUrl ? unsubscribeHeaders(unsubscribeUrl) : {}),
        },
        ...hooks,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      await sending.finally(() => {
        if (bytesSent > 0) noteCall({ purpose: 'email', host: new URL(url).hostname, bytesSent });
      });
    },
    async check() {
      await transport.verify();
      const { host, protocol } = new URL(url);
      return `${host} over ${protocol === 'smtps:' ? 'TLS' : 'SMTP, encrypted when the server offers it'}`;
    },
  };
}

/** One-click unsubscribe in the recipient's email program (RFC 8058). */
function unsubscribeHeaders(url: string): Readonly<Record<string, string>> {
  return { 'list-unsubscribe': `<${url}>`, 'list-unsubscribe-post': 'List-Unsubscribe=One-Click' };
}

interface SendHooks {
  readonly beforeHandOver: (() => Promise<void>) | undefined;
  readonly onBytes: (bytes: number) => void;
}

/** Passes an email's bytes on, and its end only after `wait`. */
function passingOn(onBytes: SendHooks['onBytes'], wait: SendHooks['beforeHandOver']): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      onBytes(chunk.length);
      done(null, chunk);
    },
    flush: (done) => void (wait?.() ?? Promise.resolve()).then(() => done(), done),
  });
}

/** The URL with Fettle's timeouts where it sets none. */
function withTimeouts(url: string): string {
  const address = new URL(url);
  const defaults = { connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, socketTimeout: SILENCE_MS };
  for (const [name, value] of Object.entries(defaults))
    if (!address.searchParams.has(name)) address.searchParams.set(name, String(value));
  return address.href;
}

/** The default sender: the user name at the server if it is an address, else an address of this host. */
export function senderOf(smtpUrl: string, publicUrl: string): string {
  const name = decodeURIComponent(new URL(smtpUrl).username);
  return name.includes('@') ? name : `fettle@${new URL(publicUrl).hostname}`;
}
