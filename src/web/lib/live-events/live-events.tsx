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
import { reconnect } from './reconnect.ts';

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
    let isFirst = true;
    const onOpen = (): void => {
      // Events published while no stream was open are not sent again.
      if (!isFirst) void refreshAfter(client, 'eventsLost');
      isFirst = false;
      // The server is reachable again: reload everything that failed.
      void client.refetchQueries(
        { predicate: ({ state }) => state.status === 'error' },
        { cancelRefetch: false },
      );
    };
    void reconnect(() => listenOnce({ onOpen, onEvent }, stop.signal), stop.signal);
    return () => stop.abort();
  }, [client]);
  return null;
}

interface Listener {
  readonly onOpen: () => void;
  readonly onEvent: (event: StreamEvent) => void;
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

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
