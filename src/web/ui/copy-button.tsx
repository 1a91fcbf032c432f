import { useState } from 'react';
import { texts } from '../texts/en/ui-parts.ts';
import { Button, type ButtonVariant } from './button.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly variant?: ButtonVariant;
}

/** Copies a text. Absent where the browser doesn't allow it, such as on pages without HTTPS. */
export function CopyButton({ text, variant = 'secondary' }: CopyButtonProps) {
  const [copiedText, setCopiedText] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const copy = (): void =>
    void navigator.clipboard.writeText(text).then(
      () => setCopiedText(text),
      () => setCopiedText(null),
    );
  return (
    <Button variant={variant} onClick={copy}>
      {copiedText === text ? texts.copied : texts.copy}
    </Button>
  );
}
