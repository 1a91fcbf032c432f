import { texts } from '../texts/en/ui-parts.ts';

/** A keyboard key. */
export function Kbd({ children }: { readonly children: string }) {
  return <kbd className="kbd">{children}</kbd>;
}

/** The label of the command key on this platform. */
export function commandKey(): string {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : texts.controlKey;
}
