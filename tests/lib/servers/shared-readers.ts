import { createReaderPool, type ReaderPool } from '#server/reading/reader-pool.ts';

const shared = createReaderPool();

/**
 * Readers for one server. All servers of this process share the reader processes, because loading the code is most of
 * their cost; closing stops only that server's tasks.
 */
export function shareReaders(): ReaderPool {
  const closed = new AbortController();
  return {
    run(name, bytes, about, { signal, ...owner }) {
      const ends = signal ? AbortSignal.any([signal, closed.signal]) : closed.signal;
      return shared.run(name, bytes, about, { ...owner, signal: ends });
    },
    close: () => closed.abort(),
  };
}
