import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings-screen.tsx';
import { PreferenceLine, type PreferenceText } from './toggle-line.tsx';

const CHANNELS: readonly PreferenceText[] = [
  { key: 'email', label: 'Email notifications', hint: 'Notices come to the address you sign in with.' },
  {
    key: 'push',
    label: 'Push notifications',
    hint: 'Notices come to this device. They never show the name of an item.',
  },
];

const TOPICS: readonly PreferenceText[] = [
  { key: 'weeklyReports', label: 'Weekly reports', hint: 'Spend, income and what changed, every Monday.' },
  {
    key: 'transactionAlerts',
    label: 'Transaction alerts',
    hint: 'A refund that is late, a price that rose, a charge that came twice.',
  },
  {
    key: 'healthInsights',
    label: 'Health insights',
    hint: 'What became claimable, and which evidence is missing.',
  },
];

export function NotificationsTab({ settings }: { readonly settings: Settings }) {
  const lines = (texts: readonly PreferenceText[]) =>
    texts.map((text) => <PreferenceLine key={text.key} text={text} settings={settings} />);
  return (
    <div className="grid gap-5">
      <Card title="How they reach you">
        <div className="divide-y border-t px-4 sm:px-5">{lines(CHANNELS)}</div>
      </Card>
      <Card title="What they are about">
        <div className="divide-y border-t px-4 sm:px-5">{lines(TOPICS)}</div>
      </Card>
    </div>
  );
}
