import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function LoginScreen() {
  usePageTitle('Sign In');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Sign In</h1>
      <Loading />
    </div>
  );
}
