import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { apiQuery } from '../../../lib/api-query.ts';
import { errorMessage } from '../../../lib/failure.ts';
import { texts } from '../../../texts/en/privacy.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { ArrowLeft } from '../../../ui/icons/common.tsx';
import { LoadingStatus } from '../../../ui/loading.tsx';
import { ErrorState } from '../../../ui/states.tsx';
import type { Settings } from '../settings.ts';
import { Stored, Traffic, Usage } from './stored-data.tsx';

const PRIVACY = '/settings?tab=privacy';

/** Link to the stored data page in the privacy settings. */
export function StoredDataEntry() {
  const [, navigate] = useLocation();
  return (
    <Card title={texts.entry.title}>
      <div className="flex flex-wrap items-center justify-between gap-4 border-t px-4 py-4 sm:px-5">
        <p className="max-w-[52ch] text-14 text-muted">{texts.entry.explained}</p>
        <Button onClick={() => navigate(`${PRIVACY}&view=data`)}>{texts.entry.open}</Button>
      </div>
    </Card>
  );
}

/** Stored data, usage counts and outgoing traffic, all from recorded data. */
export function StoredDataPage({ settings }: { readonly settings: Settings }) {
  const [, navigate] = useLocation();
  const query = useQuery(apiQuery('getStoredData'));
  return (
    <div className="grid gap-5">
      <div>
        <Button variant="quiet" size="small" className="-ml-2.5" onClick={() => navigate(PRIVACY)}>
          <ArrowLeft aria-hidden size={14} strokeWidth={1.5} />
          {texts.back}
        </Button>
      </div>
      {query.isPending && <LoadingStatus text={texts.loading} waitsFor={texts.waitsFor} />}
      {query.isError && (
        <ErrorState
          title={texts.failed}
          message={errorMessage(query.error, texts.failed)}
          action={<Button onClick={() => void query.refetch()}>{texts.retry}</Button>}
        />
      )}
      {query.data && (
        <>
          <Stored stored={query.data.stored} />
          <Traffic traffic={query.data.traffic} />
          <Usage usage={query.data.usage} isOn={settings.privacySettings.analytics} />
        </>
      )}
    </div>
  );
}
