import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function DashboardScreen() {
  usePageTitle('Dashboard');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Dashboard</h1>
      <Loading />
    </div>
  );
}
