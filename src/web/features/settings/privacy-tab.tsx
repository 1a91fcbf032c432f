import { useSearch } from 'wouter';
import { EvidenceSettings } from '../../lib/evidence/evidence-settings.tsx';
import { texts } from '../../texts/en/settings.ts';
import { Card } from '../../ui/card.tsx';
import { ExportCard } from './export-card.tsx';
import type { Settings } from './settings.ts';
import { StoredDataEntry, StoredDataPage } from './stored-data/stored-data-page.tsx';
import { PrivacyItem, type PrivacyText } from './toggle-item.tsx';

const LINES: readonly PrivacyText[] = [
  {
    key: 'dataSharing',
    label: texts.privacy.dataSharing.label,
    hint: texts.privacy.dataSharing.hint,
  },
  {
    key: 'analytics',
    label: texts.privacy.analytics.label,
    hint: texts.privacy.analytics.hint,
  },
  {
    key: 'marketingEmails',
    label: texts.privacy.marketingEmails.label,
    hint: texts.privacy.marketingEmails.hint,
  },
  {
    key: 'thirdPartySharing',
    label: texts.privacy.thirdPartySharing.label,
    hint: texts.privacy.thirdPartySharing.hint,
  },
];

export function PrivacyTab({ settings }: { readonly settings: Settings }) {
  const isOnData = new URLSearchParams(useSearch()).get('view') === 'data';
  if (isOnData) return <StoredDataPage settings={settings} />;
  return (
    <div className="grid gap-5">
      <Card title={texts.privacy.title}>
        <div className="divide-y border-t px-4 sm:px-5">
          {LINES.map((text) => (
            <PrivacyItem key={text.key} text={text} settings={settings} />
          ))}
        </div>
        <p className="border-t px-4 sm:px-5 py-4 text-13 text-muted">{texts.privacy.promise}</p>
      </Card>
      <Card title={texts.privacy.stored}>
        <div className="border-t px-4 sm:px-5">
          <EvidenceSettings />
        </div>
      </Card>
      <StoredDataEntry />
      <ExportCard />
    </div>
  );
}
