import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { ENDPOINTS } from '#contract/endpoints/table.ts';
import { ERRORS } from '#contract/errors.ts';
import { member, send } from '../lib/http.ts';
import { ALL_ENDPOINTS } from '../lib/ids.ts';
import { documentedStatuses, publishedDocument } from '../lib/openapi.ts';
import { runProduct } from '../lib/servers/product.ts';

const product = runProduct();

describe('the published API document', () => {
  it('has every endpoint of the contract by its ID, and no others', async () => {
    const document = await publishedDocument(product().url);
    const operations = Object.entries(Object(member(document, 'paths'))).flatMap(([path, methods]) =>
      Object.entries(Object(methods)).map(([method, operation]) => ({
        path,
        method: method.toUpperCase(),
        id: String(member(operation, 'operationId')),
      })),
    );
    const ids = operations.map((operation) => operation.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ALL_ENDPOINTS) expect(ids).toContain(id);
    for (const { path, method, id } of operations) {
      const url = `${product().url}${path.replace(/\{\w+\}/g, 'x')}`;
      const answer = await send(url, { method });
      expect(answer.status, `${method} ${path}`).not.toBe(405);
      // An unknown calendar address looks like an unknown path.
      if (id !== 'readCalendar') expect(answer.status, `${method} ${path}`).not.toBe(404);
    }
  });

  it('lists every possible status of an endpoint: its successes, its failures and those of its kind', async () => {
    for (const id of ALL_ENDPOINTS) {
      const endpoint: Endpoint = ENDPOINTS[id];
      const statuses = await documentedStatuses(product().url, id);
      const successes = endpoint.kind === 'redirect' ? [302] : [200, ...(endpoint.statuses ?? [])];
      const failures = endpoint.errors.map((code) => ERRORS[code].status);
      const always = [405, 429, 500, 503];
      const ofKind = [
        ...(endpoint.access === 'user' ? [401] : []),
        ...(endpoint.params ? [404] : []),
        ...(endpoint.query ? [400] : []),
        ...(endpoint.body ? [400, 413, 415] : []),
        ...(endpoint.kind === 'upload' || endpoint.kind === 'webhook' ? [413] : []),
      ];
      expect(statuses, id).toEqual(expect.arrayContaining([...successes, ...failures, ...always, ...ofKind]));
    }
  });

  it('describes bodies, queries and responses with schemas, without dangling references', async () => {
    const document = await publishedDocument(product().url);
    const text = JSON.stringify(document);
    for (const [, name] of text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g))
      expect(member(document, 'components', 'schemas', name ?? '')).toBeDefined();
    for (const id of ALL_ENDPOINTS) {
      const endpoint: Endpoint = ENDPOINTS[id];
      const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
      const operation = member(document, 'paths', path, endpoint.method.toLowerCase());
      expect(member(operation, 'summary')).toBe(endpoint.summary);
      if (endpoint.body)
        expect(
          member(operation, 'requestBody', 'content', 'application/json', 'schema', 'properties'),
          id,
        ).toBeDefined();
      const listed = Object(member(operation, 'parameters') ?? []);
      const names = Array.from(listed, (parameter) => member(parameter, 'name'));
      expect(names.sort(), id).toEqual(
        [...Object.keys(endpoint.params?.shape ?? {}), ...Object.keys(endpoint.query?.shape ?? {})].sort(),
      );
    }
  });

  it('is readable as a page without scripts', async () => {
    const page = await send(`${product().url}/api/docs`);
    expect(page.status).toBe(200);
    expect(page.headers.get('content-type')).toContain('text/html');
    expect(page.text).not.toContain('<script');
    for (const id of ALL_ENDPOINTS) expect(page.text).toContain(`/api${ENDPOINTS[id].path}</h2>`);
  });
});

describe('health checks', () => {
  it('report that the process is alive and that every part is ready', async () => {
    expect((await send(`${product().url}/healthz`)).json).toEqual({ status: 'ok' });
    const ready = await send(`${product().url}/readyz`);
    expect(ready.status).toBe(200);
    expect(ready.json).toEqual({
      status: 'ready',
      parts: { database: true, migrations: true, keys: true },
    });
  });
});
