import { loadavg } from 'node:os';
import process from 'node:process';
import { dashboardBench } from './dashboard.ts';
import { deriveBench } from './derive.ts';
import { importBench } from './import.ts';
import { writePerformancePage } from './lib/performance-page.ts';
import { type Bench, runBench } from './lib/run-bench.ts';
import { pagesBench } from './pages.ts';
import { readingBench } from './reading.ts';
import { screensBench } from './screens.ts';
import { syncBench } from './sync.ts';
import { uploadBench } from './upload.ts';

/**
 * Runs every benchmark, or those named: `npm run bench reading import`. Prints each figure with its target and
 * baseline, and records it. `page` only writes `docs/performance.md` from the recorded figures; a full run writes it,
 * too.
 */
const BENCHES: Readonly<Record<string, Bench>> = {
  screens: screensBench,
  reading: readingBench,
  sync: syncBench,
  upload: uploadBench,
  import: importBench,
  dashboard: dashboardBench,
  derive: deriveBench,
  pages: pagesBench,
};

const asked = process.argv.slice(2);
let failures = 0;
for (const [name, bench] of Object.entries(BENCHES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  failures += await runBench(name, bench);
}
if (asked.length === 0 || asked.includes('page')) await writePerformancePage();
process.stdout.write(
  `load of the machine: ${loadavg()
    .map((value) => value.toFixed(1))
    .join(' ')}\n`,
);
process.exitCode = failures === 0 ? 0 : 1;
