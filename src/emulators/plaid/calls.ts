export interface ReceivedCall {
  readonly n: number;
  readonly at: string;
  readonly path: string;
  readonly itemId: string | null;
  /** The body without credentials and tokens. */
  readonly body: unknown;
  status: number | null;
  fault: string | null;
}

export interface CallLog {
  begin(call: Pick<ReceivedCall, 'at' | 'path' | 'itemId' | 'body'>): ReceivedCall;
  list(path?: string): readonly ReceivedCall[];
  clear(): void;
}

const KEPT = 2000;

/** The last 2,000 calls the API received, oldest first. */
export function createCallLog(): CallLog {
  let calls: ReceivedCall[] = [];
  let n = 0;
  return {
    begin: (received) => {
      n += 1;
      const call: ReceivedCall = {
        n,
        ...received,
        body: withoutSecrets(received.body),
        status: null,
        fault: null,
      };
      calls.push(call);
      if (calls.length > KEPT) calls = calls.slice(-KEPT);
      return call;
    },
    list: (path) => (path === undefined ? calls : calls.filter((call) => call.path === path)),
    clear: () => {
      calls = [];
    },
  };
}

function withoutSecrets(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body).filter(
      ([key]) => !['client_id', 'secret', 'access_token', 'public_token'].includes(key),
    ),
  );
}
