import { useQuery } from '@tanstack/react-query';
import { formatCount } from '../../../lib/format/money.ts';
import { IMPORT_PROGRESS_KEY, type ImportProgressEvent } from '../../../lib/live-events/import-progress.ts';
import { texts } from '../../../texts/en/transaction-import.ts';
import { Progress } from '../../../ui/progress.tsx';

/** Progress of a large import; renders nothing until the server reports it. */
export function ImportProgress() {
  const { data } = useQuery<ImportProgressEvent | null>({
    queryKey: IMPORT_PROGRESS_KEY,
    queryFn: () => null,
    enabled: false,
    initialData: null,
  });
  if (!data || data.total === 0) return null;
  const label = texts.progress[data.step](formatCount(data.done), formatCount(data.total));
  return (
    <div className="grid gap-2" aria-live="polite">
      <p className="text-13 text-muted">{label}</p>
      <Progress percent={Math.round((data.done / data.total) * 100)} label={label} />
    </div>
  );
}
