import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { STATE_NAMES } from '../../lib/format/mail.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { Link2 } from '../../ui/icons/common.tsx';
import { Loading } from '../../ui/loading.tsx';
import { MerchantMark } from '../../ui/merchant-mark.tsx';
import { type Email, STATE_TONES } from './email-types.ts';

const ROW_PX = 64;
const AHEAD = 30;

interface EmailListProps {
  readonly emails: readonly Email[];
  readonly isStale: boolean;
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly hasFailed: boolean;
  readonly stickPx: number;
  readonly activeId: string | null;
  readonly openId: string | null;
  readonly onMore: () => void;
  readonly onOpen: (id: string) => void;
}

/** A virtualized list of messages. */
export function EmailList(props: EmailListProps) {
  const { emails, hasMore, isLoadingMore, hasFailed, isStale, onMore, stickPx } = props;
  const container = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is above may have changed its height.
  useLayoutEffect(() => {
    const place = container.current;
    if (place) setTop(Math.round(place.getBoundingClientRect().top + window.scrollY));
  }, [stickPx]);
  const virtualizer = useWindowVirtualizer({
    count: emails.length,
    estimateSize: () => ROW_PX,
    getItemKey: (index) => emails[index]?.id ?? index,
    overscan: 8,
    scrollMargin: top,
  });
  const drawn = virtualizer.getVirtualItems();
  const last = drawn.at(-1)?.index ?? 0;
  useEffect(() => {
    if (hasMore && !isLoadingMore && !hasFailed && !isStale && last >= emails.length - AHEAD) onMore();
  }, [hasMore, isLoadingMore, hasFailed, isStale, last, emails.length, onMore]);
  return (
    <>
      <ul
        ref={container}
        aria-label={texts.list.title}
        className="relative overflow-hidden rounded-card border bg-surface empty:hidden"
        style={{ height: virtualizer.getTotalSize() }}
      >
        {drawn.map((place) => {
          const email = emails[place.index];
          if (!email) return null;
          return (
            <li
              key={place.key}
              id={`email-${email.id}`}
              aria-setsize={hasMore ? -1 : emails.length}
              aria-posinset={place.index + 1}
              className="absolute inset-x-0 top-0"
              style={{
                height: place.size,
                transform: `translateY(${place.start - top}px)`,
                scrollMarginTop: stickPx + 8,
                scrollMarginBottom: 80,
              }}
            >
              <EmailItem
                email={email}
                isOpen={email.id === props.openId}
                isActive={email.id === props.activeId}
                onOpen={props.onOpen}
              />
            </li>
          );
        })}
      </ul>
      {(isLoadingMore || hasFailed) && (
        <div className="grid min-h-14 place-items-center">
          {hasFailed ? (
            <span className="flex items-center gap-3 text-14">
              {texts.list.moreFailed}
              <Button size="small" onClick={onMore}>
                {texts.list.retry}
              </Button>
            </span>
          ) : (
            <Loading text={texts.list.loadingMore} />
          )}
        </div>
      )}
    </>
  );
}

interface EmailItemProps {
  readonly email: Email;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly onOpen: (id: string) => void;
}

function EmailItem({ email, isOpen, isActive, onOpen }: EmailItemProps) {
  return (
    <button
      type="button"
      aria-current={isOpen || undefined}
      className={`@container flex h-full w-full items-center gap-3 border-b px-4 text-left transition-colors
        hover:bg-hover focus-visible:-outline-offset-3 aria-[current=true]:bg-evergreen-wash
        ${isActive ? 'shadow-[inset_2px_0_0_var(--evergreen)]' : ''}`}
      onClick={() => onOpen(email.id)}
    >
      <MerchantMark name={email.merchant ?? email.from} size={32} />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)]">
        <span className="flex min-w-0 items-baseline gap-2.5">
          <span className="shrink truncate text-14 font-medium">{email.from}</span>
          <AgoText
            instant={email.receivedAt}
            className="ml-auto shrink-0 text-12 text-muted @min-[480px]:hidden"
          />
        </span>
        <span className="truncate text-14">{email.subject || texts.noSubject}</span>
        <span className="truncate text-12 text-muted">{email.reason}</span>
      </span>
      <span className="hidden shrink-0 items-center justify-end gap-3 @min-[480px]:flex">
        {email.transactionId && (
          <span className="text-evergreen" title={texts.list.matched}>
            <Link2 aria-hidden size={14} strokeWidth={1.5} />
            <span className="sr-only">{texts.list.matched}</span>
          </span>
        )}
        {email.confidence !== null && email.state !== 'not_receipt' && (
          <Confidence value={email.confidence} />
        )}
        <span className="grid min-w-24 justify-items-end gap-1">
          <AgoText instant={email.receivedAt} className="text-12 text-muted" />
          <Badge tone={STATE_TONES[email.state]}>{STATE_NAMES[email.state]}</Badge>
        </span>
      </span>
    </button>
  );
}
