import { clsx } from 'clsx';
import {
  type ComponentProps,
  cloneElement,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react';
import { placeFloating } from './place-floating.ts';

interface PopoverProps {
  readonly label: string;
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly align?: 'start' | 'end';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A small panel below its button in the top layer; Escape and a click beside it close it. */
export function Popover({ label, trigger, align = 'start', className, children }: PopoverProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
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
        aria-label={label}
        popover="auto"
        className={clsx('floating popover', className)}
        onToggle={(event) => {
          setOpen(event.newState === 'open');
          if (event.newState === 'open' && panel.current && button.current)
            placeFloating(panel.current, button.current, align);
        }}
      >
        {isOpen && children}
      </div>
    </>
  );
}
