import { useQuery } from '@tanstack/react-query';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { apiQuery } from '../../lib/api-query.ts';
import { messageOf } from '../../lib/failure.ts';
import { formatCount } from '../../lib/format/money.ts';
import { Button } from '../../ui/button.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { Drawer } from '../../ui/dialog.tsx';
import { SkeletonLines } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import type { Institution } from './bank-accounts.tsx';

type Brought = ResponseOf<'getBankConnection'>;

interface ConnectionDetailsProps {
  /** The bank to look at; null closes the panel. */
  readonly institution: Institution | null;
  readonly onClose: () => void;
}

/** What a connection has brought: its newest readings, and the rows kept aside with the reason for each. */
export function ConnectionDetails({ institution, onClose }: ConnectionDetailsProps) {
  return (
    <Drawer
      isOpen={institution !== null}
      onClose={onClose}
      title={institution ? `What ${institution.institutionName} brought` : 'What it brought'}
    >
      {institution && <Brought itemId={institution.itemId} />}
    </Drawer>
  );
}

function Brought({ itemId }: { readonly itemId: string }) {
  const query = useQuery(apiQuery('getBankConnection', { params: { itemId } }));
  if (query.isError)
    return (
      <ErrorState
        title="This could not be loaded"
        message={messageOf(query.error, 'Request failed')}
        action={
          <Button variant="primary" onClick={() => void query.refetch()}>
            Try Again
          </Button>
        }
      />
    );
  if (!query.data) return <SkeletonLines count={5} className="px-6 py-4" />;
  return (
    <div className="grid gap-7 px-6 pt-2 pb-8">
      <Readings readings={query.data.readings} />
      <KeptAside brought={query.data} />
    </div>
  );
}

function Readings({ readings }: { readonly readings: Brought['readings'] }) {
  if (readings.length === 0)
    return <p className="text-14 text-muted">Nothing yet. The first rows are on their way.</p>;
  return (
    <section className="grid gap-3">
      <h3 className="label">Newest readings</h3>
      <ol className="grid gap-3">
        {readings.map((reading) => (
          <li key={reading.at} className="text-14">
            <span className="font-medium">
              {formatCount(reading.told)} {reading.told === 1 ? 'row' : 'rows'} told
            </span>
            <span className="text-muted">
              {' · '}
              <AgoText instant={reading.at} />
            </span>
            <p className="text-13 text-muted">{wordsOf(reading)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Every row of a reading is in one of these. */
function wordsOf(reading: Brought['readings'][number]): string {
  const parts: (readonly [number, string])[] = [
    [reading.added, 'new'],
    [reading.changed, 'changed'],
    [reading.unchanged, 'known already'],
    [reading.rejected, 'kept aside'],
    [reading.leftOut, 'of accounts read in another way'],
    [reading.withdrawn, 'withdrawn by the bank'],
  ];
  const said = parts.flatMap(([count, words]) => (count === 0 ? [] : [`${formatCount(count)} ${words}`]));
  return said.length === 0 ? 'nothing to do' : said.join(', ');
}

function KeptAside({ brought }: { readonly brought: Brought }) {
  if (brought.rejectedCount === 0)
    return <p className="text-14 text-muted">Every row could be understood. None is kept aside.</p>;
  return (
    <section className="grid gap-3">
      <h3 className="label">Kept aside: {formatCount(brought.rejectedCount)}</h3>
      <p className="max-w-[52ch] text-14 text-muted">
        These came from the bank and could not be understood. They count for nothing, and take their place by
        themselves when the bank sends them in a form that is known.
      </p>
      <ul className="grid gap-3">
        {brought.rejectedRows.map((row) => (
          <li key={row.raw} className="grid gap-1.5 rounded-card border px-4 py-3 text-14">
            <p>
              {row.reason.charAt(0).toUpperCase() + row.reason.slice(1)}
              {row.accountName && <span className="text-muted"> · {row.accountName}</span>}
            </p>
            <details className="text-13 text-muted">
              <summary className="cursor-pointer">As it came</summary>
              <pre className="pt-1.5 font-mono text-12 break-words whitespace-pre-wrap">{row.raw}</pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  );
}
