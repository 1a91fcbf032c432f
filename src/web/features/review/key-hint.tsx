import { Kbd } from '../../ui/kbd.tsx';

/** The key on its button; a touch screen has no keyboard. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="pointer-coarse:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
