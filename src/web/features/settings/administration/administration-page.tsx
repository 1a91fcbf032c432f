import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/administration.ts';
import { Button } from '../../../ui/button.tsx';
import { ArrowLeft } from '../../../ui/icons/common.tsx';
import { LoadingStatus } from '../../../ui/loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { Health } from './administration-health.tsx';
import { Invitations } from './administration-invitations.tsx';
import { Users } from './administration-users.tsx';

const ACCOUNT = '/settings?tab=account';

/** The administration page: accounts, invitations and server health. */
export function AdministrationPage() {
  const [, navigate] = useLocation();
  const users = useQuery(apiQuery('listUsers'));
  const invitations = useQuery(apiQuery('listInvitations'));
  const health = useQuery(apiQuery('getServerHealth'));
  const failed = [users, invitations, health].find(({ isError }) => isError);
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => navigate(ACCOUNT)}>
          <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
          {texts.back}
        </Button>
      </div>
      {failed && <ErrorState title={texts.failed} message={errorMessage(failed.error, texts.failed)} />}
      {users.isPending && <LoadingStatus text={texts.loading} waitsFor={texts.waitsFor} />}
      {users.data && <Users users={users.data.users} />}
      {invitations.data && <Invitations data={invitations.data} />}
      {health.data && <Health health={health.data} />}
    </div>
  );
}
