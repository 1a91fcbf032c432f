import './landing.css';
import { Link } from 'wouter';
import { usePageTitle } from '../../lib/page-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { PublicBar } from '../../ui/public-bar.tsx';
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
        <h1 className="landing-title">Every charge, explained by its receipt.</h1>
        <p className="mt-5 max-w-[54ch] text-[1.0625rem] leading-7 text-muted">
          Fettle joins each bank row to the e-mail that proves it, line by line, so that you know what you
          bought and what you can claim.
        </p>
        <div className="mt-10 grid gap-x-16 gap-y-10 lg:mt-12 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
          <UnfoldingLedger />
          <div className="flex flex-col">
            <dl className="grid gap-x-8 md:max-lg:grid-cols-3">
              {PROOFS.map((proof) => (
                <div
                  key={proof.title}
                  className="border-t py-5 first:border-t-0 first:pt-0 md:max-lg:border-t-0 md:max-lg:pt-0 lg:first:pt-1"
                >
                  <dt className="font-serif text-[1.1875rem] leading-6 font-medium">{proof.title}</dt>
                  <dd className="mt-1.5 max-w-[46ch] text-muted">{proof.text}</dd>
                </div>
              ))}
            </dl>
            <div className="border-t pt-6">
              <ButtonLink
                href={isSignedIn ? '/dashboard' : '/login?mode=sign-up'}
                variant="primary"
                size="large"
                className="max-sm:w-full"
              >
                {isSignedIn ? 'Open your dashboard' : 'Start your ledger'}
              </ButtonLink>
            </div>
          </div>
        </div>
      </main>
    </>
  );
}
