import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { onWrite } from '../lib/api-client.ts';
import { createQueryClient, refreshAfter } from '../lib/api-query.ts';
import { applyUserLanguage } from '../lib/language.ts';
import { LiveEvents } from '../lib/live-events/live-events.tsx';
import { restoreOfflineCopies, saveOfflineCopies } from '../lib/offline/offline-copies.ts';
import { registerWorker } from '../lib/offline/register-worker.ts';
import { useSignedIn } from '../lib/session/auth-context.ts';
import { UndoProvider } from '../lib/undo/undo-provider.tsx';
import { Shell } from './shell/shell.tsx';

interface SignedInAreaProps {
  readonly frame: 'shell' | 'bare';
  readonly children: ReactNode;
}

/** Providers for every signed-in screen: query cache, live events and layout. */
export function SignedInArea({ frame, children }: SignedInAreaProps) {
  const [client] = useState(createQueryClient);
  const [isReady, setReady] = useState(navigator.onLine);
  useEffect(() => {
    if (!navigator.onLine) void restoreOfflineCopies(client).finally(() => setReady(true));
    return saveOfflineCopies(client);
  }, [client]);
  useEffect(() => onWrite((fact) => refreshAfter(client, fact)), [client]);
  useEffect(registerWorker, []);
  const language = useSignedIn()?.profile?.language;
  useEffect(() => {
    if (language) applyUserLanguage(language);
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
