import { describe, expect, it } from 'vitest';
import { send } from '../lib/http.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

async function pageAt(path: string, headers: Readonly<Record<string, string>> = {}) {
  const answer = await send(`${product().url}${path}`, { headers });
  const language = /<html lang="(\w+)"/.exec(answer.text)?.[1];
  return { answer, language };
}

describe('the page', () => {
  it.each([
    [{}, 'en'],
    [{ 'accept-language': 'es-MX,es;q=0.9,en;q=0.5' }, 'es'],
    [{ 'accept-language': 'es', cookie: 'fettle.language=en' }, 'en'],
    [{ 'accept-language': 'en', cookie: 'fettle.language=es' }, 'es'],
    [{ 'accept-language': 'fr', cookie: 'fettle.language=../es' }, 'en'],
  ])('requested with %j is in %s', async (headers, language) => {
    for (const path of ['/', '/dashboard', '/login?mode=sign-up'])
      expect((await pageAt(path, headers)).language).toBe(language);
  });

  it('is cached per language, and revalidates only in its own language', async () => {
    const { answer } = await pageAt('/', { 'accept-language': 'es' });
    expect(answer.headers.get('vary')).toBe('Cookie, Accept-Language');
    const etag = answer.headers.get('etag') ?? '';
    const again = await pageAt('/', { 'accept-language': 'es', 'if-none-match': etag });
    expect(again.answer.status).toBe(304);
    const other = await pageAt('/', { 'accept-language': 'en', 'if-none-match': etag });
    expect([other.answer.status, other.language]).toEqual([200, 'en']);
  });

  it('loads the code of every language, whatever the browser requests', async () => {
    for (const path of ['/assets/app-0a1b2c3d.js', '/assets/app-4e5f6a7b.js'])
      expect((await send(`${product().url}${path}`)).status).toBe(200);
  });

  it('stores the language of a URL, and redirects to that URL without it', async () => {
    const { answer } = await pageAt('/transactions?q=gym&language=es');
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe('/transactions?q=gym');
    expect(answer.headers.get('set-cookie')).toMatch(
      /^fettle\.language=es; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
  });

  it('ignores an unknown language, and never redirects to another host', async () => {
    const unknown = await pageAt('/?language=fr');
    expect([unknown.answer.status, unknown.answer.headers.get('set-cookie')]).toEqual([200, null]);
    for (const path of ['//evil.test/?language=es', '/\\evil.test/?language=es', '///evil.test?language=es'])
      expect((await pageAt(path)).answer.headers.get('location')).toMatch(/^\/(?![/\\])/);
  });
});
