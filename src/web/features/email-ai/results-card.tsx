import { KIND_NAMES, STATE_NAMES } from '../../lib/format/mail.ts';
import { formatCount } from '../../lib/format/money.ts';
import { texts } from '../../texts/en/email-ai.ts';
import { Card } from '../../ui/card.tsx';
import { TextLink } from '../../ui/text-link.tsx';
import type { EmailAi } from './email-ai-screen.tsx';

const KINDS = ['purchase', 'subscription', 'refund', 'shipping', 'other'] as const;
const STATES = ['processed', 'needs_review', 'not_receipt', 'failed', 'skipped', 'new'] as const;
const STATE_COLORS = {
  processed: 'bg-evergreen',
  needs_review: 'bg-amber-fill',
  not_receipt: 'bg-line-strong',
  failed: 'bg-brick',
  skipped: 'bg-line',
  new: 'bg-line',
} as const;

/** Results by type: every message is counted once, and each count links to its messages. */
export function ResultsCard({ data }: { readonly data: EmailAi }) {
  const total = STATES.reduce((sum, state) => sum + (data.counts[state] ?? 0), 0);
  const states = STATES.filter((state) => (data.counts[state] ?? 0) > 0);
  return (
    <Card
      title={texts.found.title}
      actions={
        <TextLink href="/processed-emails" className="text-link text-13">
          {texts.found.all(total)}
        </TextLink>
      }
    >
      <div className="grid grid-cols-3 border-t">
        <Fact name={texts.found.matched} count={data.matched} href="/processed-emails?linked=yes" isMain />
        <Fact name={texts.found.questions} count={data.waitingForReview} href="/email-ai/review" />
        <Fact
          name={texts.found.unmatched}
          count={data.receiptsWithoutCharge}
          href="/processed-emails?linked=no"
        />
      </div>
      <div className="grid gap-6 border-t px-4 py-5 sm:grid-cols-2 sm:gap-10 sm:px-5">
        <section className="grid content-start gap-2">
          <h3 className="label">{texts.found.byVerdict}</h3>
          <div className="flex h-2 gap-px overflow-hidden rounded-full" aria-hidden>
            {states.map((state) => (
              <span
                key={state}
                className={`chart-row-bar h-full ${STATE_COLORS[state]}`}
                style={{ width: `${((data.counts[state] ?? 0) / Math.max(1, total)) * 100}%` }}
              />
            ))}
          </div>
          <ul className="-mx-2">
            {states.map((state) => (
              <CountItem
                key={state}
                name={STATE_NAMES[state]}
                count={data.counts[state] ?? 0}
                href={`/processed-emails?state=${state}`}
                swatch={STATE_COLORS[state]}
              />
            ))}
          </ul>
        </section>
        <section className="grid content-start gap-2">
          <h3 className="label">{texts.found.byKind}</h3>
          <ul className="-mx-2">
            {KINDS.map((kind) => (
              <CountItem
                key={kind}
                name={KIND_NAMES[kind]}
                count={data.kinds[kind] ?? 0}
                href={`/processed-emails?kind=${kind}`}
              />
            ))}
          </ul>
        </section>
      </div>
    </Card>
  );
}

function Fact(props: {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly isMain?: boolean;
}) {
  return (
    <TextLink
      href={props.href}
      className="grid content-start gap-0.5 border-line border-r px-3 py-4 transition-colors last:border-r-0
        hover:bg-hover focus-visible:-outline-offset-3 sm:px-5"
    >
      <span
        className={`figures text-24 font-semibold tracking-[-0.02em] ${props.isMain ? 'text-evergreen' : ''}`}
      >
        {formatCount(props.count)}
      </span>
      <span className="text-13 text-muted">{props.name}</span>
    </TextLink>
  );
}

function CountItem(props: {
  readonly name: string;
  readonly count: number;
  readonly href: string;
  readonly swatch?: string;
}) {
  return (
    <li>
      <TextLink
        href={props.href}
        className="flex min-h-8 items-center gap-2.5 rounded-control px-2 text-14 hover:bg-hover"
      >
        {props.swatch && <span aria-hidden className={`size-2.5 rounded-[3px] ${props.swatch}`} />}
        <span className="flex-1">{props.name}</span>
        <span className="figures font-medium">{formatCount(props.count)}</span>
      </TextLink>
    </li>
  );
}
