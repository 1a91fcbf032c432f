import { useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { texts } from '../../texts/en/notifications.ts';
import { Card } from '../../ui/card.tsx';
import { AlertForm } from './alert-form.tsx';
import { MutedKinds } from './muted-kinds.tsx';

/** Alert thresholds, quiet hours and muted notifications. */
export function AlertSettings() {
  const { data } = useQuery(apiQuery('getAlertSettings'));
  if (!data) return <div className="min-h-60" />;
  return (
    <>
      {data.email !== 'ready' && <p className="text-14 text-amber">{texts.email[data.email]}</p>}
      <Card title={texts.alerts.title}>
        <AlertForm key={JSON.stringify(data)} settings={data} />
      </Card>
      {data.mutedKinds.length > 0 && <MutedKinds kinds={data.mutedKinds} />}
    </>
  );
}
