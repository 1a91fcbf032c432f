import { Menu } from 'radix-ui/internal';
import type { ReactNode, RefObject } from 'react';

interface MenuPanelProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly align: 'start' | 'end';
  readonly isOpen: boolean;
  /** Opened by keyboard: focus the first item instead of the menu. */
  readonly isByKey: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** The open menu. Radix handles arrow keys, type-ahead, Escape and outside clicks. */
export function MenuPanel({ button, align, isOpen, isByKey, onOpen, children }: MenuPanelProps) {
  // The button toggles the menu itself, so a click on it isn't an outside click.
  const keepForButton = (event: Event): void => {
    if (event.target instanceof Node && button.current?.contains(event.target)) event.preventDefault();
  };
  return (
    <Menu.Root open={isOpen} onOpenChange={onOpen} modal={false}>
      <Menu.Anchor virtualRef={button} />
      <Menu.Portal container={button.current?.closest('dialog') ?? document.body}>
        <Menu.Content
          ref={isByKey ? focusFirst : undefined}
          className="floating menu"
          align={align}
          side="bottom"
          sideOffset={6}
          collisionPadding={8}
          loop
          aria-label={button.current?.textContent || button.current?.ariaLabel || undefined}
          onPointerDownOutside={keepForButton}
          onFocusOutside={keepForButton}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            const focused = document.activeElement;
            // Don't steal the focus from an element that the outside click focused.
            if (!focused || focused === document.body) button.current?.focus();
          }}
        >
          {children}
        </Menu.Content>
      </Menu.Portal>
    </Menu.Root>
  );
}

/** Radix handles keys only once loaded; the key that opened the menu may have triggered its loading. */
function focusFirst(content: HTMLElement | null): void {
  requestAnimationFrame(() => {
    content?.querySelector<HTMLElement>('[role^="menuitem"]:not([data-disabled])')?.focus();
  });
}

export interface MenuItemProps {
  readonly onSelect: () => void;
  readonly tone?: 'danger';
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
}

export function Item({ onSelect, tone, isDisabled = false, children }: MenuItemProps) {
  return (
    <Menu.Item className="menu-item" data-tone={tone} disabled={isDisabled} onSelect={onSelect}>
      {children}
    </Menu.Item>
  );
}

export interface MenuChoiceProps {
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: ReactNode }[];
  readonly onChange: (value: string) => void;
}

export function Choice({ value, options, onChange }: MenuChoiceProps) {
  return (
    <Menu.RadioGroup value={value} onValueChange={onChange}>
      {options.map((option) => (
        <Menu.RadioItem
          key={option.value}
          value={option.value}
          className="menu-item"
          onSelect={(event) => event.preventDefault()}
        >
          <span className="flex flex-1 items-center gap-2.5">{option.label}</span>
          {option.value === value && <span className="size-1.5 rounded-full bg-evergreen" />}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  );
}

export function Separator() {
  return <Menu.Separator className="menu-line" />;
}
