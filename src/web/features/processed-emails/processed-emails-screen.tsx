import { useRef, useState } from 'react';
import { usePageTitle } from '../../lib/page-title.ts';
import { useMediaQuery, WIDE } from '../../lib/use-media-query.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/processed-emails.ts';
import { useSize } from '../../ui/charts/use-size.ts';
import { EmailPanel } from './email-panel.tsx';
import { EmailResults } from './email-results.tsx';
import { EmailToolbar } from './email-toolbar.tsx';
import { NoEmailsYet } from './no-emails-yet.tsx';
import { useEmailKeys } from './use-email-keys.ts';
import { parseEmailFilter, useEmailList } from './use-email-list.ts';

/** The Processed Emails screen. */
export function ProcessedEmailsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useUrlState();
  const filter = parseEmailFilter(params);
  const list = useEmailList(filter);
  const openId = params.get('message');
  const search = useRef<HTMLInputElement>(null);
  const isWide = useMediaQuery(WIDE);
  const [stickRef, stick] = useSize<HTMLDivElement>();
  const [activeId, setActiveId] = useState<string | null>(null);
  const open = (id: string | null): void => {
    if (id) setActiveId(id);
    change({ message: id }, id && !openId ? 'push' : 'replace');
  };
  useEmailKeys({ emails: list.emails, activeId, openId, setActiveId, open, search });
  return (
    <div className="page">
      <div className="grid gap-1.5">
        <h1 className="title">{texts.title}</h1>
        <p className="text-muted">{texts.lead}</p>
      </div>
      {list.first?.total === 0 ? (
        <NoEmailsYet />
      ) : (
        <div className="grid items-start gap-x-6 lg:has-[aside]:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]">
          <div className="min-w-0">
            <EmailToolbar ref={stickRef} filter={filter} first={list.first} searchRef={search} />
            <EmailResults
              filter={filter}
              list={list}
              activeId={activeId}
              openId={openId}
              stickPx={stick.height}
              onOpen={open}
            />
          </div>
          {openId && (
            <EmailPanel messageId={openId} isDocked={isWide} onOpen={open} onClose={() => open(null)} />
          )}
        </div>
      )}
    </div>
  );
}
