import { lazy, Suspense } from 'react';

const CodeStep = lazy(() => import('./code-step.tsx').then((module) => ({ default: module.CodeStep })));

/** The code step, loaded when an account needs it. */
export function LazyCodeStep({ onCancel }: { readonly onCancel: () => void }) {
  return (
    <Suspense fallback={<div className="min-h-40" />}>
      <CodeStep onCancel={onCancel} />
    </Suspense>
  );
}
