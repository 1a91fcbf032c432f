import { call } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchLine } from '../../ui/switch.tsx';
import type { Settings } from './settings-screen.tsx';
import { useToggleMap } from './use-toggle-map.ts';

type Preference = keyof Settings['notificationPrefs'];

interface PreferenceText {
  readonly key: Preference;
  readonly label: string;
  readonly hint: string;
}

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
  const toggle = useToggleMap<Preference>('notificationPrefs', (current) =>
    call('updateNotifications', { body: current.notificationPrefs }),
  );
  const lines = (texts: readonly PreferenceText[]) =>
    texts.map(({ key, label, hint }) => (
      <SwitchLine
        key={key}
        label={label}
        hint={hint}
        isOn={settings.notificationPrefs[key]}
        onChange={(isOn) => toggle({ key, isOn, label })}
      />
    ));
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
