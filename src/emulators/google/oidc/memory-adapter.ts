import type { Adapter, AdapterFactory, AdapterPayload } from 'oidc-provider';

interface Entry {
  readonly payload: AdapterPayload;
  readonly expiresAtMs: number;
}

/** The provider's short-lived records (interactions, codes, sessions), in memory only. */
export function createMemoryAdapter(): AdapterFactory {
  const entries = new Map<string, Entry>();
  return (model) => adapterFor(model, entries);
}

function adapterFor(model: string, entries: Map<string, Entry>): Adapter {
  const keyOf = (id: string): string => `${model}:${id}`;
  const live = (key: string): AdapterPayload | undefined => {
    const entry = entries.get(key);
    if (entry && entry.expiresAtMs > Date.now()) return entry.payload;
    entries.delete(key);
    return undefined;
  };
  const findBy = (test: (payload: AdapterPayload) => boolean): AdapterPayload | undefined => {
    for (const key of [...entries.keys()]) {
      if (!key.startsWith(`${model}:`)) continue;
      const payload = live(key);
      if (payload && test(payload)) return payload;
    }
    return undefined;
  };
  return {
    async upsert(id, payload, expiresIn) {
      const expiresAtMs = expiresIn === undefined ? Number.POSITIVE_INFINITY : Date.now() + expiresIn * 1000;
      entries.set(keyOf(id), { payload, expiresAtMs });
    },
    async find(id) {
      return live(keyOf(id));
    },
    async findByUid(uid) {
      return findBy((payload) => payload.uid === uid);
    },
    async findByUserCode(userCode) {
      return findBy((payload) => payload.userCode === userCode);
    },
    async consume(id) {
      const payload = live(keyOf(id));
      if (payload) payload.consumed = Math.floor(Date.now() / 1000);
    },
    async destroy(id) {
      entries.delete(keyOf(id));
    },
    async revokeByGrantId(grantId) {
      for (const [key, entry] of [...entries]) if (entry.payload.grantId === grantId) entries.delete(key);
    },
  };
}
