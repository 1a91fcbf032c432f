/** The value of the named cookie in a request; null if it is missing. */
export function cookieIn(headers: Headers, name: string): string | null {
  const start = `${name}=`;
  const pairs = (headers.get('cookie') ?? '').split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(start))?.slice(start.length) ?? null;
}
