import { type Environment, EnvironmentSwitch } from './environment-switch.tsx';

interface EnvironmentTitleProps {
  readonly title: string;
  /** What the screen shows, once it is known. */
  readonly shown:
    | { readonly environment: Environment; readonly environments: readonly Environment[] }
    | undefined;
  readonly onEnvironment: (environment: Environment) => void;
}

/** The title of a screen, with the choice between real and sandbox data beside it where there are both. */
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
