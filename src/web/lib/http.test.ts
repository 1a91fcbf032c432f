import { describe, expect, it, vi } from 'vitest';
import { type Failure, NETWORK_FAILURE } from './failure.ts';
import { buildUrl, createHttp, type HttpSetup } from './http.ts';

function setUp(answer: () => Promise<Response>, setup: Partial<HttpSetup> = {}) {
  const fetchDouble = vi.fn((_input: string, _init: RequestInit) => answer());
  const failures: Failure[] = [];
  const send = createHttp({
    baseUrl: '/api',
    fetch: fetchDouble,
    getToken: async () => 'token',
    onFailure: (failure) => failures.push(failure),
    timeoutMs: 25_000,
    ...setup,
  });
  return { send, fetchDouble, failures };
}

const json = (body: unknown, init?: ResponseInit) => Promise.resolve(Response.json(body, init));

describe('requests to the API', () => {
  it('unwraps a success and keeps its request ID', async () => {
    const { send, fetchDouble } = setUp(() => json({ success: true, data: { a: 1 }, requestId: 'r1' }));
    expect(await send({ method: 'GET', path: '/v1/x', query: { q: 'tea & milk', none: undefined } })).toEqual(
      {
        status: 200,
        data: { a: 1 },
        requestId: 'r1',
      },
    );
    expect(fetchDouble.mock.calls[0]?.[0]).toBe('/api/v1/x?q=tea+%26+milk');
    expect(fetchDouble.mock.calls[0]?.[1]).toMatchObject({
      credentials: 'omit',
      headers: { authorization: 'Bearer token' },
    });
  });

  it('sends the request without a token if none is available', async () => {
    const { send, fetchDouble } = setUp(() => json({ success: true, data: null, requestId: 'r' }), {
      getToken: () => Promise.reject(new Error('User not authenticated')),
    });
    await send({ method: 'POST', path: '/v1/x', body: { a: 1 } });
    const init = fetchDouble.mock.calls[0]?.[1];
    expect(init?.headers).not.toHaveProperty('authorization');
    expect(init?.body).toBe('{"a":1}');
  });

  it.each([
    [
      { error: 'NotFound', message: 'Gone.', requestId: 'r2' },
      { status: 404, error: 'NotFound', message: 'Gone.', requestId: 'r2' },
    ],
    [
      { error: 'NotFound' },
      { status: 404, error: 'NotFound', message: 'Request failed', requestId: undefined },
    ],
    [{ message: 'Gone.' }, { status: 404, error: 'Error', message: 'Gone.', requestId: undefined }],
    [{}, { status: 404, error: 'Error', message: 'Not Here', requestId: undefined }],
    [[], { status: 404, error: 'Error', message: 'Not Here', requestId: undefined }],
  ])('rejects %j with the failure as specified, and tells everybody', async (body, expected) => {
    const { send, failures } = setUp(() => json(body, { status: 404, statusText: 'Not Here' }));
    await expect(send({ method: 'GET', path: '/v1/x' })).rejects.toEqual(expected);
    expect(failures).toEqual([expected]);
  });

  it('says Request failed if there is no status text', async () => {
    const { send } = setUp(() => Promise.resolve(new Response('<html>', { status: 502 })));
    await expect(send({ method: 'GET', path: '/v1/x' })).rejects.toMatchObject({
      status: 502,
      error: 'Error',
      message: 'Request failed',
    });
  });

  it('reports no response as a network error', async () => {
    const { send, failures } = setUp(() => Promise.reject(new TypeError('fetch failed')));
    await expect(send({ method: 'GET', path: '/v1/x' })).rejects.toEqual(NETWORK_FAILURE);
    expect(failures).toHaveLength(1);
  });

  it('does not report an aborted request', async () => {
    const stop = new AbortController();
    const { send, failures } = setUp(() => {
      stop.abort();
      return Promise.reject(new DOMException('gone', 'AbortError'));
    });
    await expect(send({ method: 'GET', path: '/v1/x', signal: stop.signal })).rejects.toMatchObject({
      name: 'AbortError',
    });
    expect(failures).toEqual([]);
  });

  it('omits empty values from URLs', () => {
    expect(buildUrl('/v1/x', { a: '', b: null, c: 0, d: false })).toBe('/v1/x?c=0&d=false');
  });
});
