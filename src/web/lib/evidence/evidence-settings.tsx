import { useMutation, useQuery } from '@tanstack/react-query';
import { texts } from '../../texts/en/evidence.ts';
import { SwitchRow } from '../../ui/fields/switch.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { write } from '../api-client.ts';
import { apiQuery } from '../api-query.ts';
import { errorMessage } from '../failure.ts';
import { formatBytes } from '../format/mail.ts';
import { useToast } from '../toasts/toast-context.ts';
import { StoredEmails } from './stored-emails.tsx';

/** Setting for keeping receipt emails as evidence, with the status of stored emails. */
export function EvidenceSettings() {
  const addToast = useToast();
  const { data, isError } = useQuery(apiQuery('getEvidence'));
  const choose = useMutation({
    mutationFn: (isKept: boolean) => write('updateEvidence', { body: { isKept } }),
    onError: (error) => addToast(errorMessage(error, texts.notSaved), 'error'),
  });
  if (!data && isError) return <p className="py-4 text-14 text-muted">{texts.failed}</p>;
  if (!data) return <Skeleton className="my-4 h-12" />;
  const change = (isKept: boolean): void => {
    const { evidence, evidenceBytes, uploaded } = data;
    const question = texts.askOff(evidence, formatBytes(evidenceBytes), uploaded);
    const isSure = isKept || evidence === 0 || window.confirm(question);
    if (isSure) choose.mutate(isKept);
  };
  return (
    <div className="pb-4">
      <SwitchRow
        label={texts.label}
        hint={texts.hint}
        isOn={choose.isPending ? choose.variables : data.isKept}
        onChange={change}
      />
      <StoredEmails evidence={data} isBusy={choose.isPending} onAgain={() => choose.mutate(true)} />
    </div>
  );
}
