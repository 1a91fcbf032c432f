import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearch } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/household.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ArrowLeft } from '../../../ui/icons/common.tsx';
import { LoadingStatus } from '../../../ui/loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { HouseholdContent } from './household-content.tsx';

const ACCOUNT = '/settings?tab=account';

/** The household page. */
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
      {query.isPending && <LoadingStatus text={texts.loading} waitsFor={texts.waitsFor} />}
      {query.isError && (
        <Card>
          <ErrorState
            title={texts.failed}
            message={errorMessage(query.error, texts.failed)}
            action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
          />
        </Card>
      )}
      {query.data && <HouseholdContent data={query.data} token={token} />}
    </div>
  );
}
