import { clsx } from 'clsx';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { positionFloating } from './position-floating.ts';

interface PopoverProps {
  readonly label: string;
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  /** Content, or a function that receives a close callback. */
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A small panel below its trigger in the top layer. Escape or an outside click closes it. */
export function Popover({ label, trigger, align = 'start', className, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useLayoutEffect(() => {
    if (!isOpen || !panel.current || !button.current) return;
    positionFloating(panel.current, button.current, align);
    panel.current.focus();
  }, [isOpen, align]);
  return (
    <>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'dialog',
        'aria-expanded': isOpen,
        'aria-controls': id,
        popoverTarget: id,
      })}
      <div
        ref={panel}
        id={id}
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        popover="auto"
        className={clsx('floating popover', className)}
        onToggle={(event) => {
          // React bubbles this event from nested popovers.
          if (event.target === event.currentTarget) setOpen(event.newState === 'open');
        }}
      >
        {isOpen && (typeof children === 'function' ? children(() => panel.current?.hidePopover()) : children)}
      </div>
    </>
  );
}
