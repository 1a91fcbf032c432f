import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function OnboardingScreen() {
  usePageTitle('Welcome');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Welcome</h1>
      <Loading />
    </div>
  );
}
