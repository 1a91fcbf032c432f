import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../../lib/api-query.ts';
import { messageOf } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ArrowLeft } from '../../../ui/icons/common.tsx';
import { LoadingLine } from '../../../ui/loading.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { InviteCard } from './invite-card.tsx';
import { MembersCard } from './members-card.tsx';
import { ReceivedCard } from './received-card.tsx';
import { SharingCard } from './sharing-card.tsx';

export type HouseholdAnswer = ResponseOf<'getHousehold'>;
export type Household = NonNullable<HouseholdAnswer['household']>;

const ACCOUNT = '/settings?tab=account';

/** Members, invitations and what the user shares. */
export function HouseholdPage() {
  const [, navigate] = useLocation();
  const token = new URLSearchParams(useSearch()).get('invitation');
  const query = useQuery(apiQuery('getHousehold', { query: token === null ? {} : { invitation: token } }));
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => navigate(ACCOUNT)}>
          <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
          {texts.back}
        </Button>
      </div>
      {query.isPending && <LoadingLine text={texts.loading} waitsFor={texts.waitsFor} />}
      {query.isError && (
        <Card>
          <ErrorState
            title={texts.failed}
            message={messageOf(query.error, texts.failed)}
            action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
          />
        </Card>
      )}
      {query.data && <Content data={query.data} token={token} />}
    </div>
  );
}

function Content({ data, token }: { readonly data: HouseholdAnswer; readonly token: string | null }) {
  const { household, received } = data;
  const mayInvite = household === null || household.role === 'owner';
  return (
    <>
      {received.map((invitation) => (
        <ReceivedCard key={invitation.id} invitation={invitation} token={token} />
      ))}
      {token !== null && received.length === 0 && household === null && (
        <Card title={texts.received.title}>
          <p className="border-t px-4 py-4 text-14 text-muted sm:px-5">{texts.received.other}</p>
        </Card>
      )}
      {household ? (
        <MembersCard household={household} />
      ) : (
        received.length === 0 && (
          <Card>
            <EmptyState title={texts.start.title} reason={texts.start.reason} />
          </Card>
        )
      )}
      {mayInvite && <InviteCard invitations={household?.invitations ?? []} />}
      {household && <SharingCard household={household} />}
    </>
  );
}
