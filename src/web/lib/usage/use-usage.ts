import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { onWriteSuccess, write } from '../api-client.ts';
import { queryKeyOf } from '../api-query.ts';
import { FEATURE_ACTIONS, SCREEN_ACTIONS } from './usage-actions.ts';
import { createUsageLog } from './usage-log.ts';

/** Storage key: whether analytics was on when this browser last loaded the settings. The server has the final say. */
const KEY = 'fettle.counts-use';

/** Counts screens and features if the user turned analytics on. */
export function useUsage(): void {
  const client = useQueryClient();
  const [location] = useLocation();
  const [log] = useState(() => createUsageLog((actions) => write('recordUsage', { body: { actions } })));
  useEffect(() => {
    log.setAllowed(localStorage.getItem(KEY) === 'on');
    return client.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== 'getSettings') return;
      const data = client.getQueryData<ResponseOf<'getSettings'>>(queryKeyOf('getSettings'));
      if (!data) return;
      const isOn = data.settings.privacySettings.analytics;
      localStorage.setItem(KEY, isOn ? 'on' : 'off');
      log.setAllowed(isOn);
    });
  }, [client, log]);
  useEffect(() => {
    const action = SCREEN_ACTIONS[location];
    if (action) log.record(action);
  }, [location, log]);
  useEffect(
    () =>
      onWriteSuccess((id) => {
        const action = FEATURE_ACTIONS[id];
        if (action) log.record(action);
      }),
    [log],
  );
}
