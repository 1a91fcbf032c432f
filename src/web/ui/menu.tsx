import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useId,
  useRef,
  useState,
} from 'react';
import { placeFloating } from './place-floating.ts';

interface MenuProps {
  /** The button that opens it. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

const CloseMenu = createContext<() => void>(() => undefined);
const ITEMS = '[role^="menuitem"]:not([aria-disabled="true"])';

/** A menu below its button in the browser's top layer, with arrow keys and type-ahead. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const open = (last = false): void => {
    const [from, floating] = [button.current, menu.current];
    if (!from || !floating) return;
    floating.showPopover();
    placeFloating(floating, from, align);
    const items = floating.querySelectorAll<HTMLElement>(ITEMS);
    items[last ? items.length - 1 : 0]?.focus();
  };
  const close = (): void => {
    menu.current?.hidePopover();
    button.current?.focus();
  };
  return (
    <CloseMenu value={close}>
      {cloneElement(trigger, {
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        'aria-controls': id,
        popoverTarget: id,
        onClick: (event) => {
          event.preventDefault();
          if (isOpen) close();
          else open();
        },
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          open(event.key === 'ArrowUp');
        },
      })}
      <div
        ref={menu}
        id={id}
        role="menu"
        tabIndex={-1}
        popover="auto"
        className="menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={(event) => moveFocus(event, close)}
      >
        {children}
      </div>
    </CloseMenu>
  );
}

interface MenuItemProps {
  readonly onSelect: () => void;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export function MenuItem({ onSelect, tone, isDisabled, children }: MenuItemProps) {
  const close = useContext(CloseMenu);
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      className="menu-item"
      data-tone={tone}
      aria-disabled={isDisabled || undefined}
      onPointerMove={(event) => event.currentTarget.focus()}
      onClick={() => {
        if (isDisabled) return;
        close();
        onSelect();
      }}
    >
      {children}
    </button>
  );
}

interface MenuChoiceProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly onChange: (value: string) => void;
}

/** Exclusive choices inside a menu; the menu stays open. */
export function MenuChoice({ value, options, onChange }: MenuChoiceProps) {
  return options.map((option) => (
    <button
      key={option.value}
      type="button"
      role="menuitemradio"
      aria-checked={option.value === value}
      tabIndex={-1}
      className="menu-item"
      onPointerMove={(event) => event.currentTarget.focus()}
      onClick={() => onChange(option.value)}
    >
      <span className="flex flex-1 items-center gap-2.5">{option.label}</span>
      {option.value === value && <span className="size-1.5 rounded-full bg-evergreen" />}
    </button>
  ));
}

export function MenuLine() {
  return <hr className="menu-line" />;
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <p className="px-2.5 pt-2 pb-1 text-12 text-muted">{children}</p>;
}

function moveFocus(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>(ITEMS)];
  const focused = document.activeElement;
  const at = focused instanceof HTMLElement ? items.indexOf(focused) : -1;
  const goTo = (index: number): void => {
    event.preventDefault();
    items[(index + items.length) % items.length]?.focus();
  };
  if (event.key === 'ArrowDown') goTo(at + 1);
  else if (event.key === 'ArrowUp') goTo(at - 1);
  else if (event.key === 'Home') goTo(0);
  else if (event.key === 'End') goTo(items.length - 1);
  else if (event.key === 'Tab') close();
  else if (event.key.length === 1 && event.key !== ' ') {
    const letter = event.key.toLowerCase();
    const next = [...items.slice(at + 1), ...items].find((item) =>
      item.textContent?.trim().toLowerCase().startsWith(letter),
    );
    next?.focus();
  }
}
