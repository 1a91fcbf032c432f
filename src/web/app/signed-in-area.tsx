import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onWritten } from '../lib/api-client.ts';
import { createQueryClient, refreshAfter } from '../lib/api-query.ts';
import { followLanguage } from '../lib/language.ts';
import { LiveEvents } from '../lib/live-events/live-events.tsx';
import { keepCopies, restoreCopies } from '../lib/offline/offline-copies.ts';
import { registerWorker } from '../lib/offline/register-worker.ts';
import { useSignedIn } from '../lib/session/auth-context.ts';
import { UndoProvider } from '../lib/undo/undo-provider.tsx';
import { Shell } from './shell/shell.tsx';

interface SignedInAreaProps {
  readonly frame: 'shell' | 'bare';
  readonly children: ReactNode;
}

/** What every signed-in screen needs: the cache of answers, news from the server, and the frame. */
export function SignedInArea({ frame, children }: SignedInAreaProps) {
  const [client] = useState(createQueryClient);
  const [isReady, setReady] = useState(navigator.onLine);
  useEffect(() => {
    if (!navigator.onLine) void restoreCopies(client).finally(() => setReady(true));
    return keepCopies(client);
  }, [client]);
  useEffect(() => onWritten((fact) => refreshAfter(client, fact)), [client]);
  useEffect(registerWorker, []);
  const language = useSignedIn()?.profile?.language;
  useEffect(() => {
    if (language) followLanguage(language);
  }, [language]);
  useEffect(() => () => client.clear(), [client]);
  if (!isReady) return null;
  return (
    <QueryClientProvider client={client}>
      <LiveEvents />
      <UndoProvider>{frame === 'shell' ? <Shell>{children}</Shell> : children}</UndoProvider>
    </QueryClientProvider>
  );
}
