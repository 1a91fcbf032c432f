import { Card } from '../../ui/card.tsx';
import type { Settings } from './settings-screen.tsx';
import { PrivacyLine, type PrivacyText } from './toggle-line.tsx';

const LINES: readonly PrivacyText[] = [
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
  return (
    <Card title="What you allow">
      <div className="divide-y border-t px-4 sm:px-5">
        {LINES.map((text) => (
          <PrivacyLine key={text.key} text={text} settings={settings} />
        ))}
      </div>
      <p className="border-t px-4 sm:px-5 py-4 text-13 text-muted">
        Whatever stands here: nothing that comes from your mail is ever shared or sold.
      </p>
    </Card>
  );
}
