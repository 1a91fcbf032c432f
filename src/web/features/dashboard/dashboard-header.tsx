import { formatInstant } from '../../lib/format/dates.ts';
import type { ComparedPeriod } from '../../lib/period.ts';
import { useSignedIn } from '../../lib/session/auth-context.ts';
import { texts } from '../../texts/en/dashboard.ts';
import { texts as householdTexts } from '../../texts/en/household.ts';
import { AgoText } from '../../ui/date-text.tsx';
import { EnvironmentSwitch } from '../../ui/environment-switch.tsx';
import { Segments } from '../../ui/fields/segments.tsx';
import { Loading } from '../../ui/loading.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import type { Dashboard, Environment } from './dashboard-screen.tsx';
import type { FinanceScope } from './household/finance-scope.ts';

interface DashboardHeaderProps {
  readonly data: Dashboard | null;
  /** The selected period; null for the default. */
  readonly period: ComparedPeriod | null;
  readonly onPeriod: (period: ComparedPeriod | null) => void;
  readonly onEnvironment: (environment: Environment) => void;
  readonly whose: FinanceScope;
  readonly options: readonly FinanceScope[];
  readonly onWhose: (whose: FinanceScope) => void;
}

/** Title, welcome line, period picker and environment switch. */
export function DashboardHeader({
  data,
  period,
  onPeriod,
  onEnvironment,
  whose,
  options,
  onWhose,
}: DashboardHeaderProps) {
  const session = useSignedIn();
  const name = session?.profile?.name || session?.user.name;
  const isFirstRun = data !== null && data.environments.length === 0;
  return (
    <div className="mb-6 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid gap-1.5">
        <div className="flex items-center gap-3">
          <h1 className="title">{texts.title}</h1>
          {data && (
            <EnvironmentSwitch
              environment={data.environment}
              environments={data.environments}
              onChange={onEnvironment}
            />
          )}
        </div>
        <p className="text-muted">
          {isFirstRun ? texts.head.first(name) : texts.head.back(name)}
          {data?.dataAsOf && !data.isImporting && (
            <span title={formatInstant(data.dataAsOf)}>
              {' '}
              {texts.head.dataAsOf(<AgoText instant={data.dataAsOf} />)}
            </span>
          )}
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        {data?.isImporting && <Loading text={texts.head.importing} className="text-13" />}
        {options.length > 0 && (
          <Segments
            label={householdTexts.view.label}
            value={whose}
            options={options.map((value) => ({ value, label: householdTexts.view[value] }))}
            onChange={onWhose}
          />
        )}
        <PeriodPicker period={period} otherwise="last-30" onPeriod={onPeriod} />
      </div>
    </div>
  );
}
