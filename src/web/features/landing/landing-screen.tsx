import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function LandingScreen() {
  usePageTitle('Fettle');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Fettle</h1>
      <Loading />
    </div>
  );
}
