import { createHash } from 'node:crypto';
import type { SandboxIdentity } from '../google/identities.ts';
import { PAGE_HEADERS } from '../google/pages/layout.ts';
import { signInPage } from '../google/pages/people.ts';

const CLOSED_PAGE = "default-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** The pop-up in which a sandbox user selects a Google account. */
export function choosePage(action: string, people: readonly SandboxIdentity[]): string {
  return signInPage(action, people);
}

/** Posts the selection to the opener and closes the pop-up. */
export function donePage(origin: string, message: Readonly<Record<string, string>>) {
  const script = `opener?.postMessage(${safeJson(message)}, ${safeJson(origin)});close();`;
  const hash = createHash('sha256').update(script).digest('base64');
  return {
    body: `<!doctype html><meta charset="utf-8"><title>Signing in</title>
      <p>You can close this window.</p><script>${script}</script>`,
    headers: {
      ...PAGE_HEADERS,
      'content-security-policy': `${CLOSED_PAGE}; script-src 'sha256-${hash}'`,
    },
  };
}

function safeJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
