/** Envelope of every successful JSON response; the client returns `data`. */
export interface SuccessEnvelope<Data> {
  success: true;
  data: Data;
  requestId: string;
}

/** Envelope of every failed JSON response. `error` is a catalog code or a provider-neutral code. */
export interface FailureEnvelope {
  success: false;
  status: number;
  error: string;
  message: string;
  requestId: string;
}

/** Base path of the API. */
export const API_BASE_PATH = '/api';

/** The client aborts a request after this many milliseconds. */
export const HTTP_TIMEOUT_MS = 25_000;
