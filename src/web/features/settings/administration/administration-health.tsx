import type { ResponseOf } from '#contract/endpoints/table.ts';
import { formatInstant } from '../../../lib/format/dates.ts';
import { formatBytes } from '../../../lib/format/mail.ts';
import { texts } from '../../../texts/en/administration.ts';
import { Card } from '../../../ui/card.tsx';
import { DataTable } from '../../../ui/data-table.tsx';

const { jobNames } = texts.health;

/** Keyed by the job names of logs and metrics. */
const JOB_NAMES: Readonly<Record<string, string>> = {
  assist: jobNames.assist,
  'bank-sync': jobNames.bankSync,
  derive: jobNames.derive,
  'fetch-originals': jobNames.fetchOriginals,
  'mail-out': jobNames.mailOut,
  'mail-sync': jobNames.mailSync,
  notify: jobNames.notify,
  poll: jobNames.poll,
  retain: jobNames.retain,
  revoke: jobNames.revoke,
};

type ServerHealth = ResponseOf<'getServerHealth'>;

/** Jobs, failures, storage and versions, without user data. */
export function Health({ health }: { readonly health: ServerHealth }) {
  const { columns, failureColumns } = texts.health;
  const { app, node, database, migration } = health.versions;
  const facts = [
    [texts.health.storage, formatBytes(health.databaseBytes)],
    [texts.health.undelivered, texts.health.emails(health.undeliveredEmails)],
    [
      texts.health.versions,
      texts.health.versionsOf(app, node.replace(/^v/, ''), database, (migration ?? '').replace(/\.sql$/, '')),
    ],
  ] as const;
  return (
    <Card title={texts.health.title}>
      <dl className="grid gap-x-8 gap-y-4 border-t px-4 py-5 sm:grid-cols-2 sm:px-5">
        {facts.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt className="label">{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="border-t">
        <DataTable
          caption={texts.health.jobs}
          rows={health.jobs}
          keyOf={({ name }) => name}
          columns={[
            { id: 'job', head: columns.job, cell: ({ name }) => JOB_NAMES[name] ?? name },
            { id: 'waiting', head: columns.waiting, align: 'end', cell: ({ waiting }) => waiting },
            { id: 'running', head: columns.running, align: 'end', cell: ({ running }) => running },
            { id: 'failed', head: columns.failed, align: 'end', cell: ({ failed }) => failed },
          ]}
        />
      </div>
      <div className="border-t">
        {health.failures.length === 0 ? (
          <p className="px-4 py-4 text-13 text-muted sm:px-5">{texts.health.noFailures}</p>
        ) : (
          <DataTable
            caption={texts.health.failures}
            rows={health.failures}
            keyOf={({ at, job }) => `${at} ${job}`}
            columns={[
              { id: 'when', head: failureColumns.when, cell: ({ at }) => formatInstant(at) },
              { id: 'job', head: failureColumns.job, cell: ({ job }) => JOB_NAMES[job] ?? job },
              { id: 'code', head: failureColumns.code, className: 'break-all', cell: ({ code }) => code },
            ]}
          />
        )}
      </div>
    </Card>
  );
}
