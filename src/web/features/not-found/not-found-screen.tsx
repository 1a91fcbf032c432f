import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/not-found.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';

/** Any address that is no screen. */
export function NotFoundScreen({ path }: { readonly path: string }) {
  usePageTitle(texts.title);
  return (
    <>
      <PublicBar />
      <main id="main" tabIndex={-1} className="page grid justify-items-start gap-3 pt-[14dvh] outline-none">
        <h1 className="title">{texts.title}</h1>
        <p className="max-w-full text-muted">
          {texts.nothingAt(<code className="font-mono text-14 break-all text-ink">{path}</code>)}
        </p>
        <div className="pt-4">
          <ButtonLink href="/dashboard" variant="primary">
            {texts.back}
          </ButtonLink>
        </div>
      </main>
    </>
  );
}
