import { type Environment, EnvironmentSwitch } from './environment-switch.tsx';

interface EnvironmentTitleProps {
  readonly title: string;
  /** The environment shown; undefined while loading. */
  readonly shown:
    | { readonly environment: Environment; readonly environments: readonly Environment[] }
    | undefined;
  readonly onEnvironment: (environment: Environment) => void;
}

/** The title of a screen with the environment switch, if both environments have data. */
export function EnvironmentTitle({ title, shown, onEnvironment }: EnvironmentTitleProps) {
  return (
    <div className="flex items-center gap-3">
      <h1 className="title">{title}</h1>
      {shown && (
        <EnvironmentSwitch
          environment={shown.environment}
          environments={shown.environments}
          onChange={onEnvironment}
        />
      )}
    </div>
  );
}
