import { texts } from '../texts/en/ui-parts.ts';

/** A key to press, as printed on the key. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}

/** The name of the command key on this machine. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : texts.controlKey;
}
