import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { freePort } from '../tests/lib/ports.ts';
import { findChromium } from '../tests/run/chromium.ts';
import type { Figure } from './lib/measure.ts';
import { type Bench, fillLedger, signUp, withProduct } from './lib/product.ts';

const ROUNDS = 3;
const PAGES = { landing: '/', dashboard: '/dashboard' } as const;
const FORMS = { mobile: undefined, desktop: desktopConfig } as const;
/** Targets for speed; the other categories must score 100. */
const SPEED = { mobile: 90, desktop: 95 } as const;
const OTHER_CATEGORIES = ['accessibility', 'best-practices', 'seo'] as const;

interface Scores {
  readonly speed: number;
  readonly shift: number;
  /** The lowest score of the other categories; pages behind the sign-in are not rated for search engines. */
  readonly otherCategories: number;
}

/** Lighthouse scores of the landing page and a user's dashboard, mobile and desktop: the median of three runs. */
export async function pagesBench(): Promise<Figure[]> {
  return withProduct(async (bench) => {
    const port = await freePort();
    const profile = mkdtempSync(path.join(tmpdir(), 'fettle-pages-'));
    const browser = await chromium.launchPersistentContext(profile, {
      executablePath: await findChromium(),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    try {
      await browser.addCookies(await cookiesOfUser(bench));
      const figures: Figure[] = [];
      for (const page of ['landing', 'dashboard'] as const)
        for (const form of ['mobile', 'desktop'] as const) {
          const rounds: Scores[] = [];
          for (let round = 0; round < ROUNDS; round += 1)
            rounds.push(
              await look(`${bench.url}${PAGES[page]}`, { port, form, isPublic: page === 'landing' }),
            );
          figures.push(...figuresOf(`${page}, ${form}`, SPEED[form], rounds));
        }
      return figures;
    } finally {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    }
  });
}

/** Cookies of a signed-in user with a thousand transactions. */
async function cookiesOfUser({ url, admin }: Bench): Promise<{ name: string; value: string; url: string }[]> {
  const person = await signUp(url, 'pages');
  await fillLedger(admin, person.userId, 1_000);
  return person.cookie.split('; ').map((pair) => {
    const [name = '', ...value] = pair.split('=');
    return { name, value: value.join('='), url };
  });
}

async function look(
  url: string,
  options: { readonly port: number; readonly form: keyof typeof FORMS; readonly isPublic: boolean },
): Promise<Scores> {
  const result = await lighthouse(
    url,
    { port: options.port, disableStorageReset: true, logLevel: 'silent', output: 'json' },
    FORMS[options.form],
  );
  if (!result || result.lhr.runtimeError)
    throw new Error(`Lighthouse failed: ${result?.lhr.runtimeError?.message}`);
  const { categories, audits } = result.lhr;
  const scoreOf = (name: string): number => (categories[name]?.score ?? 0) * 100;
  const others = OTHER_CATEGORIES.filter((name) => name !== 'seo' || options.isPublic).map(scoreOf);
  return {
    speed: scoreOf('performance'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? 1,
    otherCategories: Math.min(...others),
  };
}

function figuresOf(name: string, speedTarget: number, rounds: readonly Scores[]): Figure[] {
  const median = (of: (scores: Scores) => number): number =>
    rounds.map(of).sort((a, b) => a - b)[Math.floor(rounds.length / 2)] ?? 0;
  const [points, shift] = [
    { unit: 'points', better: 'more' },
    { unit: '', better: 'less' },
  ] as const;
  return [
    {
      name: `Lighthouse, ${name}: speed`,
      value: median(({ speed }) => speed),
      target: speedTarget,
      ...points,
    },
    {
      name: `Lighthouse, ${name}: lowest other category`,
      value: median(({ otherCategories }) => otherCategories),
      target: 100,
      ...points,
    },
    {
      name: `Lighthouse, ${name}: layout shift`,
      value: median(({ shift }) => shift),
      target: 0.02,
      ...shift,
    },
  ];
}
