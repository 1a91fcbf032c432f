import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { buffer, json } from 'node:stream/consumers';
import { z } from 'zod';
import { escapeHtml } from '../google/pages/layout.ts';
import { listen } from '../lib/listen.ts';
import { createSelfSignedCertificate } from '../lib/self-signed-certificate.ts';
import { type BrowserKeys, decryptPush } from './decrypt.ts';
import { verifyVapid } from './vapid.ts';

export interface PushEmulator {
  /** URL of the emulator's page and control endpoint. */
  readonly url: string;
  /** Origin of subscription endpoints, and its certificate authority. */
  readonly origin: string;
  readonly ca: string;
  close(): Promise<void>;
}

interface Subscription extends BrowserKeys {
  readonly id: string;
  readonly applicationServerKey: string | null;
  isGone: boolean;
}

interface Arrived {
  readonly subscription: string;
  readonly topic: string | null;
  readonly text: string;
  /** Count of messages replaced under the same topic. */
  copies: number;
}

const operation = z.discriminatedUnion('op', [
  z.object({ op: z.literal('subscribe'), applicationServerKey: z.string().nullable().default(null) }),
  z.object({ op: z.literal('unsubscribe'), id: z.string() }),
  z.object({ op: z.literal('messages'), id: z.string().optional() }),
  z.object({ op: z.literal('fail'), status: z.int(), times: z.int().default(1) }),
]);

/** Starts a push service on loopback that decrypts and shows messages. */
export async function startPushEmulator(options: {
  readonly port: number;
  readonly asOf: () => Date;
}): Promise<PushEmulator> {
  const { key, cert } = createSelfSignedCertificate();
  const service = new PushService(options.asOf);
  const secure = createSecureServer(
    { key, cert },
    (request, response) => void service.push(request, response),
  );
  service.origin = `https://127.0.0.1:${await listen(secure, 0)}`;
  const pages = createServer((request, response) => void service.answer(request, response));
  const port = await listen(pages, options.port);
  return {
    url: `http://127.0.0.1:${port}`,
    origin: service.origin,
    ca: cert,
    async close() {
      for (const server of [pages, secure])
        await new Promise<void>((resolve) => {
          server.close(() => resolve());
          server.closeAllConnections();
        });
    },
  };
}

class PushService {
  origin = '';
  private readonly asOf: () => Date;
  private readonly subscriptions = new Map<string, Subscription>();
  private readonly arrived: Arrived[] = [];
  private fault = { status: 0, times: 0 };

  constructor(asOf: () => Date) {
    this.asOf = asOf;
  }

  async push(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await buffer(request);
    response.writeHead(this.take(request, body)).end();
  }

  private take(request: IncomingMessage, body: Buffer): number {
    const subscription = this.subscriptions.get((request.url ?? '').slice('/push/'.length));
    if (!subscription || request.method !== 'POST') return 404;
    if (subscription.isGone) return 410;
    if (this.fault.times > 0) {
      this.fault.times -= 1;
      return this.fault.status;
    }
    const { authorization = '', 'content-encoding': encoding, ttl, topic } = request.headers;
    const sender = verifyVapid(authorization, this.origin, this.asOf());
    if (
      sender === null ||
      (subscription.applicationServerKey !== null && subscription.applicationServerKey !== sender)
    )
      return 403;
    if (encoding !== 'aes128gcm' || ttl === undefined) return 400;
    const name = typeof topic === 'string' ? topic : null;
    const text = decryptPush(body, subscription);
    const known = this.arrived.find(
      (other) => other.subscription === subscription.id && name !== null && other.topic === name,
    );
    if (known) known.copies += 1;
    else this.arrived.unshift({ subscription: subscription.id, topic: name, text, copies: 1 });
    return 201;
  }

  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'POST' && request.url === '/__control') {
      const requestBody = operation.safeParse(await json(request).catch(() => null));
      const type = { 'content-type': 'application/json' };
      if (!requestBody.success) return void response.writeHead(400, type).end('{}');
      return void response.writeHead(200, type).end(JSON.stringify(this.control(requestBody.data)));
    }
    const rows = this.arrived.map(({ text }) => `<li><pre>${escapeHtml(text)}</pre></li>`).join('');
    response
      .writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'",
      })
      .end(`<!doctype html><title>Push messages</title><h1>Push messages, decrypted</h1><ul>${rows}</ul>`);
  }

  private control(asked: z.output<typeof operation>): object {
    switch (asked.op) {
      case 'subscribe': {
        const ecdh = createECDH('prime256v1');
        ecdh.generateKeys();
        const id = randomBytes(12).toString('base64url');
        const auth = randomBytes(16);
        const { applicationServerKey } = asked;
        this.subscriptions.set(id, { id, ecdh, auth, applicationServerKey, isGone: false });
        const keys = { p256dh: ecdh.getPublicKey().toString('base64url'), auth: auth.toString('base64url') };
        return { id, subscription: { endpoint: `${this.origin}/push/${id}`, keys } };
      }
      case 'unsubscribe': {
        const subscription = this.subscriptions.get(asked.id);
        if (subscription) subscription.isGone = true;
        return {};
      }
      case 'fail':
        this.fault = { status: asked.status, times: asked.times };
        return {};
      case 'messages':
        return {
          messages: this.arrived.filter(({ subscription }) => !asked.id || subscription === asked.id),
        };
    }
  }
}
