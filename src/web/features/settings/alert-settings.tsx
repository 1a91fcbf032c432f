import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Card } from '../../ui/card.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { AlertForm } from './alert-form.tsx';
import { MutedKinds } from './muted-kinds.tsx';

/** Alert thresholds, quiet hours and muted notifications. */
export function AlertSettings() {
  const { data, error, refetch } = useQuery(apiQuery('getAlertSettings'));
  if (!data && error)
    return (
      <div className="card">
        <LoadFailed title={texts.alerts.failed} error={error} onRetry={() => void refetch()} />
      </div>
    );
  if (!data) return <div className="min-h-60" />;
  const { currency, largeCharge, lowBalance, quietHours } = data;
  // Only what the form saves: a change of anything else keeps what the user is typing.
  const saved = JSON.stringify([currency, largeCharge.setMinor, lowBalance.setMinor, quietHours]);
  return (
    <>
      {data.email !== 'ready' && <p className="text-14 text-amber">{texts.email[data.email]}</p>}
      <Card title={texts.alerts.title}>
        <AlertForm key={saved} settings={data} />
      </Card>
      {data.mutedKinds.length > 0 && <MutedKinds kinds={data.mutedKinds} />}
    </>
  );
}
