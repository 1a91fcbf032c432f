const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/**
 * True for `http://localhost:*` and the other names of this machine, whatever the port and path, with TLS or without.
 */
export function isLoopbackUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && PROTOCOLS.has(url.protocol) && LOOPBACK_HOSTS.has(url.hostname) && url.hash === '';
}

/** A `Host` header that names this machine; anything else is a page elsewhere that was pointed here. */
export function isLoopbackHost(header: string | undefined): boolean {
  const url = URL.parse(`http://${header ?? ''}`);
  return url !== null && LOOPBACK_HOSTS.has(url.hostname);
}
