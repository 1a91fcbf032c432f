const HOME = '/dashboard';

/**
 * The path to open after signing in: a path of this origin with its query, or the dashboard. Rejects other origins,
 * control characters and the login page, in any encoding.
 */
export function safeReturnPath(from: string | null | undefined, origin: string): string {
  if (!from || !/^\/(?!\/|\\)/.test(from) || hasControlCharacter(from)) return HOME;
  let url: URL;
  try {
    url = new URL(from, origin);
  } catch {
    return HOME;
  }
  if (url.origin !== origin || url.pathname.startsWith('//') || url.pathname.includes('\\')) return HOME;
  if (isLoginPath(url.pathname)) return safeReturnPath(url.searchParams.get('from'), origin);
  return `${url.pathname}${url.search}${url.hash}`;
}

/** True for /login and paths below it. */
export function isLoginPath(path: string): boolean {
  return /^\/login(\/|$)/i.test(path);
}

/** The login URL that returns to `from`. */
export function loginPath(from: string): string {
  return `/login?from=${encodeURIComponent(from)}`;
}

function hasControlCharacter(text: string): boolean {
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (code < 0x20 || code === 0x7f) return true;
  }
  return false;
}
