import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** A free port outside the range the system assigns. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 21_000 + randomInt(11_000);
    if (await isFree(port)) return port;
  }
}

/** Whether a server could listen on the port. */
export function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Whether the port accepts connections. */
export function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port });
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
