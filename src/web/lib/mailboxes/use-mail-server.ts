import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../api-query.ts';

export type KnownServer = NonNullable<ResponseOf<'findMailServer'>['server']>;

const TYPING_MS = 300;

export interface MailServerLookup {
  /** The address that was looked up; the typed one may be newer. */
  readonly address: string | null;
  /** Null if the server is unknown. */
  readonly server: KnownServer | null;
}

/** Looks up the mail server of an address while the user types. */
export function useMailServer(typed: string): MailServerLookup {
  const address = /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]{2,}$/.test(typed.trim()) ? typed.trim() : null;
  const [settled, setSettled] = useState<string | null>(null);
  useEffect(() => {
    const timer = window.setTimeout(() => setSettled(address), TYPING_MS);
    return () => window.clearTimeout(timer);
  }, [address]);
  const { data } = useQuery({
    ...apiQuery('findMailServer', { query: { address: settled ?? '' } }),
    enabled: settled !== null,
  });
  return data && settled !== null
    ? { address: settled, server: data.server }
    : { address: null, server: null };
}
