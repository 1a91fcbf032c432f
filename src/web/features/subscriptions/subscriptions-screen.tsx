import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function SubscriptionsScreen() {
  usePageTitle('Subscriptions');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Subscriptions</h1>
      <Loading />
    </div>
  );
}
