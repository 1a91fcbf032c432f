import { usePageTitle } from '../../lib/page-title.ts';
import { texts } from '../../texts/en/not-found.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { ReceiptPlaceholder } from '../../ui/receipt-placeholder.tsx';

/** The screen for unknown URLs. */
export function NotFoundScreen({ path }: { readonly path: string }) {
  usePageTitle(texts.title);
  return (
    <>
      <PublicBar />
      <main
        id="main"
        tabIndex={-1}
        className="page flex items-center justify-between gap-12 pt-[14dvh] outline-none"
      >
        <div className="grid min-w-0 justify-items-start gap-3">
          <h1 className="title">{texts.title}</h1>
          <p className="max-w-full text-muted">
            {texts.nothingAt(<code className="font-mono text-14 break-all text-ink">{path}</code>)}
          </p>
          <div className="pt-4">
            <ButtonLink href="/dashboard" variant="primary">
              {texts.back}
            </ButtonLink>
          </div>
        </div>
        <div className="hidden pr-16 md:block">
          <ReceiptPlaceholder />
        </div>
      </main>
    </>
  );
}
