import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';

type Table = typeof ENDPOINTS;
type Parsed<Id extends EndpointId, Key extends string> =
  Table[Id] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** One endpoint call with input validated against the contract. */
export interface Call<Id extends EndpointId> {
  readonly requestId: string;
  /** The signed-in user; empty for public endpoints. */
  readonly userId: string;
  readonly sessionId: string;
  /** The verified bearer token; empty for public endpoints. */
  readonly token: string;
  /** When the user signed in; null for public endpoints. */
  readonly signedInAt: Date | null;
  readonly params: Parsed<Id, 'params'>;
  readonly query: Parsed<Id, 'query'>;
  readonly body: Parsed<Id, 'body'>;
  /** The raw body of uploads and webhooks; empty otherwise. */
  readonly bytes: Buffer;
  /** The body stream of a `file` endpoint; empty for all others. */
  readonly content: AsyncIterable<Uint8Array>;
  readonly headers: Headers;
  /** The client's address, see `client-address.ts`. */
  readonly client: string;
  /** Aborted when the client disconnects. */
  readonly signal: AbortSignal;
  /** A webhook handler calls this after verifying the signature; throws 429 if the provider sent too many. */
  readonly countGenuine: () => Promise<void>;
}

/** `data` with a success status other than 200. */
export interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
}

type DataOf<Id extends EndpointId> = z.input<Table[Id]['response']>;

/** The use case behind an endpoint. Streams and redirects return their own `Response`. */
export type Handler<Id extends EndpointId> = (
  call: Call<Id>,
) => Promise<DataOf<Id> | AnswerWith<DataOf<Id>> | Response>;

class AnswerWith<Data> implements Answer<Data> {
  readonly status: number;
  readonly data: Data;
  constructor(status: number, data: Data) {
    this.status = status;
    this.data = data;
  }
}

/** Returns a result with a status other than 200. */
export function answer<Data>(status: number, data: Data): AnswerWith<Data> {
  return new AnswerWith(status, data);
}

/** Normalizes a handler's result to status and data. */
export function unpack(value: unknown): Answer<unknown> {
  return value instanceof AnswerWith ? value : { status: 200, data: value };
}

export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };
export type { AnswerWith };
