const LOOPBACK_HOSTS: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

const PROTOCOLS: ReadonlySet<string> = new Set(['http:', 'https:']);

/** True for `http://localhost:*` and other loopback names, with any port and path, with or without TLS. */
export function isLoopbackUrl(value: string): boolean {
  const url = URL.parse(value);
  return url !== null && PROTOCOLS.has(url.protocol) && LOOPBACK_HOSTS.has(url.hostname) && url.hash === '';
}

/** True if the `Host` header names this machine; anything else may be DNS rebinding. */
export function isLoopbackHost(header: string | undefined): boolean {
  const url = URL.parse(`http://${header ?? ''}`);
  return url !== null && LOOPBACK_HOSTS.has(url.hostname);
}
