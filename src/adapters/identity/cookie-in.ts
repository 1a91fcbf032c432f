/** What a call carries in the cookie of this name; null without it. */
export function cookieIn(headers: Headers, name: string): string | null {
  const start = `${name}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
}
