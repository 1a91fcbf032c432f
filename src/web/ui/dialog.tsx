import { clsx } from 'clsx';
import { type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import { texts } from '../texts/en/ui.ts';
import { Button } from './button.tsx';
import { X } from './icons/initial.tsx';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** Position: centered, or a drawer at a side. */
  readonly side?: 'center' | 'right' | 'left' | 'top';
  /** Show the title to screen readers only; the content has its own heading. */
  readonly isTitleHidden?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A native modal dialog: traps the focus and closes on Escape or a click on the backdrop. */
export function Dialog({
  isOpen,
  onClose,
  title,
  side = 'center',
  isTitleHidden,
  className,
  children,
}: DialogProps) {
  const ref = useModal(isOpen, onClose);
  const isBackdropPressed = useRef(false);
  const titleId = useId();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes it; the click only adds the backdrop.
    <dialog
      ref={ref}
      className={clsx('dialog', className)}
      data-side={side}
      aria-labelledby={titleId}
      onPointerDown={({ target, currentTarget }) => {
        isBackdropPressed.current = target === currentTarget;
      }}
      onClick={({ target, currentTarget }) => {
        // Selecting text beyond the edge of the dialog ends in a click on the backdrop, too.
        if (target === currentTarget && isBackdropPressed.current) currentTarget.close();
      }}
    >
      {isOpen && (
        <div className="flex min-h-full flex-col">
          <div
            className={clsx(
              isTitleHidden ? 'sr-only' : 'flex items-center justify-between gap-4 px-6 pt-5 pb-2',
            )}
          >
            <h2 id={titleId} className="text-18 font-semibold">
              {title}
            </h2>
            {!isTitleHidden && (
              <Button variant="quiet" size="small" iconOnly aria-label={texts.close} onClick={onClose}>
                <X aria-hidden size={16} strokeWidth={1.5} />
              </Button>
            )}
          </div>
          {children}
        </div>
      )}
    </dialog>
  );
}

/** Opens the dialog while `isOpen`; calls `onClose` only if the user closes it. */
function useModal(isOpen: boolean, onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const latest = useRef(onClose);
  latest.current = onClose;
  // Only an element that is still in the page returns the focus when it closes.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || !isOpen) return;
    const onClosed = (): void => {
      // The event arrives late: the dialog may be open again.
      if (!dialog.open) latest.current();
    };
    dialog.addEventListener('close', onClosed);
    dialog.showModal();
    return () => {
      dialog.removeEventListener('close', onClosed);
      dialog.close();
    };
  }, [isOpen]);
  return ref;
}

/** A full-height dialog at the right edge. */
export function Drawer(props: Omit<DialogProps, 'side'>) {
  return <Dialog {...props} side="right" />;
}
