import type { Hono } from 'hono';
import { docsPage } from './docs-page.ts';
import { openApiText } from './openapi.ts';
import type { RequestVariables } from './request-variables.ts';

/** The API as a page to read and as a document for tools. */
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
