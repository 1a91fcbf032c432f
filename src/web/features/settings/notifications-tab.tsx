import { texts } from '../../texts/en/settings.ts';
import { Card } from '../../ui/card.tsx';
import { AlertSettings } from './alert-settings.tsx';
import { PushItem } from './push-item.tsx';
import type { Settings } from './settings.ts';
import { PreferenceItem, type PreferenceText } from './toggle-item.tsx';

const CHANNELS: readonly PreferenceText[] = [
  { key: 'email', label: texts.notifications.email.label, hint: texts.notifications.email.hint },
];

const TOPICS: readonly PreferenceText[] = [
  {
    key: 'weeklyReports',
    label: texts.notifications.weeklyReports.label,
    hint: texts.notifications.weeklyReports.hint,
  },
  {
    key: 'transactionAlerts',
    label: texts.notifications.transactionAlerts.label,
    hint: texts.notifications.transactionAlerts.hint,
  },
  {
    key: 'healthInsights',
    label: texts.notifications.healthInsights.label,
    hint: texts.notifications.healthInsights.hint,
  },
];

export function NotificationsTab({ settings }: { readonly settings: Settings }) {
  const lines = (choices: readonly PreferenceText[]) =>
    choices.map((text) => <PreferenceItem key={text.key} text={text} settings={settings} />);
  return (
    <div className="grid gap-5">
      <Card title={texts.notifications.channels}>
        <div className="divide-y border-t px-4 sm:px-5">
          {lines(CHANNELS)}
          <PushItem settings={settings} />
        </div>
      </Card>
      <Card title={texts.notifications.topics}>
        <div className="divide-y border-t px-4 sm:px-5">{lines(TOPICS)}</div>
      </Card>
      <AlertSettings />
    </div>
  );
}
