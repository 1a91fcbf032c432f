import './landing.css';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
import { ProductPicture } from './product-picture.tsx';
import { UnfoldingLedger } from './unfolding-ledger.tsx';

const PROOFS = [
  {
    title: 'Reads on your machine',
    text: 'Mail is read where Fettle runs. Nothing leaves it unless you say so, and every byte that did is listed.',
  },
  {
    title: 'Forgets nothing',
    text: 'Each message and each bank row is accounted for once, with the reason beside it.',
  },
  {
    title: 'Claims what is yours',
    text: 'Health spending is found item by item, proven by its receipt and ready for your HSA or FSA.',
  },
] as const;

/** What the join of receipts and bank rows gives, in one screen. */
export function LandingScreen() {
  usePageTitle('');
  const { session } = useAuth();
  const isSignedIn = session.status === 'signedIn';
  return (
    <>
      <PublicBar
        action={
          <Link href={isSignedIn ? '/dashboard' : '/login'} className="btn" data-variant="secondary">
            {isSignedIn ? 'Dashboard' : 'Sign In'}
          </Link>
        }
      />
      <main id="main" tabIndex={-1} className="page pt-8 outline-none sm:pt-14">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 xl:grid-cols-[minmax(0,1fr)_34rem] xl:items-center">
          <div>
            <h1 className="landing-title">Every charge, explained by its receipt.</h1>
            <p className="mt-5 max-w-[46ch] text-[1.0625rem] leading-7 text-muted">
              Fettle joins each bank row to the e-mail that proves it, line by line, so that you know what you
              bought, what comes back every month, and what you can claim.
            </p>
            <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-3">
              <ButtonLink
                href={isSignedIn ? '/dashboard' : '/login?mode=sign-up'}
                variant="primary"
                size="large"
                className="max-sm:w-full"
              >
                {isSignedIn ? 'Open your dashboard' : 'Start your ledger'}
              </ButtonLink>
              <span className="text-14 text-muted">Runs on your own machine. No card is asked for.</span>
            </div>
          </div>
          <UnfoldingLedger />
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
      </main>
    </>
  );
}
