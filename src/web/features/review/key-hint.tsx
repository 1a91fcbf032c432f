import { Kbd } from '../../ui/kbd.tsx';

/** A shortcut key on its button; hidden on touch screens. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
