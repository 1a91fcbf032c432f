import type { AddressInfo, Server } from 'node:net';

/**
 * Opens the wanted port of this machine (0: any), or any free one where somebody has it already.
 * Gives the port that is open.
 */
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
      // A server that listens on a port has an address with that port.
      resolve((server.address() as AddressInfo).port);
    });
  });
}
