/** Plays the browser's part of a sign-in: follows redirects with cookies up to the product's URL. */
export async function clickThrough(
  start: string,
  choice: Record<string, string>,
  product: string,
): Promise<URL> {
  const jar = new Map<string, string>();
  let next = start;
  for (let hop = 0; hop < 12; hop += 1) {
    if (next.startsWith(product)) return new URL(next);
    const url: URL = new URL(next);
    const isForm = url.pathname.startsWith('/signin/');
    const answer: Response = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') },
      ...(isForm ? { method: 'POST', body: new URLSearchParams(choice) } : {}),
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [pair = ''] = cookie.split(';');
      jar.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1));
    }
    const location = answer.headers.get('location');
    if (!location) throw new Error(`stopped at ${next}: ${answer.status} ${await answer.text()}`);
    next = new URL(location, next).href;
  }
  throw new Error('too many redirects');
}
