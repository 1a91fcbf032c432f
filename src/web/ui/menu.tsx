import {
  type ComponentProps,
  cloneElement,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { MenuChoiceProps, MenuItemProps } from './menu-parts.tsx';

interface MenuProps {
  /** The trigger button. */
  readonly trigger: ReactElement<ComponentProps<'button'>>;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode;
}

type Parts = typeof import('./menu-parts.tsx');

const LoadedParts = createContext<Parts | null>(null);
let loaded: Parts | null = null;

async function loadParts(): Promise<Parts> {
  loaded = await import('./menu-parts.tsx');
  return loaded;
}

/** A dropdown menu. Its code loads when the pointer or focus first approaches. */
export function Menu({ trigger, align = 'end', children }: MenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [parts, setParts] = useState(loaded);
  const [isOpen, setOpen] = useState(false);
  const [isByKey, setByKey] = useState(false);
  const isMounted = useRef(true);
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);
  const prepare = (): void => {
    if (parts) return;
    loadParts().then(
      (module) => isMounted.current && setParts(module),
      // The next approach retries.
      () => undefined,
    );
  };
  const opener = cloneElement(trigger, {
    ref: button,
    'aria-haspopup': 'menu',
    'aria-expanded': isOpen,
    onPointerEnter: prepare,
    onFocus: prepare,
    onClick: (event: MouseEvent) => {
      prepare();
      // A click without a pointer comes from the keyboard.
      setByKey(event.detail === 0);
      setOpen((open) => !open);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
      event.preventDefault();
      prepare();
      setByKey(true);
      setOpen(true);
    },
  });
  return (
    <>
      {opener}
      {parts && (
        <LoadedParts value={parts}>
          <parts.MenuPanel button={button} align={align} isOpen={isOpen} isByKey={isByKey} onOpen={setOpen}>
            {children}
          </parts.MenuPanel>
        </LoadedParts>
      )}
    </>
  );
}

export function MenuItem(props: MenuItemProps) {
  const parts = useContext(LoadedParts);
  return parts && <parts.Item {...props} />;
}

/** Radio items in a menu; selecting one keeps the menu open. */
export function MenuChoice(props: MenuChoiceProps) {
  const parts = useContext(LoadedParts);
  return parts && <parts.Choice {...props} />;
}

export function MenuSeparator() {
  const parts = useContext(LoadedParts);
  return parts && <parts.Separator />;
}

export function MenuHeading({ children }: { readonly children: ReactNode }) {
  return <p className="px-2.5 pt-2 pb-1 text-12 text-muted">{children}</p>;
}
