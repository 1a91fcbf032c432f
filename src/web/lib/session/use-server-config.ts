import { useEffect, useState } from 'react';
import type { ResponseOf } from '#contract/endpoints/table.ts';
import { call } from '../api-client.ts';

export type ServerConfig = ResponseOf<'getConfig'>;

/** The server's capabilities, available before sign-in; null while loading. */
export function useServerConfig(): ServerConfig | null {
  const [config, setConfig] = useState<ServerConfig | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    call('getConfig', { signal: stop.signal }).then(setConfig, () => undefined);
    return () => stop.abort();
  }, []);
  return config;
}
