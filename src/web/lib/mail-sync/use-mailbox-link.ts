import { useState } from 'react';
import type { QueryOf } from '#contract/endpoints/table.ts';
import { texts } from '../../texts/en/email-sync.ts';
import { call } from '../api-client.ts';
import { isFailure } from '../failure.ts';

type ReturnTo = NonNullable<QueryOf<'getGmailAuth'>['returnTo']>;

export interface MailboxLink {
  /** Opens the consent page; the browser returns to the current page. */
  readonly connect: () => Promise<void>;
  readonly isBusy: boolean;
  /** Error shown next to the button if the consent page couldn't be opened. */
  readonly failure: string | null;
}

export function useMailboxLink(returnTo: ReturnTo): MailboxLink {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const connect = async (): Promise<void> => {
    setBusy(true);
    setFailure(null);
    try {
      const { authUrl } = await call('getGmailAuth', { query: { returnTo } });
      window.location.assign(authUrl);
    } catch (error) {
      console.error('Failed to get the Gmail auth URL:', error);
      setFailure(isFailure(error) ? error.message : texts.consent.unreachable);
      setBusy(false);
    }
  };
  return { connect, isBusy, failure };
}
