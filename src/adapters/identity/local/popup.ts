import { createHash } from 'node:crypto';

interface SocialSignIn {
  readonly handler: (request: Request) => Promise<Response>;
}

// Reports the outcome to the page that opened the popup, a failure by its code. The session is only in the cookie.
const SCRIPT = `const failed = new URLSearchParams(location.search).get('error');
const message = failed === 'SECOND_FACTOR_REQUIRED'
  ? { type: 'fettle:second-factor' }
  : failed
  ? { type: 'fettle:sign-in-failed', code: failed }
  : { type: 'fettle:signed-in' };
if (window.opener) window.opener.postMessage(message, location.origin);
window.close();`;
const SCRIPT_HASH = createHash('sha256').update(SCRIPT).digest('base64');

/** Redirects the popup to Google. Responses have no opener policy, which would disconnect the popup from its opener. */
export async function popupStart(
  auth: SocialSignIn,
  request: Request,
  { publicUrl, isConfigured }: { readonly publicUrl: string; readonly isConfigured: boolean },
): Promise<Response> {
  const done = new URL('/api/auth/popup/done', publicUrl);
  if (!isConfigured) return redirect(`${done}?error=not_configured`);
  const headers = new Headers(request.headers);
  headers.set('content-type', 'application/json');
  headers.set('origin', done.origin);
  const body = JSON.stringify({
    provider: 'google',
    callbackURL: done.pathname,
    errorCallbackURL: done.pathname,
    disableRedirect: true,
  });
  const answer = await auth.handler(
    new Request(new URL('/api/auth/sign-in/social', publicUrl), { method: 'POST', headers, body }),
  );
  const data: unknown = await answer.json().catch(() => null);
  if (answer.status === 429) return redirect(`${done}?error=too_many`);
  if (!answer.ok || !data || typeof data !== 'object' || !('url' in data))
    return redirect(`${done}?error=unavailable`);
  const onward = redirect(String(data.url));
  for (const cookie of answer.headers.getSetCookie()) onward.headers.append('set-cookie', cookie);
  return onward;
}

/** The popup's last page. */
export function popupDone(_request: Request): Response {
  return new Response(
    `<!doctype html><meta charset="utf-8"><title>Signing in</title><p>You can close this ` +
      `window.</p><script>${SCRIPT}</script>`,
    {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy':
          `default-src 'none'; script-src ` +
          `'sha256-${SCRIPT_HASH}'; base-uri 'none'; frame-ancestors 'none'`,
        'cache-control': 'no-store',
      },
    },
  );
}

function redirect(location: string): Response {
  return new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } });
}
