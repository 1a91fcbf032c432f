import {
  type FocusEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { texts } from '../../texts/en/ui.ts';
import { CircleAlert, CircleCheck, X } from '../../ui/icons/initial.tsx';
import { type AddToast, type ToastAction, ToastContext, type ToastType } from './toast-context.ts';

/** How long a toast stays, per the specification. Hovering or focusing it pauses the timer. */
export const TOAST_DURATION_MS = 5000;

interface Toast {
  readonly id: number;
  readonly message: string;
  readonly type: ToastType;
  readonly action: ToastAction | undefined;
}

/** Shows toasts above everything, including dialogs. */
export function ToastProvider({ children }: { readonly children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const nextId = useRef(1);

  const dismiss = useCallback(
    (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)),
    [],
  );
  const addToast = useCallback<AddToast>((message, type = 'success', action) => {
    const id = nextId.current;
    nextId.current += 1;
    setToasts((shown) => [...withoutOldAction(shown, action).slice(-3), { id, message, type, action }]);
  }, []);

  const dialog = useOpenDialog(toasts.length > 0);

  const shown = <ToastRegion toasts={toasts} onDone={dismiss} />;
  return (
    <ToastContext value={addToast}>
      {children}
      {dialog ? createPortal(shown, dialog) : shown}
    </ToastContext>
  );
}

/**
 * An action replaces the one before: Undo and Redo hold for the last change only, and a stack of them would cover what
 * the user is pressing.
 */
function withoutOldAction(shown: readonly Toast[], action: ToastAction | undefined): readonly Toast[] {
  return action ? shown.filter((toast) => !toast.action) : shown;
}

/**
 * The open modal dialog, which makes everything outside it inert: toasts render inside it, so that they stay usable.
 */
function useOpenDialog(isWatching: boolean): Element | null {
  const [dialog, setDialog] = useState<Element | null>(null);
  useLayoutEffect(() => {
    if (!isWatching) return;
    const look = (): void => setDialog([...document.querySelectorAll('dialog:modal')].at(-1) ?? null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [isWatching]);
  return dialog;
}

interface ToastRegionProps {
  readonly toasts: readonly Toast[];
  readonly onDone: (id: number) => void;
}

function ToastRegion({ toasts, onDone }: ToastRegionProps) {
  const region = useRef<HTMLDivElement>(null);
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    const element = region.current;
    // Its dialog may have just closed; the toast then renders outside.
    if (!element?.isConnected || !element.showPopover) return;
    if (element.matches(':popover-open')) element.hidePopover();
    if (toasts.length > 0) element.showPopover();
  }, [toasts]);
  const focus = useKeptFocus(region);
  // A toast that is removed reports neither that it lost the focus nor that the pointer left it.
  const remove = useCallback(
    (id: number): void => {
      setHeld(false);
      onDone(id);
    },
    [onDone],
  );
  return (
    <div
      ref={region}
      popover="manual"
      className="toast-region"
      role="status"
      aria-live="polite"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={(event) => {
        setHeld(true);
        focus.onFocus(event);
      }}
      onBlur={(event) => {
        setHeld(false);
        focus.onBlur(event);
      }}
    >
      {toasts.map((toast) => (
        <ToastLine key={toast.id} toast={toast} isHeld={isHeld} onDone={remove} />
      ))}
    </div>
  );
}

/** Moves the focus from a removed toast to the next one, or back to the element that had it before. */
function useKeptFocus(region: RefObject<HTMLElement | null>) {
  /** Null while the focus is outside. */
  const origin = useRef<HTMLElement | null>(null);
  useEffect(() => {
    if (!origin.current || region.current?.contains(document.activeElement)) return;
    const next = region.current?.querySelector('button');
    (next ?? origin.current).focus({ preventScroll: true });
    if (!next) origin.current = null;
  });
  return {
    onFocus: ({ relatedTarget }: FocusEvent<HTMLElement>): void => {
      origin.current ??= relatedTarget instanceof HTMLElement ? relatedTarget : document.body;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
      if (!currentTarget.contains(relatedTarget)) origin.current = null;
    },
  };
}

interface ToastLineProps {
  readonly toast: Toast;
  readonly isHeld: boolean;
  readonly onDone: (id: number) => void;
}

function ToastLine({ toast, isHeld, onDone }: ToastLineProps) {
  useEffect(() => {
    if (isHeld) return;
    const timer = window.setTimeout(() => onDone(toast.id), TOAST_DURATION_MS);
    return () => window.clearTimeout(timer);
  }, [toast.id, isHeld, onDone]);
  const Icon = toast.type === 'error' ? CircleAlert : CircleCheck;
  const { action } = toast;
  return (
    <div className="toast" data-type={toast.type}>
      <Icon aria-hidden size={16} strokeWidth={1.5} />
      <span className="min-w-0 flex-1">{toast.message}</span>
      {action && (
        <button
          type="button"
          className="toast-action"
          onClick={() => {
            action.run();
            onDone(toast.id);
          }}
        >
          {action.label}
        </button>
      )}
      <button
        type="button"
        className="toast-close"
        aria-label={texts.dismiss}
        onClick={() => onDone(toast.id)}
      >
        <X aria-hidden size={14} strokeWidth={1.5} />
      </button>
    </div>
  );
}
