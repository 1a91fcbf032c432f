import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/email-sync.ts';
import { write } from '../api-client.ts';
import { apiQuery, queryKeyOf, refreshAfter } from '../api-query.ts';
import { errorMessage } from '../failure.ts';

export type MailSync = NonNullable<ResponseOf<'getGmailSync'>['sync']>;

const POLL_MS = 1_500;

export interface MailSyncControl {
  /** The latest sync; null if there was none. */
  readonly sync: MailSync | null;
  readonly isRunning: boolean;
  /** Progress in percent; never decreases, even when another mailbox joins the sync. */
  readonly percent: number;
  /** Message of a failed start or sync. */
  readonly failureMessage: string | null;
  readonly start: () => void;
}

/** The signed-in user's email sync, with progress from server events and polling. */
export function useMailSync(): MailSyncControl {
  const client = useQueryClient();
  const { data } = useQuery({
    ...apiQuery('getGmailSync'),
    refetchInterval: (query) => (isInProgress(query.state.data?.sync ?? null) ? POLL_MS : false),
  });
  const sync = data?.sync ?? null;
  const request = useMutation({
    mutationFn: () => write('requestGmailSync'),
    onMutate: () => {
      // The sync appears shortly after the request is sent; fetch it without waiting for the response.
      window.setTimeout(() => void client.invalidateQueries({ queryKey: queryKeyOf('getGmailSync') }), 250);
      return { runIdBefore: sync?.runId };
    },
  });
  const { mutate, reset } = request;
  // A sync that runs, or ran since the failed request, says more than the request.
  const isOutdated = request.isError && (isInProgress(sync) || sync?.runId !== request.context?.runIdBefore);
  useEffect(() => {
    if (isOutdated) reset();
  }, [isOutdated, reset]);
  const isRunning = request.isPending || isInProgress(sync);

  const furthest = useRef(0);
  furthest.current = isRunning
    ? Math.max(furthest.current, isInProgress(sync) ? (sync?.percent ?? 0) : 0)
    : 0;

  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && !isRunning) void refreshAfter(client, 'mailSynced');
    wasRunning.current = isRunning;
  }, [isRunning, client]);

  const start = useCallback(() => mutate(), [mutate]);
  const failureMessage =
    request.isError && !isOutdated
      ? errorMessage(request.error, texts.failed.unknown)
      : sync?.state === 'FAILED'
        ? sync.error || texts.failed.unknown
        : null;
  return {
    sync,
    isRunning,
    percent: furthest.current,
    failureMessage: isRunning ? null : failureMessage,
    start,
  };
}

function isInProgress(sync: MailSync | null): boolean {
  return sync?.state === 'INITIALIZING' || sync?.state === 'PROCESSING';
}
