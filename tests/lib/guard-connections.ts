import { Socket } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|localhost$|\/)/;

/** A local port without a listener: the connection is refused, as by a server that is down. */
const NOWHERE = { host: '127.0.0.1', port: 1 };

export interface ConnectionGuard {
  /** External hosts requested since the guard was installed. */
  readonly blockedHosts: readonly string[];
  lift(): void;
}

/** Records and blocks every connection this process tries to open to another machine. */
export function guardConnections(): ConnectionGuard {
  const strangers: string[] = [];
  const plain = Socket.prototype.connect;
  // The method has many overloads; the guard only reads the destination and passes the arguments through.
  Socket.prototype.connect = function guarded(this: Socket, ...args: unknown[]): Socket {
    const place = placeOf(args);
    if (place !== null && !LOOPBACK.test(place)) {
      strangers.push(place);
      return Reflect.apply(plain, this, [NOWHERE]) as Socket;
    }
    return Reflect.apply(plain, this, args) as Socket;
  } as typeof plain;
  return {
    blockedHosts: strangers,
    lift: () => {
      Socket.prototype.connect = plain;
    },
  };
}

/** Host or path of a call to `connect`; null for the local default. */
function placeOf(args: readonly unknown[]): string | null {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return typeof args[1] === 'string' ? args[1] : null;
  if (!first || typeof first !== 'object') return null;
  if ('path' in first && typeof first.path === 'string') return first.path;
  return 'host' in first && typeof first.host === 'string' ? first.host : null;
}
