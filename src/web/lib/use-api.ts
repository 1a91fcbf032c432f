import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { send } from './api-client.ts';
import { type ApiRequest, type ApiState, createApiRunner } from './api-runner.ts';
import { buildUrl } from './http.ts';

export interface UseApiOptions<Data> extends ApiRequest<Data> {
  /** Sends on mount and whenever the URL changes. Defaults to true for GET. */
  readonly isAuto?: boolean;
}

export interface UseApi<Data> extends ApiState<Data> {
  /** Sends the request with optional changes; rejects with the failure. */
  readonly run: (changes?: Partial<ApiRequest<Data>>) => Promise<Data | undefined>;
  readonly abort: () => void;
}

/**
 * Calls any API URL, one request at a time. A newer request or unmounting silently aborts the one in flight. Throws
 * 'useApi requires a string "url"' and 'Unsupported method: …'.
 */
export function useApi<Data>(options: UseApiOptions<Data>): UseApi<Data> {
  if (typeof options.url !== 'string' || options.url === '')
    throw new Error('useApi requires a string "url"');
  const [runner] = useState(() => createApiRunner<Data>(send));
  const state = useSyncExternalStore(runner.subscribe, runner.state);
  const latest = useRef(options);
  latest.current = options;
  const run = useCallback(
    (changes?: Partial<ApiRequest<Data>>) => runner.run({ ...latest.current, ...changes }),
    [runner],
  );
  const isAuto = options.isAuto ?? (options.method ?? 'GET').toUpperCase() === 'GET';
  const address = buildUrl(options.url, options.query);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed address is a new question.
  useEffect(() => {
    if (isAuto) run().catch(() => undefined);
    return () => runner.abort();
  }, [isAuto, address, run, runner]);
  return { ...state, run, abort: runner.abort };
}
