import { type ComponentType, lazy, useState } from 'react';

/** How long each further try to fetch a screen's code waits. */
const RETRY_DELAYS_MS = [300, 1_500];
/** Code that is still not here after so long does not come any more. */
const GIVE_UP_MS = 60_000;

export interface LazyScreen<Props extends object> {
  readonly Screen: ComponentType<Props>;
  /** Fetches its code; once that is here the screen is drawn without a pause. */
  readonly load: () => Promise<unknown>;
}

/**
 * A screen whose code comes when it is needed. React's own `lazy` pauses once even when the code is here
 * already, and then holds the next picture back for a third of a second; this one draws at once.
 */
export function lazyScreen<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LazyScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded = await withRetry(fetchCode);
    return loaded;
  };
  const Lazy = lazy(() => load().then((component) => ({ default: component })));
  function Screen(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Screen, load };
}

/** A request that breaks off is made again; one that never ends counts as broken at last. */
async function withRetry<Code>(fetchCode: () => Promise<Code>): Promise<Code> {
  for (const delayMs of RETRY_DELAYS_MS) {
    const code = await inTime(fetchCode()).catch(() => null);
    if (code !== null) return code;
    await new Promise((resolve) => setTimeout(resolve, delayMs));
  }
  return inTime(fetchCode());
}

function inTime<Code>(code: Promise<Code>): Promise<Code> {
  let timer: ReturnType<typeof setTimeout>;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The code of a screen did not come.')), GIVE_UP_MS);
  });
  return Promise.race([code, late]).finally(() => clearTimeout(timer));
}
