import { usePageTitle } from '../../lib/page-title.ts';
import { Loading } from '../../ui/states.tsx';

export function EmailAiScreen() {
  usePageTitle('EmailAI');
  return (
    <div className="page grid gap-6">
      <h1 className="title">EmailAI</h1>
      <Loading />
    </div>
  );
}
