import { texts } from '../../../texts/en/privacy.ts';

/** A merchant name shared by other users of this server. */
export function SharedName({ name, onTake }: { readonly name: string; readonly onTake: () => void }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-13 text-muted">
      {texts.sharedName.explained(name)}
      <button type="button" className="text-link" onClick={onTake}>
        {texts.sharedName.take}
      </button>
    </p>
  );
}
