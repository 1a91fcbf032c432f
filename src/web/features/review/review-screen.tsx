import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function ReviewScreen() {
  usePageTitle('AI Review');
  return (
    <div className="page grid gap-6">
      <h1 className="title">AI Review</h1>
      <Loading />
    </div>
  );
}
