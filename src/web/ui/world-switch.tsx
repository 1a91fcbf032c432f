import { texts } from '../texts/en/ui-parts.ts';
import { SandboxBadge } from './badge.tsx';
import { Segments } from './fields/segments.tsx';

export type World = 'live' | 'sandbox';

interface WorldSwitchProps {
  readonly world: World;
  readonly worlds: readonly World[];
  readonly onChange: (world: World) => void;
}

/** Chooses between real rows and rows of a stand-in where there are both; else says when they are stand-ins. */
export function WorldSwitch({ world, worlds, onChange }: WorldSwitchProps) {
  if (worlds.length < 2) return world === 'sandbox' ? <SandboxBadge /> : null;
  return (
    <Segments
      label={texts.world}
      value={world}
      options={[
        { value: 'live', label: texts.live },
        { value: 'sandbox', label: texts.sandbox },
      ]}
      onChange={onChange}
    />
  );
}
