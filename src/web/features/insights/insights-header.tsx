import type { Period } from '../../lib/period.ts';
import type { useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/insights.ts';
import { EnvironmentTitle } from '../../ui/environment-title.tsx';
import { PeriodPicker } from '../../ui/period-picker.tsx';
import type { Insights } from './insights.ts';

interface InsightsHeaderProps {
  readonly data: Insights | undefined;
  readonly period: Period | null;
  readonly hasPeriod: boolean;
  readonly change: ReturnType<typeof useUrlState>['change'];
}

/** The title and, if the view has one, the period picker. */
export function InsightsHeader({ data, period, hasPeriod, change }: InsightsHeaderProps) {
  return (
    <div className="mb-4 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <EnvironmentTitle
        title={texts.title}
        shown={data}
        onEnvironment={(next) => change({ environment: next })}
      />
      {hasPeriod && (
        <PeriodPicker
          period={period}
          otherwise="last-30"
          onPeriod={(next) => change({ from: next?.from ?? null, to: next?.to ?? null })}
        />
      )}
    </div>
  );
}
