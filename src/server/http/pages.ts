import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import type { RequestVariables } from './request-variables.ts';

export interface PagesOptions {
  /** Folder of the built screens. */
  readonly webDir: string;
  /** Where the screens call the API, when it is not the same origin. */
  readonly apiBaseUrl: string | null;
  /** The project of a hosted identity, as the screens need it; null where people sign in here. */
  readonly hostedIdentity: Readonly<Record<string, string | null>> | null;
}

const ASSET_CACHE = 'public, max-age=31536000, immutable';

/** Serves the built screens: hashed assets for good, every other path as the one page that draws them all. */
export async function registerPages(app: Hono<RequestVariables>, options: PagesOptions): Promise<void> {
  const template = await readFile(path.join(options.webDir, 'index.html'), 'utf8').catch(
    () => '<!doctype html><title>Fettle</title><p>The screens are not built.</p>',
  );
  const meta = metaOf('fettle-api', options.apiBaseUrl);
  // First of all: the script that fetches ahead asks which identity it is.
  const identity = metaOf(
    'fettle-identity',
    options.hostedIdentity && JSON.stringify(options.hostedIdentity),
  );
  const page = template.replace('</head>', `${meta}</head>`).replace('<head>', `<head>${identity}`);
  const etag = `"${createHash('sha256').update(page).digest('base64url').slice(0, 22)}"`;
  const files = serveStatic({
    root: path.relative(process.cwd(), options.webDir) || '.',
    precompressed: true,
    onFound: (file, context) =>
      context.header('cache-control', file.includes('/assets/') ? ASSET_CACHE : 'no-cache'),
  });
  app.get('*', async (context, next) =>
    context.req.path === '/' || context.req.path.startsWith('/api') ? next() : files(context, next),
  );
  app.get('*', (context) => {
    const { path: asked } = context.req;
    if (asked.startsWith('/api')) return context.notFound();
    if (asked.startsWith('/assets/')) return context.text('Not found', 404);
    context.header('cross-origin-opener-policy', 'same-origin-allow-popups');
    context.header('cache-control', 'no-cache');
    context.header('etag', etag);
    if (context.req.header('if-none-match') === etag) return context.body(null, 304);
    return context.html(page);
  });
}

function metaOf(name: string, content: string | null): string {
  if (content === null) return '';
  const escaped = content.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<meta name="${name}" content="${escaped}">`;
}
