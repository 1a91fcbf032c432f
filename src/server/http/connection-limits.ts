import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { API_BASE_PATH } from '#contract/envelope.ts';
import type { TrustedProxies } from '../lib/trusted-proxies.ts';
import { clientAddress, readAddress } from './client-address.ts';

export interface ConnectionLimits {
  /** Timeout for request headers. */
  readonly headersMs: number;
  /** Timeout for request bodies, except uploads. */
  readonly bodyMs: number;
  /** An upload must send at least this many bytes per `bodyMs`. */
  readonly uploadBytes: number;
  /** Longer than the one-minute idle timeout of common proxies, so that the proxy closes the connection first. */
  readonly keepAliveMs: number;
  /** How often header timeouts are checked. */
  readonly checkMs: number;
  readonly connections: number;
  readonly connectionsPerAddress: number;
  /** Local programs, including proxies. */
  readonly connectionsFromLoopback: number;
}

export const CONNECTION_LIMITS: ConnectionLimits = {
  headersMs: 15_000,
  bodyMs: 30_000,
  uploadBytes: 16 * 1024,
  keepAliveMs: 65_000,
  checkMs: 5_000,
  connections: 10_000,
  connectionsPerAddress: 256,
  connectionsFromLoopback: 8_192,
};

const CUT_MS = 1_000;
const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
const LOOPBACK = /^(?:127\.|0:0:0:0::$)/;

/** Node server options. Node's own request timeout is off because `limitConnections` limits each body by its kind. */
export function serverTimes(limits: ConnectionLimits) {
  return {
    headersTimeout: limits.headersMs,
    requestTimeout: 0,
    keepAliveTimeout: limits.keepAliveMs,
    connectionsCheckingInterval: limits.checkMs,
  };
}

/** Limits connections in total and per client address, and the time a body may take. */
export function limitConnections(server: Server, limits: ConnectionLimits, proxies: TrustedProxies): void {
  server.maxConnections = limits.connections;
  const connections = new Map<string, number>();
  server.on('connection', (socket) => limitByAddress(socket, connections, limits, proxies));
  server.on('request', (incoming, outgoing) => {
    if (hasBody(incoming)) limitBodyTime(incoming, outgoing, limits);
  });
}

/** Limits concurrent requests per client address, because clients behind a proxy share its connections. */
export function createRequestCount(limits: ConnectionLimits) {
  const running = new Map<string, number>();
  return {
    /** False if the client has too many concurrent requests; otherwise counts it until the response ends. */
    start(client: string, outgoing: ServerResponse): boolean {
      if ((running.get(client) ?? 0) >= connectionsOf(client, limits)) return false;
      outgoing.once('close', countOne(running, client));
      return true;
    },
  };
}

/** Increments a counter and returns its release function. */
function countOne(counts: Map<string, number>, key: string): () => void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
  return () => {
    const left = (counts.get(key) ?? 1) - 1;
    if (left === 0) counts.delete(key);
    else counts.set(key, left);
  };
}

function limitByAddress(
  socket: Socket,
  connections: Map<string, number>,
  limits: ConnectionLimits,
  proxies: TrustedProxies,
): void {
  if (proxies.has(readAddress(socket.remoteAddress ?? '') ?? '')) return;
  const client = clientAddress(socket.remoteAddress, undefined, proxies);
  if ((connections.get(client) ?? 0) >= connectionsOf(client, limits)) socket.destroy();
  else socket.once('close', countOne(connections, client));
}

function connectionsOf(client: string, limits: ConnectionLimits): number {
  return LOOPBACK.test(client) ? limits.connectionsFromLoopback : limits.connectionsPerAddress;
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

/** Paths that accept files. None has parameters. */
const UPLOADS = new Set(
  Object.values<Endpoint>(ENDPOINTS)
    .filter(({ kind }) => kind === 'upload' || kind === 'file')
    .map(({ method, path }) => `${method} ${API_BASE_PATH}${path}`),
);

function limitBodyTime(incoming: IncomingMessage, outgoing: ServerResponse, limits: ConnectionLimits): void {
  const isUpload = UPLOADS.has(`${incoming.method} ${incoming.url?.split('?')[0]}`);
  const { socket } = incoming;
  let received = socket.bytesRead;
  const timer = setInterval(() => {
    if (incoming.complete) return clearInterval(timer);
    // Bytes already buffered here are delayed by the server, not by the client.
    const isMoving = incoming.readableLength > 0 || socket.bytesRead - received >= limits.uploadBytes;
    received = socket.bytesRead;
    if (isUpload && isMoving) return;
    clearInterval(timer);
    cut(socket, outgoing);
  }, limits.bodyMs);
  timer.unref();
  incoming.once('close', () => clearInterval(timer));
}

function cut(socket: Socket, outgoing: ServerResponse): void {
  if (outgoing.headersSent) return void socket.destroy();
  socket.end(TIMED_OUT);
  setTimeout(() => socket.destroy(), CUT_MS).unref();
}
