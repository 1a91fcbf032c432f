import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { call } from '../../../lib/api-client.ts';
import { queryKeyOf } from '../../../lib/api-query.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { AgoText } from '../../../ui/date-text.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';

type SecurityEvent = ResponseOf<'listSecurityEvents'>['events'][number];

const WORDS: Readonly<Record<SecurityEvent['kind'], string>> = {
  'account-created': texts.log.events.accountCreated,
  'sign-in': texts.log.events.signIn,
  'sign-in-failed': texts.log.events.signInFailed,
  'code-failed': texts.log.events.codeFailed,
  'password-changed': texts.log.events.passwordChanged,
  'password-reset': texts.log.events.passwordReset,
  'email-changed': texts.log.events.emailChanged,
  'signed-out-everywhere': texts.log.events.signedOutEverywhere,
  'session-ended': texts.log.events.sessionEnded,
  'other-sessions-ended': texts.log.events.otherSessionsEnded,
  'second-factor-on': texts.log.events.secondFactorOn,
  'second-factor-off': texts.log.events.secondFactorOff,
  'recovery-codes-made': texts.log.events.recoveryCodesMade,
  'recovery-code-used': texts.log.events.recoveryCodeUsed,
  'passkey-added': texts.log.events.passkeyAdded,
  'passkey-renamed': texts.log.events.passkeyRenamed,
  'passkey-removed': texts.log.events.passkeyRemoved,
  'factors-reset': texts.log.events.factorsReset,
  'data-exported': texts.log.events.dataExported,
  'calendar-address-created': texts.log.events.calendarAddressCreated,
  'household-invited': texts.log.events.householdInvited,
  'household-joined': texts.log.events.householdEntered,
  'household-member-removed': texts.log.events.householdMemberRemoved,
  'household-left': texts.log.events.householdLeft,
};

/** Failures, which are highlighted. */
const FAILURES: readonly SecurityEvent['kind'][] = ['sign-in-failed', 'code-failed'];

/** The security log; loads on demand. */
export function SecurityLogCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card title={texts.log.title}>
      {isOpen ? (
        <Log />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
          <p className="text-14 text-muted">{texts.log.explained}</p>
          <Button onClick={() => setOpen(true)}>{texts.log.show}</Button>
        </div>
      )}
    </Card>
  );
}

function Log() {
  const query = useInfiniteQuery({
    queryKey: queryKeyOf('listSecurityEvents'),
    queryFn: ({ pageParam, signal }) =>
      call('listSecurityEvents', { query: pageParam === null ? {} : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (last) => last.nextCursor,
  });
  if (!query.data)
    return query.isError ? (
      <p role="alert" className="border-t px-4 py-4 text-14 text-brick sm:px-5">
        {texts.log.failed}
      </p>
    ) : (
      <SkeletonLines count={4} className="border-t p-5" />
    );
  const events = query.data.pages.flatMap((page) => page.events);
  return (
    <>
      {events.length === 0 && <p className="border-t px-4 py-4 text-muted sm:px-5">{texts.log.empty}</p>}
      <ul className="divide-y divide-line border-t">
        {events.map((event) => (
          <EventLine key={event.id} event={event} />
        ))}
      </ul>
      {query.hasNextPage && (
        <div className="border-t px-4 py-4 sm:px-5">
          <Button isBusy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {texts.log.more}
          </Button>
        </div>
      )}
    </>
  );
}

function EventLine({ event }: { readonly event: SecurityEvent }) {
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-0.5 px-4 py-3 sm:px-5">
      <span className={FAILURES.includes(event.kind) ? 'font-medium text-brick' : 'font-medium'}>
        {WORDS[event.kind]}
        {event.count > 1 && <span className="font-normal"> · {texts.log.times(event.count)}</span>}
      </span>
      <span className="flex flex-wrap gap-x-2 text-13 text-muted">
        {event.device !== '' && <span>{event.device}</span>}
        {event.ipAddress !== '' && <span>{event.ipAddress}</span>}
        <AgoText instant={event.at} />
      </span>
    </li>
  );
}
