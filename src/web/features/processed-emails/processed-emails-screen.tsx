import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function ProcessedEmailsScreen() {
  usePageTitle('Processed Emails');
  return (
    <div className="page grid gap-6">
      <h1 className="title">Processed Emails</h1>
      <Loading />
    </div>
  );
}
