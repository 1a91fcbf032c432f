import type { AddressInfo, Server } from 'node:net';

/** Listens on the wanted port (0: any), or on a free one if it is taken. Returns the port. */
export function listen(server: Server, wanted: number, host = '127.0.0.1'): Promise<number> {
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
