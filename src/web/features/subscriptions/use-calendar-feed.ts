import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { write } from '../../lib/api-client.ts';
import { errorMessage } from '../../lib/failure.ts';
import { useToast } from '../../lib/toasts/toast-context.ts';
import { texts } from '../../texts/en/calendar-feed.ts';

/** Changes the address; `url` is the one created since this page was opened. */
export function useCalendarFeed() {
  const addToast = useToast();
  const [url, setUrl] = useState<string | null>(null);
  const onError = (error: unknown) => addToast(errorMessage(error, texts.failed), 'error');
  const create = useMutation({
    mutationFn: () => write('createCalendarFeed'),
    onSuccess: (created) => {
      setUrl(created.url);
      addToast(texts.created);
    },
    onError,
  });
  const turnOff = useMutation({
    mutationFn: () => write('deleteCalendarFeed'),
    onSuccess: () => {
      setUrl(null);
      addToast(texts.turnedOff);
    },
    onError,
  });
  return { url, create, turnOff };
}
