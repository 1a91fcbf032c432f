import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useSize } from '../../ui/charts/use-size.ts';
import { Select } from '../../ui/field.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { SearchField } from '../../ui/search-field.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { EmptyState, LoadingLine } from '../../ui/states.tsx';
import { EmailList } from './email-list.tsx';
import { EmailPanel } from './email-panel.tsx';
import { KINDS, LINKED, STATES } from './email-types.ts';
import { StateChips } from './state-chips.tsx';
import { useEmailList } from './use-email-list.ts';
import { WaitingNote } from './waiting-note.tsx';

/** Every message that was looked at, with the verdict and why. */
export function ProcessedEmailsScreen() {
  usePageTitle('Processed Emails');
  const { params, change } = useAddress();
  const client = useQueryClient();
  const state = oneOf(params.get('state'), STATES);
  const kind = oneOf(params.get('kind'), KINDS);
  const q = (params.get('q') ?? '').trim().slice(0, 200);
  const linked = oneOf(params.get('linked'), LINKED);
  const sender = (params.get('sender') ?? '').trim().slice(0, 320);
  const openId = params.get('message');
  const [text, setText] = useSearchText(q, (next) => change({ q: next }));
  const { query, first, emails } = useEmailList({
    ...(q ? { q } : {}),
    ...(state ? { state } : {}),
    ...(kind ? { kind } : {}),
    ...(linked ? { linked } : {}),
    ...(sender ? { sender } : {}),
  });
  const search = useRef<HTMLInputElement>(null);
  const isWide = useMedia(WIDE);
  const [stickRef, stick] = useSize<HTMLDivElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const open = (id: string | null): void => {
    if (id) setActiveId(id);
    change({ message: id }, id && !openId ? 'push' : 'replace');
  };
  const step = (by: number): void => {
    const at = emails.findIndex((email) => email.id === (openId ?? activeId));
    const next = emails[at < 0 ? 0 : Math.min(emails.length - 1, Math.max(0, at + by))];
    if (!next) return;
    if (openId) open(next.id);
    else setActiveId(next.id);
    document.getElementById(`email-${next.id}`)?.scrollIntoView({ block: 'nearest' });
  };
  useKeys({
    '/': () => search.current?.focus(),
    j: () => step(1),
    k: () => step(-1),
    ArrowDown: () => step(1),
    ArrowUp: () => step(-1),
    Enter: () => activeId && open(activeId),
    Escape: () => open(null),
  });
  const clear = (): void => change({ q: null, state: null, kind: null, linked: null, sender: null });
  const isFiltered = q !== '' || state !== null || kind !== null || linked !== null || sender !== '';
  const isNothing = first !== undefined && emails.length === 0 && !query.hasNextPage;
  return (
    <div className="page">
      <div className="grid gap-1.5">
        <h1 className="title">Processed Emails</h1>
        <p className="text-muted">Every message that was looked at, what was decided, and why.</p>
      </div>
      {first && first.total === 0 ? (
        <div className="card mt-6">
          <EmptyState
            title="No message was looked at yet"
            reason="Connect your mailbox. Each message that is read appears here with its verdict, and with the bytes of it that left this machine: none, unless you say otherwise."
            action={
              <ButtonLink variant="primary" href="/email-ai">
                Connect your mailbox
              </ButtonLink>
            }
          />
        </div>
      ) : (
        <div className="grid items-start gap-x-6 lg:has-[aside]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="min-w-0">
            <div
              ref={stickRef}
              className="sticky top-(--bar-height) z-10 grid grid-cols-[minmax(0,1fr)] gap-3 bg-paper py-3"
            >
              <div className="flex items-center gap-2">
                <SearchField
                  ref={search}
                  label="Search emails"
                  placeholder="Search sender, subject, merchant"
                  value={text}
                  onChange={setText}
                  className="min-w-0 flex-1"
                />
                <Select
                  label="Kind"
                  value={kind ?? ''}
                  onChange={(event) => change({ kind: event.target.value })}
                >
                  <option value="">Every kind</option>
                  {KINDS.map((value) => (
                    <option key={value} value={value}>
                      {KIND_NAMES[value]}
                    </option>
                  ))}
                </Select>
                <Select
                  label="Charge"
                  value={linked ?? ''}
                  className="max-sm:hidden"
                  onChange={(event) => change({ linked: event.target.value })}
                >
                  <option value="">With or without charge</option>
                  <option value="yes">Joined to a charge</option>
                  <option value="no">Receipt without a charge</option>
                </Select>
              </div>
              <StateChips
                counts={first?.counts ?? null}
                total={first?.total ?? 0}
                state={state}
                linked={linked}
                sender={sender}
                onState={(next) => change({ state: next, linked: null })}
                onClear={(name) => change({ [name]: null })}
              />
              {state === 'needs_review' && first && (
                <WaitingNote emails={first.counts.needs_review ?? 0} questions={first.waitingForReview} />
              )}
            </div>
            {isNothing ? (
              <div className="card">
                <EmptyState
                  title="No message matches"
                  reason="Fewer words or filters find more."
                  action={isFiltered && <Button onClick={clear}>Clear search and filters</Button>}
                />
              </div>
            ) : first ? (
              <EmailList
                emails={emails}
                isStale={query.isPlaceholderData}
                hasMore={query.hasNextPage}
                isLoadingMore={query.isFetchingNextPage}
                hasFailed={query.isFetchNextPageError}
                stickPx={stick.height + 56}
                activeId={activeId}
                openId={openId}
                onMore={() => void query.fetchNextPage()}
                onOpen={open}
              />
            ) : query.isError ? (
              <div className="card">
                <LoadFailed
                  title="The messages could not be listed"
                  error={query.error}
                  onRetry={() => void client.invalidateQueries({ queryKey: ['processed-emails'] })}
                />
              </div>
            ) : (
              <div className="grid gap-3">
                <LoadingLine text="Loading..." waitsFor="Listing what was looked at." />
                <div className="card p-5">
                  <SkeletonLines count={12} />
                </div>
              </div>
            )}
          </div>
          {openId && (
            <EmailPanel messageId={openId} isDocked={isWide} onOpen={open} onClose={() => open(null)} />
          )}
        </div>
      )}
    </div>
  );
}
