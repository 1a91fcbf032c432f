import { type Headers, headerOf } from './headers.ts';

/**
 * True when the receiving server reports a forged sender (RFC 8601): DMARC failed, or SPF or DKIM failed and neither
 * passed. Only the topmost `Authentication-Results` header counts, because the sender could have added the others.
 */
export function isForgedSender(headers: Headers): boolean {
  const results = headerOf(headers, 'authentication-results').slice(0, 4000).toLowerCase();
  const resultOf = (method: string): string | undefined =>
    new RegExp(`(?:^|[;\\s])${method}\\s*=\\s*([a-z]+)`).exec(results)?.[1];
  const dmarc = resultOf('dmarc');
  if (dmarc === 'pass') return false;
  if (dmarc === 'fail') return true;
  const [spf, dkim] = [resultOf('spf'), resultOf('dkim')];
  if (spf === 'pass' || dkim === 'pass') return false;
  return spf === 'fail' || spf === 'softfail' || dkim === 'fail';
}
