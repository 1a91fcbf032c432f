import type { z } from 'zod';
import type { ENDPOINTS } from '#contract/endpoints/table.ts';
import type { EndpointId } from '#contract/routes.ts';

type Table = typeof ENDPOINTS;
type Parsed<Id extends EndpointId, Key extends string> =
  Table[Id] extends Record<Key, infer Schema extends z.ZodType> ? z.output<Schema> : undefined;

/** One call of an endpoint, its input already checked against the contract. */
export interface Call<Id extends EndpointId> {
  readonly requestId: string;
  /** The signed-in person; empty for public endpoints. */
  readonly userId: string;
  readonly sessionId: string;
  /** The verified bearer token; empty for public endpoints. */
  readonly token: string;
  /** When the person signed in; null for public endpoints. */
  readonly signedInAt: Date | null;
  readonly params: Parsed<Id, 'params'>;
  readonly query: Parsed<Id, 'query'>;
  readonly body: Parsed<Id, 'body'>;
  /** The raw body of uploads and webhooks; empty otherwise. */
  readonly bytes: Buffer;
  /** The body of a `file` as it comes in; it ends at once for everything else. */
  readonly content: AsyncIterable<Uint8Array>;
  readonly headers: Headers;
  /** The client's address, see `client-address.ts`. */
  readonly client: string;
  /** Ends when the caller goes away. */
  readonly signal: AbortSignal;
  /** A webhook's handler calls this once the signature is verified; throws 429 when its provider sent too many. */
  readonly countGenuine: () => Promise<void>;
}

/** `data` with a success status other than 200. */
export interface Answer<Data> {
  readonly status: number;
  readonly data: Data;
}

type DataOf<Id extends EndpointId> = z.input<Table[Id]['response']>;

/** The use case behind an endpoint. Streams and redirects answer with a `Response` of their own. */
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

/** Answers with a status other than 200. */
export function answer<Data>(status: number, data: Data): AnswerWith<Data> {
  return new AnswerWith(status, data);
}

/** The answer's status and data, whichever way the handler gave them. */
export function unpack(value: unknown): Answer<unknown> {
  return value instanceof AnswerWith ? value : { status: 200, data: value };
}

export type Handlers = { readonly [Id in EndpointId]: Handler<Id> };
export type { AnswerWith };
