import { checkHeaders, readHeaderFacts } from '#readers/receipt/header-gate.ts';
import type { ReaderTaskTable } from './serve-tasks.ts';

/** Judges many emails by their concatenated header blocks. */
export const gateHeadersTasks = {
  gateHeaders(bytes, { sizes }) {
    let index = 0;
    return sizes.map((size) => {
      const facts = readHeaderFacts(bytes.subarray(index, index + size));
      index += size;
      return { facts, gate: checkHeaders(facts) };
    });
  },
} satisfies Partial<ReaderTaskTable>;
