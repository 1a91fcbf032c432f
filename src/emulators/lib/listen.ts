import { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/**
 * Longer than any pause between two calls. With Node's 5 s, a server may end an idle connection at the moment a busy
 * client sends on it, and a call that changes something is not repeated.
 */
const KEEP_ALIVE_MS = 120_000;

/** Listens on the wanted port (0: any), or on a free one if it is taken. Returns the port. */
export function listen(server: Server, wanted: number, host = '127.0.0.1'): Promise<number> {
  if (server instanceof HttpServer) server.keepAliveTimeout = KEEP_ALIVE_MS;
  return new Promise((resolve, reject) => {
    const refused = (error: Error): void => {
      const isTaken = wanted !== 0 && 'code' in error && error.code === 'EADDRINUSE';
      if (isTaken) resolve(listen(server, 0, host));
      else reject(error);
    };
    server.once('error', refused);
    server.listen(wanted, host, () => {
      server.off('error', refused);
      // A server listening on a port has this address type.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
