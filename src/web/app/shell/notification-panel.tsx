import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { write } from '../../lib/api-client.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { dayOfInstant, formatDay, userToday } from '../../lib/format/dates.ts';
import { texts } from '../../texts/en/notifications.ts';
import { NotificationItem } from './notification-item.tsx';

export type Notification = ResponseOf<'listNotifications'>['notifications'][number];

/** The newest notifications, grouped by day. */
export function NotificationPanel({ onFollow }: { readonly onFollow: () => void }) {
  const { data, isError } = useQuery(apiQuery('listNotifications'));
  const read = useMutation({
    mutationFn: (ids?: readonly string[]) =>
      write('readNotifications', { body: ids ? { ids: [...ids] } : {} }),
  });
  const notifications = data?.notifications ?? [];
  const follow = (notification: Notification): void => {
    if (!notification.isRead) read.mutate([notification.id]);
    onFollow();
  };
  return (
    <div className="flex max-h-[min(36rem,calc(100dvh-80px))] flex-col">
      <div className="flex items-center justify-between gap-3 border-b px-4 py-3 sm:px-5">
        <h2 className="card-title">{texts.panel.title}</h2>
        {notifications.some(({ isRead }) => !isRead) && (
          <button
            type="button"
            className="text-link text-13"
            disabled={read.isPending}
            onClick={() => read.mutate(undefined)}
          >
            {texts.panel.readAll}
          </button>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {isError && <p className="card-body text-14 text-muted">{texts.panel.failed}</p>}
        {data && notifications.length === 0 && (
          <div className="card-body grid gap-1 pt-4">
            <p className="font-serif text-18">{texts.panel.empty.title}</p>
            <p className="text-14 text-muted">{texts.panel.empty.reason}</p>
          </div>
        )}
        {byDay(notifications).map(([day, dayNotifications]) => (
          <section key={day}>
            <h3 className="bg-paper px-4 py-1.5 text-12 font-medium text-muted sm:px-5">
              {formatDay(day, userToday())}
            </h3>
            <ul>
              {dayNotifications.map((notification) => (
                <NotificationItem
                  key={notification.id}
                  notification={notification}
                  onFollow={() => follow(notification)}
                />
              ))}
            </ul>
          </section>
        ))}
      </div>
      <div className="border-t px-4 py-2.5 sm:px-5">
        <Link href="/settings?tab=notifications" className="text-link text-13" onClick={onFollow}>
          {texts.panel.settings}
        </Link>
      </div>
    </div>
  );
}

/** Groups notifications by day in the user's time zone, newest first. */
function byDay(notifications: readonly Notification[]) {
  return [...Map.groupBy(notifications, ({ createdAt }) => dayOfInstant(createdAt))];
}
