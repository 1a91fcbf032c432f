import { texts } from '../texts/en/ui-parts.ts';
import { SandboxBadge } from './badge.tsx';
import { Segments } from './fields/segments.tsx';

export type Environment = 'live' | 'sandbox';

interface EnvironmentSwitchProps {
  readonly environment: Environment;
  readonly environments: readonly Environment[];
  readonly onChange: (environment: Environment) => void;
}

/** Switches between live and sandbox data if both exist; otherwise marks sandbox data. */
export function EnvironmentSwitch({ environment, environments, onChange }: EnvironmentSwitchProps) {
  if (environments.length < 2) return environment === 'sandbox' ? <SandboxBadge /> : null;
  return (
    <Segments
      label={texts.environment}
      value={environment}
      options={[
        { value: 'live', label: texts.live },
        { value: 'sandbox', label: texts.sandbox },
      ]}
      onChange={onChange}
    />
  );
}
