import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { setCookie } from 'hono/cookie';
import { LANGUAGE_COOKIE } from '#contract/language-cookie.ts';
import { isLanguage, LANGUAGES, type Language } from '#domain/people/language.ts';
import { askedLanguage } from './asked-language.ts';
import type { RequestVariables } from './request-variables.ts';

export interface PagesOptions {
  /** Folder of the built screens, with a subfolder per language. */
  readonly webDir: string;
  readonly isHttps: boolean;
  /** Where the screens call the API, if it is on another origin. */
  readonly apiBaseUrl: string | null;
  /** The hosted identity's project, for the screens; null with the built-in identity. */
  readonly hostedIdentity: Readonly<Record<string, string | null>> | null;
}

interface Page {
  readonly html: string;
  readonly etag: string;
}

const A_YEAR_SECONDS = 31_536_000;
const ASSET_CACHE = 'public, max-age=31536000, immutable';
const NOT_BUILT = '<!doctype html><title>Fettle</title><p>The screens are not built.</p>';

/**
 * Serves the built screens: hashed assets with permanent caching, and the single page for every other path, in the
 * requested language. Asset names differ by language, so only the page varies.
 */
export async function registerPages(app: Hono<RequestVariables>, options: PagesOptions): Promise<void> {
  const pages = new Map<Language, Page>();
  for (const language of LANGUAGES) {
    const html = await readPage(options, language);
    if (html === null) continue;
    const etag = `"${createHash('sha256').update(html).digest('base64url').slice(0, 22)}"`;
    pages.set(language, { html, etag });
    const files = serveStatic({
      root: path.relative(process.cwd(), path.join(options.webDir, language)) || '.',
      precompressed: true,
      onFound: (file, context) =>
        context.header('cache-control', file.includes('/assets/') ? ASSET_CACHE : 'no-cache'),
    });
    app.get('*', async (context, next) =>
      context.req.path === '/' || context.req.path.startsWith('/api') ? next() : files(context, next),
    );
  }
  app.get('*', (context) => {
    const { path: asked } = context.req;
    if (asked.startsWith('/api')) return context.notFound();
    if (asked.startsWith('/assets/')) return context.text('Not found', 404);
    const chosen = context.req.query('language');
    if (isLanguage(chosen)) return keepLanguage(context, chosen, options.isHttps);
    const page = pages.get(askedLanguage(context.req.raw.headers)) ?? pages.get('en');
    if (!page) return context.html(NOT_BUILT);
    context.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    context.header('cache-control', 'no-cache');
    context.header('vary', 'Cookie, Accept-Language');
    context.header('etag', page.etag);
    if (context.req.header('if-none-match') === page.etag) return context.body(null, 304);
    return context.html(page.html);
  });
}

/** The page of a language as served; null if not built. */
async function readPage(options: PagesOptions, language: Language): Promise<string | null> {
  const file = path.join(options.webDir, language, 'index.html');
  const template = await readFile(file, 'utf8').catch(() => null);
  if (template === null) return null;
  const meta = metaOf('fettle-api', options.apiBaseUrl);
  // Must come first: the prefetch script reads which identity is configured.
  const identity = metaOf(
    'fettle-identity',
    options.hostedIdentity && JSON.stringify(options.hostedIdentity),
  );
  return template.replace('</head>', `${meta}</head>`).replace('<head>', `<head>${identity}`);
}

/** Stores the language in a cookie and redirects to the address without the language parameter. */
function keepLanguage(context: Context<RequestVariables>, language: Language, secure: boolean): Response {
  const { pathname, searchParams } = new URL(context.req.url);
  searchParams.delete('language');
  setCookie(context, LANGUAGE_COOKIE, language, {
    ...{ path: '/', sameSite: 'Lax', httpOnly: true, maxAge: A_YEAR_SECONDS, secure },
  });
  const query = searchParams.size > 0 ? `?${searchParams}` : '';
  // Exactly one slash: two would redirect to another host.
  return context.redirect(pathname.replace(/^[/\\]+/, '/') + query, 303);
}

function metaOf(name: string, content: string | null): string {
  if (content === null) return '';
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${escaped}">`;
}
