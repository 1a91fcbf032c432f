import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function InsightsScreen() {
  usePageTitle('Insights');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Insights</h1>
      <Loading />
    </div>
  );
}
