import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function SettingsScreen() {
  usePageTitle('Settings');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Settings</h1>
      <Loading />
    </div>
  );
}
