import { describe, expect, it, vi } from 'vitest';
import { createApiRunner } from './api-runner.ts';
import { NETWORK_FAILURE } from './failure.ts';
import type { HttpRequest, HttpResponse } from './http.ts';

interface Pending {
  readonly request: HttpRequest;
  readonly answer: (data: unknown) => void;
  readonly fail: (reason: unknown) => void;
}

function setUp() {
  const sent: Pending[] = [];
  const runner = createApiRunner<string[]>(
    (request) =>
      new Promise<HttpResponse>((resolve, reject) => {
        sent.push({
          request,
          answer: (data) => resolve({ status: 200, data, requestId: 'req-1' }),
          fail: reject,
        });
        request.signal?.addEventListener('abort', () => reject(new DOMException('gone', 'AbortError')));
      }),
  );
  return { runner, sent };
}

describe('useApi without React', () => {
  it('returns the data with its request ID and calls the callbacks', async () => {
    const { runner, sent } = setUp();
    const onSuccess = vi.fn();
    const done = runner.run({ url: '/v1/x', query: { a: 1 }, onSuccess });
    expect(runner.state().isLoading).toBe(true);
    sent[0]?.answer(['a']);
    expect(await done).toEqual(['a']);
    expect(runner.state()).toEqual({ data: ['a'], failure: null, requestId: 'req-1', isLoading: false });
    expect(onSuccess).toHaveBeenCalledWith(['a']);
    expect(sent[0]?.request).toMatchObject({ method: 'GET', path: '/v1/x', query: { a: 1 } });
  });

  it('shows optimistic data immediately and rolls it back if the request fails', async () => {
    const { runner, sent } = setUp();
    const first = runner.run({ url: '/v1/x' });
    sent[0]?.answer(['a']);
    await first;
    const onError = vi.fn();
    const second = runner.run({
      url: '/v1/x',
      method: 'put',
      body: {},
      optimistic: (current) => [...(current ?? []), 'b'],
      onError,
    });
    expect(runner.state().data).toEqual(['a', 'b']);
    sent[1]?.fail(NETWORK_FAILURE);
    await expect(second).rejects.toBe(NETWORK_FAILURE);
    expect(runner.state()).toMatchObject({ data: ['a'], failure: NETWORK_FAILURE, isLoading: false });
    expect(onError).toHaveBeenCalledWith(NETWORK_FAILURE);
  });

  it('silently aborts the older request when a newer one starts', async () => {
    const { runner, sent } = setUp();
    const onError = vi.fn();
    const older = runner.run({ url: '/v1/x', onError });
    const newer = runner.run({ url: '/v1/x', onError });
    sent[1]?.answer(['new']);
    expect(await older).toBeUndefined();
    expect(await newer).toEqual(['new']);
    expect(runner.state().data).toEqual(['new']);
    expect(onError).not.toHaveBeenCalled();
  });

  it('silently stops when aborted and rolls back optimistic data', async () => {
    const { runner } = setUp();
    const flight = runner.run({ url: '/v1/x', method: 'POST', optimistic: () => ['guess'] });
    runner.abort();
    expect(await flight).toBeUndefined();
    expect(runner.state()).toMatchObject({ data: null, failure: null, isLoading: false });
  });

  it('a throwing callback is not a failure of the request', async () => {
    const { runner, sent } = setUp();
    const onError = vi.fn();
    const broken = new Error('broken callback');
    const done = runner.run({
      url: '/v1/x',
      onError,
      onSuccess: () => {
        throw broken;
      },
    });
    sent[0]?.answer(['a']);
    await expect(done).rejects.toBe(broken);
    expect(runner.state()).toMatchObject({ data: ['a'], failure: null, isLoading: false });
    expect(onError).not.toHaveBeenCalled();
  });

  it('rejects a GET with a body instead of reporting a network error', async () => {
    const { runner, sent } = setUp();
    await expect(runner.run({ url: '/v1/x', body: {} })).rejects.toThrow('A GET request has no body');
    expect(sent).toEqual([]);
  });

  it('rejects unknown methods and invalid URLs', async () => {
    const { runner } = setUp();
    await expect(runner.run({ url: '/v1/x', method: 'BREW' })).rejects.toThrow('Unsupported method: BREW');
    await expect(runner.run({ url: '' })).rejects.toThrow('useApi requires a string "url"');
  });
});
