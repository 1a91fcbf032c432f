import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { createQueryClient } from '../lib/api-query.ts';
import { LiveEvents } from '../lib/live-events/live-events.tsx';
import { Shell } from './shell/shell.tsx';

interface SignedInAreaProps {
  readonly frame: 'shell' | 'bare';
  readonly children: ReactNode;
}

/** What every signed-in screen needs: the cache of answers, news from the server, and the frame. */
export function SignedInArea({ frame, children }: SignedInAreaProps) {
  const [client] = useState(createQueryClient);
  useEffect(() => () => client.clear(), [client]);
  return (
    <QueryClientProvider client={client}>
      <LiveEvents />
      {frame === 'shell' ? <Shell>{children}</Shell> : children}
    </QueryClientProvider>
  );
}
