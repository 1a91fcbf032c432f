import { texts } from '../../texts/en/dashboard.ts';
import { Card } from '../../ui/card.tsx';
import { AttentionCard } from './attention-card.tsx';
import { ConnectCard } from './connect-card.tsx';
import type { Dashboard } from './dashboard-screen.tsx';
import { SetupSteps } from './setup-steps.tsx';

/** The dashboard of a new user: three setup steps and placeholders of later content. */
export function FirstRun({ data }: { readonly data: Dashboard }) {
  return (
    <div className="grid items-start gap-5 lg:grid-cols-12">
      <div className="grid min-w-0 gap-5 lg:col-span-8">
        <SetupSteps />
      </div>
      <div className="grid min-w-0 gap-5 lg:col-span-4">
        <AttentionCard items={data.attention} />
        <Card title={texts.subscriptions.title}>
          <p className="card-body text-14 text-muted">{texts.subscriptions.firstRun}</p>
        </Card>
        <ConnectCard />
      </div>
      <Card title={texts.trend.title} className="lg:col-span-12">
        <PlaceholderCurve />
      </Card>
    </div>
  );
}

function PlaceholderCurve() {
  return (
    <div className="card-body">
      <svg
        aria-hidden="true"
        viewBox="0 0 640 150"
        className="w-full text-line-strong"
        preserveAspectRatio="none"
        height="130"
      >
        <path d="M0 75H640" className="stroke-line" />
        <path
          d="M0 96C40 96 60 60 107 58S180 92 213 92s70-44 107-44 70 62 107 62 72-30 107-30 60 22 106 22"
          fill="none"
          stroke="currentColor"
          strokeDasharray="3 5"
          strokeWidth="1.5"
        />
      </svg>
      <p className="pt-3 text-14 text-muted">{texts.trend.firstRun}</p>
    </div>
  );
}
