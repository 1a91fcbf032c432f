import { usePageTitle } from '../../lib/page-title.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';

/** Any address that is no screen. */
export function NotFoundScreen({ path }: { readonly path: string }) {
  usePageTitle('Page not found');
  return (
    <>
      <PublicBar />
      <main id="main" tabIndex={-1} className="page grid justify-items-start gap-3 pt-[14dvh] outline-none">
        <h1 className="title">Page not found</h1>
        <p className="max-w-full text-muted">
          Nothing lives at <code className="font-mono text-14 break-all text-ink">{path}</code>.
        </p>
        <div className="pt-4">
          <ButtonLink href="/dashboard" variant="primary">
            Back to Dashboard
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
