import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { useToast } from '../toasts/toast-context.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  refused: 'Gmail was not connected: reading was not allowed.',
  permission_missing: 'Gmail was not connected: tick the box that lets Fettle read mail.',
  expired: 'That took too long. Connect Gmail once more.',
  failed: 'Gmail could not be connected. Try again in a moment.',
};

/** Says how the consent page went, once, when the browser comes back from it; true when the mailbox is new. */
export function useConsentResult(): boolean {
  const addToast = useToast();
  const [result] = useState(() => new URLSearchParams(window.location.search).get('gmail'));
  useEffect(() => {
    if (result === null) return;
    if (result === 'connected') addToast('Gmail is connected.');
    else addToast(MESSAGES[result] ?? MESSAGES.failed ?? '', 'error');
    const rest = new URLSearchParams(window.location.search);
    rest.delete('gmail');
    const search = rest.toString();
    navigate(window.location.pathname + (search === '' ? '' : `?${search}`), { replace: true });
  }, [result, addToast]);
  return result === 'connected';
}
