import { Socket } from 'node:net';

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.|localhost$|\/)/;

/** A port of this machine at which nothing listens: the caller hears a refusal, as from any server that is down. */
const NOWHERE = { host: '127.0.0.1', port: 1 };

export interface ConnectionGuard {
  /** Addresses beyond this machine that were asked for since the guard stands. */
  readonly blockedHosts: readonly string[];
  lift(): void;
}

/** Notes every connection that this process tries to open beyond this machine, and lets none of them through. */
export function guardConnections(): ConnectionGuard {
  const strangers: string[] = [];
  const plain = Socket.prototype.connect;
  // The method has many forms; the guard only looks at where each leads and passes the rest on.
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

/** Host or path that a call of `connect` leads to; null for this machine's default. */
function placeOf(args: readonly unknown[]): string | null {
  const first = Array.isArray(args[0]) ? args[0][0] : args[0];
  if (typeof first === 'string') return first;
  if (typeof first === 'number') return typeof args[1] === 'string' ? args[1] : null;
  if (!first || typeof first !== 'object') return null;
  if ('path' in first && typeof first.path === 'string') return first.path;
  return 'host' in first && typeof first.host === 'string' ? first.host : null;
}
