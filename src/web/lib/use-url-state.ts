import { useCallback, useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';

export interface UrlState {
  readonly params: URLSearchParams;
  /**
   * Sets parameters, or removes them (null, empty). `push` adds a history entry for the Back button. Does nothing once
   * the user has left the screen, so a late response can't bring them back.
   */
  readonly change: (changes: Readonly<Record<string, string | null>>, how?: 'replace' | 'push') => void;
}

/** The part of a screen's state that is stored in the URL's query. */
export function useUrlState(): UrlState {
  const search = useSearch();
  const [path, navigate] = useLocation();
  const params = useMemo(() => new URLSearchParams(search), [search]);
  const change = useCallback<UrlState['change']>(
    (changes, how = 'replace') => {
      if (window.location.pathname !== path) return;
      const next = new URLSearchParams(window.location.search);
      for (const [name, value] of Object.entries(changes)) {
        if (value === null || value === '') next.delete(name);
        else next.set(name, value);
      }
      const text = next.toString();
      navigate(text === '' ? path : `${path}?${text}`, { replace: how === 'replace' });
    },
    [path, navigate],
  );
  return { params, change };
}

/** Returns the text if it is one of the allowed values, otherwise null. */
export function oneOf<Value extends string>(text: string | null, values: readonly Value[]): Value | null {
  return values.find((value) => value === text) ?? null;
}
