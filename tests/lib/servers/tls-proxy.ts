import { type RequestOptions, request } from 'node:http';
import { createServer } from 'node:https';
import { createSelfSignedCertificate } from '#emulators/lib/self-signed-certificate.ts';

export interface TlsProxy {
  /** The certificate, for clients that trust it. */
  readonly ca: string;
  close(): Promise<void>;
}

/**
 * A reverse proxy that terminates TLS on `port` and forwards every call with the client's address in `X-Forwarded-For`.
 */
export async function startTlsProxy(port: number, serverPort: number): Promise<TlsProxy> {
  const certificate = createSelfSignedCertificate();
  const server = createServer(certificate, (incoming, outgoing) => {
    const client = incoming.socket.remoteAddress ?? '';
    const before = incoming.headers['x-forwarded-for'];
    const target: RequestOptions = {
      ...{ host: '127.0.0.1', port: serverPort, method: incoming.method, path: incoming.url },
      headers: { ...incoming.headers, 'x-forwarded-for': before ? `${before}, ${client}` : client },
    };
    const onward = request(target, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.destroy());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    ca: certificate.cert,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
