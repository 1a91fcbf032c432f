import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatDay, userToday } from '../../../lib/format/dates.ts';
import { formatBytes } from '../../../lib/format/mail.ts';
import { texts } from '../../../texts/en/privacy.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';

type StoredData = ResponseOf<'getStoredData'>;

/** Stored data by kind. */
export function Stored({ stored }: Pick<StoredData, 'stored'>) {
  const { columns, kinds } = texts.stored;
  const total = stored.reduce((sum, { bytes }) => sum + bytes, 0);
  return (
    <Card title={texts.stored.title}>
      <div className="border-t">
        <DataTable
          caption={texts.stored.caption}
          rows={stored}
          keyOf={({ kind }) => kind}
          columns={[
            {
              id: 'kind',
              head: columns.kind,
              className: 'whitespace-normal',
              cell: ({ kind }) => <KindCell text={kinds[kind]} />,
            },
            { id: 'count', head: columns.count, align: 'end', cell: ({ count }) => count.toLocaleString() },
            {
              id: 'size',
              head: columns.size,
              align: 'end',
              className: 'whitespace-nowrap',
              cell: ({ bytes }) => formatBytes(bytes),
            },
          ]}
        />
      </div>
      <p className="border-t px-4 py-4 text-13 text-muted sm:px-5">
        {texts.stored.total(formatBytes(total))}
      </p>
    </Card>
  );
}

interface KindText {
  readonly name: string;
  readonly why: string;
  readonly kept: string;
}

function KindCell({ text: { name, why, kept } }: { readonly text: KindText }) {
  return (
    <span className="grid gap-0.5 py-1">
      <span className="font-medium">{name}</span>
      <span className="text-13 text-muted">{why}</span>
      <span className="text-13 text-muted">{kept}</span>
    </span>
  );
}

/** Outgoing traffic by day and server. */
export function Traffic({ traffic }: Pick<StoredData, 'traffic'>) {
  const { columns, purposes } = texts.traffic;
  const today = userToday();
  return (
    <Card title={texts.traffic.title}>
      <p className="border-t px-4 py-4 text-13 text-muted sm:px-5">
        {traffic.length === 0 ? texts.traffic.none : texts.traffic.explained}
      </p>
      {traffic.length > 0 && (
        <div className="border-t">
          <DataTable
            caption={texts.traffic.caption}
            rows={traffic}
            keyOf={({ day, purpose, host }) => `${day} ${purpose} ${host}`}
            columns={[
              {
                id: 'when',
                head: columns.when,
                className: 'whitespace-nowrap',
                cell: ({ day }) => formatDay(day, today),
              },
              {
                id: 'why',
                head: columns.why,
                className: 'whitespace-normal',
                cell: ({ purpose, host, isLocal }) => (
                  <span className="grid gap-0.5 py-1">
                    {purposes[purpose]}
                    <span className="text-13 break-all text-muted">
                      {isLocal ? texts.traffic.local : host}
                    </span>
                  </span>
                ),
              },
              { id: 'calls', head: columns.calls, align: 'end', cell: ({ calls }) => calls.toLocaleString() },
              {
                id: 'bytes',
                head: columns.bytes,
                align: 'end',
                className: 'whitespace-nowrap',
                cell: ({ bytesSent }) => formatBytes(bytesSent),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}

/** Usage counts. */
export function Usage({ usage, isOn }: Pick<StoredData, 'usage'> & { readonly isOn: boolean }) {
  const { columns, actions } = texts.usage;
  const today = userToday();
  return (
    <Card title={texts.usage.title}>
      {usage.length === 0 ? (
        <p className="border-t px-4 py-4 text-13 text-muted sm:px-5">
          {isOn ? texts.usage.none : texts.usage.off}
        </p>
      ) : (
        <div className="border-t">
          <DataTable
            caption={texts.usage.caption}
            rows={usage}
            keyOf={({ action }) => action}
            columns={[
              { id: 'action', head: columns.action, cell: ({ action }) => actions[action] },
              { id: 'count', head: columns.count, align: 'end', cell: ({ count }) => count.toLocaleString() },
              {
                id: 'last',
                head: columns.last,
                align: 'end',
                cell: ({ lastOn }) => formatDay(lastOn, today),
              },
            ]}
          />
        </div>
      )}
    </Card>
  );
}
