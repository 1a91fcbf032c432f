import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** A port that nothing listens on, out of the range from which the system itself gives ports to others. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 21_000 + randomInt(11_000);
    if (await isFree(port)) return port;
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });
}

/** Whether something takes connections there. */
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
