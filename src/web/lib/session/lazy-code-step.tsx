import { lazy, Suspense } from 'react';

const CodeStep = lazy(() => import('./code-step.tsx').then((module) => ({ default: module.CodeStep })));

/** The step that asks for a code of the second factor, fetched when an account wants one. */
export function LazyCodeStep({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <CodeStep onCancel={onCancel} />
    </Suspense>
  );
}
