import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/security.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { SkeletonLines } from '../../../ui/skeleton.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import { SecurityLogCard } from './security-log-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SignInCard } from './sign-in-card.tsx';

/** Sign-in methods, devices and the security log. */
export function SecurityCards() {
  const query = useQuery(apiQuery('getSecurity'));
  const security = query.data;
  if (query.isError && !security)
    return (
      <Card title={texts.title}>
        <ErrorState
          title={texts.loadFailed}
          message={errorMessage(query.error, texts.failed)}
          action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
        />
      </Card>
    );
  if (!security)
    return (
      <Card title={texts.title}>
        <SkeletonLines count={4} className="border-t p-5" />
      </Card>
    );
  return (
    <>
      <SignInCard security={security} />
      {security.isAvailable && (
        <>
          <SessionsCard sessions={security.sessions} />
          <SecurityLogCard />
        </>
      )}
    </>
  );
}
