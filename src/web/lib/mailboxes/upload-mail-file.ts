import type { ResponseOf } from '#contract/endpoints/table.ts';
import { ROUTES } from '#contract/routes.ts';
import { failureFromResponse, isRecord, NETWORK_FAILURE } from '../failure.ts';
import { apiBaseUrl, broadcastFailure, buildUrl } from '../http.ts';
import { identity } from '../session/identity.ts';

export type UploadedMail = ResponseOf<'uploadMail'>;

interface Watch {
  readonly signal: AbortSignal;
  /** Receives the number of bytes sent. */
  readonly onProgress: (bytes: number) => void;
}

/** Uploads an email file of any size and reports progress, which `fetch` can't do. Rejects with a `Failure`. */
export async function uploadMailFile(file: File, watch: Watch): Promise<UploadedMail> {
  const token = await identity.getIdToken();
  const [method, path] = ROUTES.uploadMail;
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (failure: typeof NETWORK_FAILURE) => {
      if (!watch.signal.aborted) broadcastFailure(failure);
      reject(failure);
    };
    request.open(method, apiBaseUrl() + buildUrl(path, { fileName: file.name.slice(-255) }));
    request.setRequestHeader('authorization', `Bearer ${token}`);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.upload.onprogress = (event) => watch.onProgress(event.loaded);
    request.onerror = () => fail(NETWORK_FAILURE);
    request.onabort = () => fail(NETWORK_FAILURE);
    request.onload = () => {
      const body = parse(request.responseText);
      const isDone = request.status === 200 && isRecord(body) && isRecord(body.data);
      // Parse border: the server checks the answer against the same contract before it leaves.
      if (isDone) resolve(body.data as UploadedMail);
      else fail(failureFromResponse(request.status, request.statusText, body));
    };
    watch.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
