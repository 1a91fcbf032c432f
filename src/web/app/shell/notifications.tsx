import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Bell } from '../../ui/icons/shell.tsx';
import { Popover } from '../../ui/popover.tsx';

const fetchPanel = () =>
  import('./notification-panel.tsx').then((module) => ({ default: module.NotificationPanel }));
const NotificationPanel = lazy(fetchPanel);

/** A bell with the unread count. The panel loads on demand. */
export function Notifications() {
  const { data } = useQuery(apiQuery('listNotifications'));
  const unread = data?.unread ?? 0;
  return (
    <Popover
      label={texts.bell.title}
      align="end"
      className="w-[min(25rem,calc(100vw-16px))] max-w-none p-0"
      trigger={
        <button
          type="button"
          className="btn relative"
          data-variant="quiet"
          data-icon-only
          aria-label={unread === 0 ? texts.bell.none : texts.bell.unread(unread)}
          title={texts.bell.title}
          onPointerEnter={() => void fetchPanel()}
          onFocus={() => void fetchPanel()}
        >
          <Bell aria-hidden size={18} strokeWidth={1.5} />
          {unread > 0 && (
            <span aria-hidden className="bell-count figures">
              {unread > 9 ? '9+' : unread}
            </span>
          )}
        </button>
      }
    >
      {(close) => (
        <Suspense fallback={<div className="min-h-40" />}>
          <NotificationPanel onFollow={close} />
        </Suspense>
      )}
    </Popover>
  );
}
