import { request } from 'node:http';
import { request as requestTls } from 'node:https';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** Sends one request over its own connection, with headers that `fetch` doesn't allow. */
export function rawCall(
  url: string,
  options: {
    readonly method?: string;
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string | Buffer;
    /** Certificate to trust for a TLS address. */
    readonly ca?: string;
  } = {},
): Promise<RawAnswer> {
  const { method = 'GET', headers = {}, body, ca } = options;
  return new Promise((resolve, reject) => {
    const send = ca === undefined ? request : requestTls;
    const call = send(url, { method, headers, agent: false, ca }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text: Buffer.concat(chunks).toString('utf8'),
        }),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}

/** A raw connection: the data received so far and when it ended. */
export interface RawConnection {
  readonly socket: Socket;
  readonly closed: Promise<number>;
  received(): string;
}

/** Opens a connection and sends a text. `closed` resolves with the milliseconds until either side closed it. */
export function openConnection(port: number, text = ''): Promise<RawConnection> {
  return new Promise((resolve, reject) => {
    const startedAt = performance.now();
    let received = '';
    const socket = connect({ host: '127.0.0.1', port });
    socket.on('data', (chunk: Buffer) => {
      received += chunk.toString('latin1');
    });
    const closed = new Promise<number>((end) => {
      socket.once('close', () => end(performance.now() - startedAt));
    });
    socket.once('error', reject);
    socket.once('connect', () => {
      socket.on('error', () => undefined);
      if (text !== '') socket.write(text);
      resolve({ socket, closed, received: () => received });
    });
  });
}
