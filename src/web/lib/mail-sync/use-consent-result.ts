import { useEffect, useState } from 'react';
import { navigate } from 'wouter/use-browser-location';
import { texts } from '../../texts/en/email-sync.ts';
import { useToast } from '../toasts/toast-context.ts';

const MESSAGES: Readonly<Record<string, string>> = {
  refused: texts.consent.refused,
  permission_missing: texts.consent.incomplete,
  expired: texts.consent.late,
  failed: texts.consent.failed,
};

/** Shows the result of the consent page once, when the browser returns from it. Returns true if the mailbox is new. */
export function useConsentResult(): boolean {
  const addToast = useToast();
  const [result] = useState(() => new URLSearchParams(window.location.search).get('gmail'));
  useEffect(() => {
    if (result === null) return;
    if (result === 'connected') addToast(texts.consent.done);
    else addToast(MESSAGES[result] ?? MESSAGES.failed ?? '', 'error');
    const rest = new URLSearchParams(window.location.search);
    rest.delete('gmail');
    const search = rest.toString();
    navigate(window.location.pathname + (search === '' ? '' : `?${search}`), { replace: true });
  }, [result, addToast]);
  return result === 'connected';
}
