import { lazy, type ReactNode, Suspense } from 'react';
import { useMediaQuery, WIDE } from '../../lib/use-media-query.ts';
import { texts } from '../../texts/en/login.ts';
import { Loading } from '../../ui/loading.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';

/** Loaded only on wide screens. */
const ReceiptPicture = lazy(() =>
  import('./sample-claim.tsx').then((module) => ({ default: module.SampleClaim })),
);

interface LoginFrameProps {
  readonly isEntering: boolean;
  readonly children: ReactNode;
}

/** The login page layout: top bar, form column and sample panel. */
export function LoginFrame({ isEntering, children }: LoginFrameProps) {
  return (
    <div
      className="grid min-h-dvh grid-cols-[minmax(0,1fr)] grid-rows-[auto_1fr]
      lg:grid-cols-[minmax(0,1fr)_minmax(0,46%)]"
    >
      <PublicBar />
      <main
        id="main"
        tabIndex={-1}
        className="col-start-1 mx-auto w-full max-w-[calc(400px+2*var(--gutter))] px-(--gutter) pt-[max(24px,9dvh)]
          pb-16 outline-none"
      >
        {isEntering ? <Loading text={texts.entering} /> : <div className="grid gap-7">{children}</div>}
      </main>
      <SamplePanel />
    </div>
  );
}

/** The sample panel on wide screens; its background renders immediately. */
function SamplePanel() {
  const isWide = useMediaQuery(WIDE);
  if (!isWide) return null;
  return (
    <aside
      aria-label={texts.beside}
      className="to-the-edge sticky top-0 col-start-2 row-span-2 row-start-1 grid h-dvh grid-cols-[minmax(0,29rem)]
        place-content-center border-l bg-sunken px-10"
    >
      <Suspense>
        <ReceiptPicture />
      </Suspense>
    </aside>
  );
}
