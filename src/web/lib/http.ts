import { API_BASE_PATH, HTTP_TIMEOUT_MS } from '#contract/envelope.ts';
import { TIME_ZONE_HEADER } from '#contract/time-zone-header.ts';
import { LANGUAGE } from '../texts/en/locale.ts';
import { FAILURE_EVENT, type Failure, failureFromResponse, isRecord, NETWORK_FAILURE } from './failure.ts';
import { systemTimeZone } from './format/choices.ts';

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>;

export interface HttpRequest {
  readonly method: HttpMethod;
  /** Path below the API base, with parameters filled in. */
  readonly path: string;
  readonly query?: QueryValues | undefined;
  readonly body?: unknown;
  /** Raw bytes instead of a JSON body. */
  readonly upload?: Blob | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface HttpResponse {
  readonly status: number;
  readonly data: unknown;
  readonly requestId: string | undefined;
}

export interface HttpSetup {
  readonly baseUrl: string;
  readonly fetch: (input: string, init: RequestInit) => Promise<Response>;
  /** Returns the bearer token. If it rejects, the request is sent without one. */
  readonly getToken: () => Promise<string>;
  readonly onFailure: (failure: Failure) => void;
  readonly timeoutMs: number;
}

/** A downloaded file with the name from the API. */
export interface HttpFile {
  readonly content: Blob;
  readonly name: string;
}

/** Creates the API client. Requests reject with a `Failure`, or with an AbortError when aborted. */
export function createHttp(setup: HttpSetup): (request: HttpRequest) => Promise<HttpResponse> {
  return async (request) => {
    const { response, content } = await sendAndRead(setup, request, (answer) => answer.text());
    const body = parseJson(content);
    if (!response.ok) return fail(setup, failureFromResponse(response.status, response.statusText, body));
    return unwrap(response.status, body);
  };
}

/** Creates the download client; rejects like other requests. */
export function createDownload(setup: HttpSetup): (request: HttpRequest) => Promise<HttpFile> {
  return async (request) => {
    const { response, content } = await sendAndRead(setup, request, (answer) => answer.blob());
    if (!response.ok) {
      const body = parseJson(await content.text());
      return fail(setup, failureFromResponse(response.status, response.statusText, body));
    }
    const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
    return { content, name: name ?? 'download' };
  };
}

function fail(setup: HttpSetup, failure: Failure): never {
  setup.onFailure(failure);
  throw failure;
}

/** Sends a request and reads the response within the call's timeout. */
async function sendAndRead<Content>(
  setup: HttpSetup,
  request: HttpRequest,
  read: (response: Response) => Promise<Content>,
): Promise<{ response: Response; content: Content }> {
  const timeout = AbortSignal.timeout(setup.timeoutMs);
  const signal = request.signal ? AbortSignal.any([request.signal, timeout]) : timeout;
  try {
    // Fetching the token counts toward the call's timeout.
    const init = await Promise.race([initOf(request, setup.getToken), rejectOnAbort(signal)]);
    request.signal?.throwIfAborted();
    const response = await setup.fetch(setup.baseUrl + buildUrl(request.path, request.query), {
      ...init,
      signal,
    });
    return { response, content: await read(response) };
  } catch {
    if (request.signal?.aborted) throw new DOMException('The request was given up.', 'AbortError');
    return fail(setup, NETWORK_FAILURE);
  }
}

/** Base URL of the API; the server may set it in a meta tag. */
export function apiBaseUrl(): string {
  const meta = document.querySelector('meta[name="fettle-api"]')?.getAttribute('content');
  return (meta || API_BASE_PATH).replace(/(?<!\/)\/+$/, '');
}

/** Builds a path with its query; null, undefined and empty values are omitted. */
export function buildUrl(path: string, query: QueryValues | undefined): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null && value !== '') params.set(name, String(value));
  }
  const text = params.toString();
  return text === '' ? path : `${path}?${text}`;
}

/** Dispatches a failure as a window event. */
export function broadcastFailure(failure: Failure): void {
  window.dispatchEvent(new CustomEvent(FAILURE_EVENT, { detail: failure }));
}

export const DEFAULT_TIMEOUT_MS = HTTP_TIMEOUT_MS;

/** Rejects when the signal aborts; never resolves. */
function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new DOMException('The call took too long.', 'TimeoutError'));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
}

async function initOf(request: HttpRequest, getToken: () => Promise<string>): Promise<RequestInit> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': LANGUAGE,
    [TIME_ZONE_HEADER]: systemTimeZone(),
  };
  const token = await getToken().catch(() => null);
  if (token) headers.authorization = `Bearer ${token}`;
  const init: RequestInit = { method: request.method, headers, credentials: 'omit' };
  if (request.upload) {
    headers['content-type'] = request.upload.type || 'application/octet-stream';
    init.body = request.upload;
  } else if (request.body !== undefined) {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(request.body);
  }
  return init;
}

function unwrap(status: number, body: unknown): HttpResponse {
  if (isRecord(body) && body.success === true && 'data' in body) {
    return {
      status,
      data: body.data,
      requestId: typeof body.requestId === 'string' ? body.requestId : undefined,
    };
  }
  return { status, data: body, requestId: undefined };
}

function parseJson(text: string): unknown {
  if (text === '') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
