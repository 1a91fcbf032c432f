import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { call } from '../api-client.ts';

export type ServerConfig = ResponseOf<'getConfig'>;

/** What the server can do, before anyone signs in; null until it said so. */
export function useServerConfig(): ServerConfig | null {
  const [config, setConfig] = useState<ServerConfig | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call('getConfig', { signal: stop.signal }).then(setConfig, () => undefined);
    return () => stop.abort();
  }, []);
  return config;
}
