import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/shell.ts';
import { Bell } from '../../ui/icons/frame.tsx';
import { Popover } from '../../ui/popover.tsx';

const fetchList = () =>
  import('../../lib/attention/attention-list.tsx').then((module) => ({ default: module.AttentionList }));
const AttentionList = lazy(fetchList);

/** A bell with the count of what needs the person; the same lines as on the dashboard stand below it. */
export function Notifications() {
  const { data } = useQuery(apiQuery('getDashboard', { query: {} }));
  const items = data?.attention ?? [];
  const name = items.length === 0 ? texts.attention.nothing : texts.attention.count(items.length);
  return (
    <Popover
      label={texts.attention.title}
      align="end"
      className="w-[min(24rem,calc(100vw-16px))] max-w-none p-0"
      trigger={
        <button
          type="button"
          className="btn relative"
          data-variant="quiet"
          data-icon-only
          aria-label={name}
          title={texts.attention.title}
          onPointerEnter={() => void fetchList()}
          onFocus={() => void fetchList()}
        >
          <Bell aria-hidden size={18} strokeWidth={1.5} />
          {items.length > 0 && (
            <span aria-hidden className="bell-count figures">
              {items.length > 9 ? '9+' : items.length}
            </span>
          )}
        </button>
      }
    >
      {(close) => (
        <>
          <h2 className="card-title px-4 pt-3.5 pb-2 sm:px-5">{texts.attention.title}</h2>
          <Suspense fallback={<div className="min-h-20" />}>
            <AttentionList items={items} className="pb-1" onFollow={close} />
          </Suspense>
        </>
      )}
    </Popover>
  );
}
