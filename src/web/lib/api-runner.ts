import { type Failure, isAbort, isFailure, NETWORK_FAILURE } from './failure.ts';
import type { HttpMethod, HttpRequest, HttpResponse, QueryValues } from './http.ts';

export interface ApiState<Data> {
  readonly data: Data | null;
  readonly failure: Failure | null;
  readonly requestId: string | undefined;
  readonly isLoading: boolean;
}

export interface ApiRequest<Data> {
  /** Path below the API base. */
  readonly url: string;
  /** Defaults to GET. */
  readonly method?: string;
  readonly query?: QueryValues;
  readonly body?: unknown;
  /** The data expected after success: shown immediately, rolled back if the request fails. */
  readonly optimistic?: (current: Data | null) => Data;
  readonly onSuccess?: (data: Data) => void;
  readonly onError?: (failure: Failure) => void;
}

export interface ApiRunner<Data> {
  readonly state: () => ApiState<Data>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Aborts the request in flight and sends a new one; resolves with undefined if it is aborted itself. */
  readonly run: (request: ApiRequest<Data>) => Promise<Data | undefined>;
  readonly abort: () => void;
}

const METHODS: readonly string[] = ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'] satisfies HttpMethod[];

/** The logic of `useApi` without React: one request at a time, the latest wins. */
export function createApiRunner<Data>(
  send: (request: HttpRequest) => Promise<HttpResponse>,
): ApiRunner<Data> {
  const listeners = new Set<() => void>();
  let state: ApiState<Data> = { data: null, failure: null, requestId: undefined, isLoading: false };
  let flight: AbortController | null = null;
  const set = (next: Partial<ApiState<Data>>): void => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  let settledData: Data | null = null;

  const run = async (request: ApiRequest<Data>): Promise<Data | undefined> => {
    const method = checkedMethod(request);
    flight?.abort();
    const mine = new AbortController();
    flight = mine;
    const shown = request.optimistic ? request.optimistic(settledData) : state.data;
    set({ data: shown, failure: null, isLoading: true });
    let answer: HttpResponse;
    try {
      const { url, query, body } = request;
      answer = await send({ method, path: url, query, body, signal: mine.signal });
    } catch (error) {
      if (flight !== mine) return undefined;
      if (isAbort(error)) {
        set({ data: settledData, isLoading: false });
        return undefined;
      }
      const failure = isFailure(error) ? error : NETWORK_FAILURE;
      set({ data: settledData, failure, requestId: failure.requestId, isLoading: false });
      request.onError?.(failure);
      throw failure;
    }
    if (flight !== mine) return undefined;
    // Not parsed: the caller states the response's type.
    const data = answer.data as Data;
    settledData = data;
    set({ data, requestId: answer.requestId, isLoading: false });
    // An error in the caller's callback isn't a failure of the request.
    request.onSuccess?.(data);
    return data;
  };
  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    run,
    abort() {
      flight?.abort();
      flight = null;
      if (state.isLoading) set({ data: settledData, isLoading: false });
    },
  };
}

function checkedMethod(request: {
  readonly url: unknown;
  readonly method?: string;
  readonly body?: unknown;
}): HttpMethod {
  if (typeof request.url !== 'string' || request.url === '')
    throw new Error('useApi requires a string "url"');
  const method = (request.method ?? 'GET').toUpperCase();
  if (!isMethod(method)) throw new Error(`Unsupported method: ${request.method}`);
  if (method === 'GET' && request.body !== undefined) throw new Error('A GET request has no body');
  return method;
}

function isMethod(text: string): text is HttpMethod {
  return METHODS.includes(text);
}
