import { Kbd } from '../../ui/kbd.tsx';

/** The key on its button, where there is a keyboard. */
export function KeyHint({ children }: { readonly children: string }) {
  return (
    <span aria-hidden className="max-md:hidden">
      <Kbd>{children}</Kbd>
    </span>
  );
}
