import { texts } from '../../texts/en/evidence.ts';
import { Progress } from '../../ui/progress.tsx';
import { formatCount } from '../format/money.ts';

/** Progress of fetching emails. */
export function FetchProgress({ here, total }: { readonly here: number; readonly total: number }) {
  return (
    <div className="grid gap-1.5" role="status">
      <Progress percent={Math.round((100 * here) / Math.max(total, 1))} label={texts.fetching} />
      <p className="figures text-13 text-muted">
        {texts.fetching} · {texts.progress(formatCount(here), total)}
      </p>
    </div>
  );
}
