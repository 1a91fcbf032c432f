import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Connection, useConnection } from '../../lib/offline/connection.ts';
import { texts } from '../../texts/en/shell.ts';
import { WifiOff } from '../../ui/icons/common.tsx';

const TEXTS: Readonly<Record<Exclude<Connection, 'good'>, string>> = {
  offline: texts.connection.offline,
  silent: texts.connection.silent,
};

/** Shown while the server can't be reached. When the connection returns, all data on screen reloads. */
export function ConnectionNotice() {
  const client = useQueryClient();
  const connection = useConnection();
  const wasAway = useRef(false);
  useEffect(() => {
    if (connection === 'good' && wasAway.current) void client.invalidateQueries();
    wasAway.current = connection !== 'good';
  }, [connection, client]);
  return (
    <div role="status" className="empty:hidden">
      {connection !== 'good' && (
        <div className="border-b bg-amber-wash">
          <p
            className="mx-auto flex max-w-[calc(1200px+2*var(--gutter))] items-start gap-2.5 px-(--gutter) py-2
            text-14"
          >
            <WifiOff size={16} className="mt-0.5 shrink-0 text-amber" />
            {TEXTS[connection]}
          </p>
        </div>
      )}
    </div>
  );
}
