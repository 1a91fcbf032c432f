import { browserToday, formatInstant, formatShortDay } from '../../lib/format/dates.ts';
import { PERIOD_PRESETS, type Period, periodOf, presetOf } from '../../lib/period.ts';
import { useSignedIn } from '../../lib/session/auth-context.ts';
import { SandboxBadge } from '../../ui/badge.tsx';
import { AgoText } from '../../ui/date-text.tsx';
import { Select } from '../../ui/field.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Loading } from '../../ui/states.tsx';
import type { Dashboard, World } from './dashboard-screen.tsx';

interface DashboardHeadProps {
  readonly data: Dashboard | null;
  /** The period of the address; null is the default one. */
  readonly period: Period | null;
  readonly onPeriod: (period: Period | null) => void;
  readonly onWorld: (world: World) => void;
}

/** Title, welcome, and which days and which world are shown. */
export function DashboardHead({ data, period, onPeriod, onWorld }: DashboardHeadProps) {
  const session = useSignedIn();
  const name = session?.profile?.name || session?.user.name;
  const isFirstRun = data !== null && data.worlds.length === 0;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1.5">
        <div className="flex items-center gap-3">
          <h1 className="title">Dashboard</h1>
          {data?.world === 'sandbox' && <SandboxBadge />}
        </div>
        <p className="text-muted">
          {isFirstRun ? 'Welcome' : 'Welcome back'}
          {name ? `, ${name}.` : '.'}
          {data?.dataAsOf && !data.isImporting && (
            <span title={formatInstant(data.dataAsOf)}>
              {' '}
              Data as of <AgoText instant={data.dataAsOf} />.
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {data?.isImporting && <Loading text="Importing your rows" className="text-13" />}
        {data && data.worlds.length > 1 && (
          <Segments
            label="Data shown"
            value={data.world}
            options={[
              { value: 'live', label: 'Live' },
              { value: 'sandbox', label: 'Sandbox' },
            ]}
            onChange={onWorld}
          />
        )}
        <PeriodSelect period={period} onPeriod={onPeriod} />
      </div>
    </div>
  );
}

function PeriodSelect({ period, onPeriod }: Pick<DashboardHeadProps, 'period' | 'onPeriod'>) {
  const today = browserToday();
  const preset = period ? presetOf(period, today) : 'last-30';
  return (
    <Select
      label="Period"
      value={preset ?? 'custom'}
      onChange={(event) => {
        const chosen = PERIOD_PRESETS.find(({ id }) => id === event.target.value);
        if (chosen) onPeriod(chosen.id === 'last-30' ? null : periodOf(chosen.id, today));
      }}
    >
      {preset === null && period && (
        <option value="custom">
          {formatShortDay(period.from, today)} – {formatShortDay(period.to, today)}
        </option>
      )}
      {PERIOD_PRESETS.map(({ id, label }) => (
        <option key={id} value={id}>
          {label}
        </option>
      ))}
    </Select>
  );
}
