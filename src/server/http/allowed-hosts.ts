export interface HostOptions {
  readonly publicUrl: string;
  /** Where the screens call the API, when it is not the same origin. */
  readonly apiBaseUrl: string | null;
  /** The name or address and the port that the server listens on. */
  readonly host: string;
  readonly port: number;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Says whether a Host header names this server: its public addresses, and loopback or `HOST` with the port it listens
 * on. A page of another site that points its own name here (DNS rebinding) is refused.
 */
export function createHostCheck(options: HostOptions): (host: string | undefined) => boolean {
  const { publicUrl, apiBaseUrl, host, port } = options;
  const allowed = new Set(LOOPBACK_NAMES.map((name) => `${name}:${port}`));
  if (!EVERY_INTERFACE.includes(host)) allowed.add(`${host.includes(':') ? `[${host}]` : host}:${port}`);
  if (port === 80) for (const entry of [...allowed]) allowed.add(entry.replace(/:80$/, ''));
  for (const address of [publicUrl, ...(apiBaseUrl ? [apiBaseUrl] : [])]) {
    const { hostname, protocol, port: named } = new URL(address);
    if (named === '') allowed.add(hostname);
    allowed.add(`${hostname}:${named || (protocol === 'https:' ? '443' : '80')}`);
  }
  return (name) => name !== undefined && allowed.has(name.toLowerCase());
}
