/** What every successful JSON answer looks like; the client hands `data` to its caller. */
export interface SuccessEnvelope<Data> {
  success: true;
  data: Data;
  requestId: string;
}

/** What every failed JSON answer looks like. `error` is a code of the catalogue or a provider-neutral word. */
export interface FailureEnvelope {
  success: false;
  status: number;
  error: string;
  message: string;
  requestId: string;
}

/** Base path of the whole API. */
export const API_BASE_PATH = '/api';

/** The client gives up on an answer after this long. */
export const HTTP_TIMEOUT_MS = 25_000;
