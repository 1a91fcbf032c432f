import './insights.css';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { apiQuery } from '../../lib/api-query.ts';
import { usePageTitle } from '../../lib/page-title.ts';
import { parsePeriod } from '../../lib/period.ts';
import { oneOf, useUrlState } from '../../lib/use-url-state.ts';
import { texts } from '../../texts/en/insights.ts';
import { InsightsHeader } from './insights-header.tsx';
import { InsightsFirstRun } from './insights-states.tsx';
import { InsightsTabs, VIEWS } from './insights-tabs.tsx';

/** Net worth and checks cover all data. */
const HAS_PERIOD: ReadonlySet<string> = new Set(['spending', 'health']);

/** The Insights screen. */
export function InsightsScreen() {
  usePageTitle(texts.title);
  const { params, change } = useUrlState();
  const period = parsePeriod(params.toString());
  const environment = oneOf(params.get('environment'), ['live', 'sandbox']);
  const view = oneOf(params.get('view'), VIEWS) ?? 'spending';
  const query = useQuery({
    ...apiQuery('getInsights', { query: { ...period, ...(environment ? { environment } : {}) } }),
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <div className="page">
      <InsightsHeader {...{ data, period, change }} hasPeriod={HAS_PERIOD.has(view)} />
      {data && data.environments.length === 0 && view !== 'checks' ? (
        <InsightsFirstRun />
      ) : (
        <InsightsTabs
          {...{ view, environment, query }}
          onView={(next) =>
            change({ view: next === 'spending' ? null : next, finding: null, state: null, claim: null })
          }
        />
      )}
    </div>
  );
}
