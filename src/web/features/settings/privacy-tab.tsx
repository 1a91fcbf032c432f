import { call } from '../../lib/api-client.ts';
import { Card } from '../../ui/card.tsx';
import { SwitchLine } from '../../ui/switch.tsx';
import type { Settings } from './settings-screen.tsx';
import { useToggleMap } from './use-toggle-map.ts';

type PrivacyKey = keyof Settings['privacySettings'];

const LINES: readonly { readonly key: PrivacyKey; readonly label: string; readonly hint: string }[] = [
  {
    key: 'dataSharing',
    label: 'Data sharing',
    hint: 'Merchant names that you corrected are offered to other people on this server.',
  },
  {
    key: 'analytics',
    label: 'Analytics',
    hint: 'How you use the screens is kept on this server, and nowhere else.',
  },
  { key: 'marketingEmails', label: 'Marketing emails', hint: 'News of releases, by mail.' },
  {
    key: 'thirdPartySharing',
    label: 'Third-party sharing',
    hint: 'The text of a mail may go to a hosted model when the reader on this machine is unsure.',
  },
];

export function PrivacyTab({ settings }: { readonly settings: Settings }) {
  const toggle = useToggleMap<PrivacyKey>('privacySettings', (current) =>
    call('updateProfile', { body: { privacySettings: current.privacySettings } }),
  );
  return (
    <Card title="What you allow">
      <div className="divide-y border-t px-4 sm:px-5">
        {LINES.map(({ key, label, hint }) => (
          <SwitchLine
            key={key}
            label={label}
            hint={hint}
            isOn={settings.privacySettings[key]}
            onChange={(isOn) => toggle({ key, isOn, label })}
          />
        ))}
      </div>
      <p className="border-t px-4 sm:px-5 py-4 text-13 text-muted">
        Whatever stands here: nothing that comes from your mail is ever shared or sold.
      </p>
    </Card>
  );
}
