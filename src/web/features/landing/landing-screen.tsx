import './landing.css';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/landing.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { LanguageLinks } from './language-links.tsx';
import { ProductPicture } from './product-picture.tsx';
import { SampleMatch } from './sample-match.tsx';

const PROOFS = [
  {
    title: texts.proofs.local.title,
    text: texts.proofs.local.text,
  },
  {
    title: texts.proofs.complete.title,
    text: texts.proofs.complete.text,
  },
  {
    title: texts.proofs.health.title,
    text: texts.proofs.health.text,
  },
] as const;

/** The landing page. */
export function LandingScreen() {
  usePageTitle('');
  const { session } = useAuth();
  const isSignedIn = session.status === 'signedIn';
  return (
    <>
      <PublicBar
        action={
          <Link href={isSignedIn ? '/dashboard' : '/login'} className="btn" data-variant="secondary">
            {isSignedIn ? texts.dashboard : texts.signIn}
          </Link>
        }
      />
      <main id="main" tabIndex={-1} className="page pt-8 outline-none sm:pt-14">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_34rem]">
          <div className="xl:pt-16">
            <h1 className="landing-title">{texts.title}</h1>
            <p className="mt-5 max-w-[46ch] text-[1.0625rem] leading-7 text-muted">{texts.lead}</p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink
                href={isSignedIn ? '/dashboard' : '/login?mode=sign-up'}
                variant="primary"
                size="large"
                className="max-sm:w-full"
              >
                {isSignedIn ? texts.open : texts.start}
              </ButtonLink>
              <span className="text-14 text-muted">{texts.promise}</span>
            </div>
          </div>
          <SampleMatch />
        </div>
        <dl className="mt-14 grid gap-x-10 gap-y-8 border-t pt-8 md:grid-cols-3">
          {PROOFS.map((proof) => (
            <div key={proof.title}>
              <dt className="font-serif text-[1.1875rem] leading-6 font-medium">{proof.title}</dt>
              <dd className="mt-1.5 max-w-[46ch] text-muted">{proof.text}</dd>
            </div>
          ))}
        </dl>
        <ProductPicture />
        {!isSignedIn && <LanguageLinks />}
      </main>
    </>
  );
}
