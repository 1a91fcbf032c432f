import type { Hono } from 'hono';
import { docsPage } from './docs-page.ts';
import { openApiText } from './openapi.ts';
import type { RequestVariables } from './request-variables.ts';

/** Serves the API reference as a page and as OpenAPI. */
export function registerDocs(
  app: Hono<RequestVariables>,
  identityMode: Parameters<typeof openApiText>[0],
): void {
  const document = openApiText(identityMode);
  app.get('/api/openapi.json', (context) =>
    context.body(document, 200, { 'content-type': 'application/json; charset=utf-8' }),
  );
  app.get('/api/docs', (context) => context.html(docsPage()));
}
