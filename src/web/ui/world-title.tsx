import { type World, WorldSwitch } from './world-switch.tsx';

interface WorldTitleProps {
  readonly title: string;
  /** What the screen shows, once it is known. */
  readonly shown: { readonly world: World; readonly worlds: readonly World[] } | undefined;
  readonly onWorld: (world: World) => void;
}

/** The title of a screen, with the choice between real and sandbox data beside it where there are both. */
export function WorldTitle({ title, shown, onWorld }: WorldTitleProps) {
  return (
    <div className="flex items-center gap-3">
      <h1 className="title">{title}</h1>
      {shown && <WorldSwitch world={shown.world} worlds={shown.worlds} onChange={onWorld} />}
    </div>
  );
}
