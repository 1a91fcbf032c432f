import { type ComponentType, lazy, useState } from 'react';

export interface LoadedScreen<Props extends object> {
  readonly Screen: ComponentType<Props>;
  /** Fetches its code; once that is here the screen is drawn without a pause. */
  readonly load: () => Promise<unknown>;
}

/**
 * A screen whose code comes when it is needed. React's own `lazy` pauses once even when the code is here
 * already, and then holds the next picture back for a third of a second; this one draws at once.
 */
export function screenOf<Props extends object>(
  fetchCode: () => Promise<ComponentType<Props>>,
): LoadedScreen<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async (): Promise<ComponentType<Props>> => {
    loaded = await fetchCode();
    return loaded;
  };
  const Lazy = lazy(() => load().then((component) => ({ default: component })));
  function Screen(props: Props) {
    const [Chosen] = useState<ComponentType<Props>>(() => loaded ?? Lazy);
    return <Chosen {...props} />;
  }
  return { Screen, load };
}
