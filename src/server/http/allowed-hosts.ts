export interface HostOptions {
  readonly publicUrl: string;
  /** Where the screens call the API, if it is on another origin. */
  readonly apiBaseUrl: string | null;
  /** The host and port that the server listens on. */
  readonly host: string;
  readonly port: number;
}

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]'];
const EVERY_INTERFACE = ['0.0.0.0', '::'];

/**
 * Checks whether a Host header names this server: its public addresses, or loopback or `HOST` with its port. This
 * prevents DNS rebinding, where another site points its own name at this server.
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
