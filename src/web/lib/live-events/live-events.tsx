import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { FACTS } from '#contract/events.ts';
import { ROUTES } from '#contract/routes.ts';
import { queryKeyOf, refreshAfter } from '../api-query.ts';
import { failureFromResponse, isRecord } from '../failure.ts';
import { apiBaseUrl, broadcastFailure } from '../http.ts';
import { identity } from '../session/identity.ts';
import { createEventParser, type StreamEvent } from './event-stream.ts';
import { IMPORT_PROGRESS_KEY, parseImportProgress } from './import-progress.ts';

const RETRY_FIRST_MS = 1_000;
const RETRY_LAST_MS = 30_000;

type SyncAnswer = ResponseOf<'getGmailSync'>;

/** Subscribes to server events while a user is signed in: sync progress and changed facts. */
export function LiveEvents() {
  const client = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    const onEvent = (event: StreamEvent): void => {
      const value = parse(event.data);
      if (!isRecord(value)) return;
      if (event.name === 'sync') {
        // Not parsed: the server creates this event from the same contract.
        client.setQueryData(queryKeyOf('getGmailSync'), { sync: value as NonNullable<SyncAnswer['sync']> });
      } else if (event.name === 'import') {
        client.setQueryData(IMPORT_PROGRESS_KEY, parseImportProgress(value));
      } else if (event.name === 'changed') {
        // A newer server may send a fact this page doesn't know.
        void refreshAfter(client, FACTS.find((fact) => fact === value.fact) ?? 'eventsLost');
      }
    };
    // The server is reachable again: reload everything that failed.
    const onOpen = (): void => {
      void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' });
    };
    void follow({ onOpen, onEvent }, stop.signal);
    return () => stop.abort();
  }, [client]);
  return null;
}

interface Listener {
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
}

async function follow(listener: Listener, signal: AbortSignal): Promise<void> {
  let delayMs = RETRY_FIRST_MS;
  while (!signal.aborted) {
    const onEvent = (event: StreamEvent): void => {
      delayMs = RETRY_FIRST_MS;
      listener.onEvent(event);
    };
    const isOver = await listenOnce({ ...listener, onEvent }, signal);
    if (isOver || signal.aborted) return;
    await pause(delayMs, signal);
    delayMs = Math.min(RETRY_LAST_MS, delayMs * 2);
  }
}

/** Reads events until the stream ends; returns true if reconnecting is pointless. */
async function listenOnce({ onOpen, onEvent }: Listener, signal: AbortSignal): Promise<boolean> {
  try {
    const token = await identity.getIdToken();
    const response = await fetch(apiBaseUrl() + ROUTES.streamEvents[1], {
      headers: { accept: 'text/event-stream', authorization: `Bearer ${token}` },
      credentials: 'omit',
      signal,
    });
    if (response.status === 404 || response.status === 501) return true;
    if (response.status === 401) {
      // An idle page sends no other request that would detect the ended session.
      broadcastFailure(failureFromResponse(response.status, response.statusText, null));
      return true;
    }
    if (!response.ok || !response.body) return false;
    onOpen();
    const feed = createEventParser(onEvent);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return false;
      feed(value);
    }
  } catch {
    return false;
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
