import type { BodyOf, ParamsOf, QueryOf, ResponseOf } from '#contract/endpoints/table.ts';
import type { Fact } from '#contract/events.ts';
import { type EndpointId, ROUTES } from '#contract/routes.ts';
import type { ReadId, WriteId } from './facts.ts';
import {
  apiBaseUrl,
  broadcastFailure,
  createDownload,
  createHttp,
  DEFAULT_TIMEOUT_MS,
  type HttpSetup,
  type QueryValues,
} from './http.ts';
import { saveFile } from './save-file.ts';
import { identity } from './session/identity.ts';

type Never<Value> = [Value] extends [never] ? true : false;
type Part<Key extends string, Value> =
  Never<Value> extends true
    ? { readonly [K in Key]?: never }
    : Record<string, never> extends Value
      ? { readonly [K in Key]?: Value }
      : { readonly [K in Key]: Value };

/** Options of a call. Path parameters and the body are required where the contract has them. */
export type CallOptions<Id extends EndpointId> = Part<'params', ParamsOf<Id>> &
  Part<'body', BodyOf<Id>> & {
    readonly query?: Never<QueryOf<Id>> extends true ? never : QueryOf<Id>;
    readonly signal?: AbortSignal | undefined;
    /** The file for an `upload` endpoint. */
    readonly upload?: Blob;
  };

type Arguments<Id extends EndpointId> =
  Record<string, never> extends CallOptions<Id> ? [options?: CallOptions<Id>] : [options: CallOptions<Id>];

interface Answer<Id extends EndpointId> {
  readonly data: ResponseOf<Id>;
  readonly requestId: string | undefined;
  readonly status: number;
}

const SETUP: HttpSetup = {
  baseUrl: apiBaseUrl(),
  fetch: (input, init) => fetch(input, init),
  getToken: () => identity.getIdToken(),
  onFailure: broadcastFailure,
  timeoutMs: DEFAULT_TIMEOUT_MS,
};

/** Downloads may take longer than other responses, because the server streams them while creating them. */
const DOWNLOAD_TIMEOUT_MS = 10 * 60_000;

/** Sends a request to a path below the API base with the session's token. A 401 ends the session in this page. */
export const send = createHttp(SETUP);

const fetchFile = createDownload({ ...SETUP, timeoutMs: DOWNLOAD_TIMEOUT_MS });

/** Calls a GET endpoint and returns its data; rejects with a `Failure`. */
export async function call<Id extends ReadId>(id: Id, ...args: Arguments<Id>): Promise<ResponseOf<Id>> {
  return (await request(id, ...args)).data;
}

type ChangeListener = (fact: Fact) => Promise<unknown>;
const changeListeners = new Set<ChangeListener>();

/** Calls the listener after every write, successful or not; returns an unsubscribe function. */
export function onWrite(listener: ChangeListener): () => void {
  changeListeners.add(listener);
  return () => changeListeners.delete(listener);
}

const useListeners = new Set<(id: WriteId) => void>();

/** Calls the listener after every successful write; returns an unsubscribe function. */
export function onWriteSuccess(listener: (id: WriteId) => void): () => void {
  useListeners.add(listener);
  return () => useListeners.delete(listener);
}

/** Calls a writing endpoint; resolves when all affected queries have reloaded. */
export async function write<Id extends WriteId>(id: Id, ...args: Arguments<Id>): Promise<ResponseOf<Id>> {
  try {
    const { data } = await request(id, ...args);
    for (const listener of useListeners) listener(id);
    return data;
  } finally {
    // Loaded on demand: the table of affected queries isn't needed before sign-in.
    const fact = (await import('./facts.ts')).FACT_OF_WRITE[id];
    if (fact && heldFacts) heldFacts.add(fact);
    else if (fact) await announce([fact]);
  }
}

let heldFacts: Set<Fact> | null = null;

/** Runs several writes and reloads the affected queries once, after the last. */
export async function batchWrites<Value>(work: () => Promise<Value>): Promise<Value> {
  if (heldFacts) return work();
  const facts = new Set<Fact>();
  heldFacts = facts;
  try {
    return await work();
  } finally {
    heldFacts = null;
    await announce([...facts]);
  }
}

function announce(facts: readonly Fact[]): Promise<unknown> {
  return Promise.all([...changeListeners].flatMap((listener) => facts.map((fact) => listener(fact))));
}

async function request<Id extends EndpointId>(id: Id, ...args: Arguments<Id>): Promise<Answer<Id>> {
  // The options were type-checked for the caller's endpoint; here the endpoint is generic.
  const options = (args[0] ?? {}) as LooseOptions;
  const [method, path] = ROUTES[id];
  const answer = await send({
    method,
    path: fillPath(path, options.params ?? {}),
    query: options.query,
    body: options.body,
    upload: options.upload,
    signal: options.signal,
  });
  // Trusted without parsing: the server validates every response against the same contract.
  return { ...answer, data: answer.data as ResponseOf<Id> };
}

/** Fetches the file of a `download` endpoint and saves it as a browser download; rejects with a `Failure`. */
export async function download<Id extends EndpointId>(
  id: Id,
  options: Pick<CallOptions<Id>, 'params'>,
): Promise<void> {
  const [method, path] = ROUTES[id];
  const { content, name } = await fetchFile({ method, path: fillPath(path, options.params ?? {}) });
  saveFile(content, name);
}

interface LooseOptions {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
  readonly upload?: Blob;
  readonly signal?: AbortSignal | undefined;
}

/** Replaces the `:names` in a route's path with the parameters. */
export function fillPath(path: string, params: Readonly<Record<string, string>>): string {
  return path.replace(/:([A-Za-z]+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}
