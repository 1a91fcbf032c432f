import { type Headers, headerOf } from './headers.ts';

/**
 * True when the receiving server says that the sender is not who the email says (RFC 8601): DMARC failed, or
 * neither SPF nor DKIM spoke for it and one of them spoke against it. Only the topmost
 * `Authentication-Results` counts; any further down may have come with the message.
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
