import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { KIND_NAMES } from '../../lib/format/mail.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { oneOf, useAddress } from '../../lib/use-address.ts';
import { useKeys } from '../../lib/use-keys.ts';
import { useMedia, WIDE } from '../../lib/use-media.ts';
import { useSearchText } from '../../lib/use-search-text.ts';
import { texts } from '../../texts/en/processed-emails.ts';
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
  usePageTitle(texts.title);
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
        <h1 className="title">{texts.title}</h1>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {first && first.total === 0 ? (
        <div key="first-run" className="card mt-6">
          <EmptyState
            title={texts.firstRun.title}
            reason={texts.firstRun.reason}
            action={
              <ButtonLink variant="primary" href="/email-ai">
                {texts.firstRun.connect}
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
              <div className="flex flex-wrap items-center gap-2">
                <SearchField
                  ref={search}
                  label={texts.search.label}
                  placeholder={texts.search.hint}
                  value={text}
                  onChange={setText}
                  className="min-w-0 flex-1 max-sm:basis-full"
                />
                <Select
                  label={texts.filters.kind}
                  value={kind ?? ''}
                  className="max-sm:min-w-0 max-sm:flex-1"
                  onChange={(event) => change({ kind: event.target.value })}
                >
                  <option value="">{texts.filters.everyKind}</option>
                  {KINDS.map((value) => (
                    <option key={value} value={value}>
                      {KIND_NAMES[value]}
                    </option>
                  ))}
                </Select>
                <Select
                  label={texts.filters.charge}
                  value={linked ?? ''}
                  className="max-sm:min-w-0 max-sm:flex-1"
                  onChange={(event) => change({ linked: event.target.value })}
                >
                  <option value="">{texts.filters.anyCharge}</option>
                  <option value="yes">{texts.filters.joined}</option>
                  <option value="no">{texts.filters.unjoined}</option>
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
                  title={texts.noMatch.title}
                  reason={texts.noMatch.reason}
                  action={isFiltered && <Button onClick={clear}>{texts.noMatch.clear}</Button>}
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
                  title={texts.failed}
                  error={query.error}
                  onRetry={() => void client.invalidateQueries({ queryKey: ['processed-emails'] })}
                />
              </div>
            ) : (
              <div className="grid gap-3">
                <LoadingLine text={texts.loading.title} waitsFor={texts.loading.waitsFor} />
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
