import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { positionFloating } from '../position-floating.ts';
import { ComboboxPanel } from './combobox-panel.tsx';
import { FieldFrame, type FieldText } from './field.tsx';
import type { ListGroup } from './listbox.tsx';
import type { ComboboxOption } from './rank-options.ts';

export interface ComboboxProps extends FieldText {
  /** ID of the selected option. */
  readonly value: string;
  readonly groups: readonly ListGroup<ComboboxOption>[];
  readonly onChange: (id: string) => void;
  /** Shown when no option is selected or the value isn't among the options. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** A compact field with its label for screen readers only. */
  readonly isCompact?: boolean | undefined;
  /** Whether it receives the focus when its dialog opens. */
  readonly isFirst?: boolean | undefined;
  /** Called when the pointer or focus approaches, to preload the list's data. */
  readonly onNear?: (() => void) | undefined;
  readonly ref?: Ref<ComboboxHandle> | undefined;
}

export interface ComboboxHandle {
  /** Opens the list with the focus in its text field. */
  readonly open: () => void;
}

/**
 * Selects one option of a long list by typing part of its name: a button that opens a panel with a text field and a
 * list; on phones, a bottom sheet. Typing on the button opens it with that text. Closing it without a selection keeps
 * the old value.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, className, value, groups, placeholder, isDisabled, isCompact } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** Initial text of the open panel; null while closed. */
  const [start, setStart] = useState<string | null>(null);
  const isOpen = start !== null;
  const chosen = groups.flatMap((group) => group.options).find((option) => option.id === value);
  useImperativeHandle(props.ref, () => ({ open: () => setStart('') }), []);
  useLayoutEffect(() => {
    // A native dialog focuses the element with this attribute when it opens.
    button.current?.toggleAttribute('autofocus', props.isFirst === true);
  }, [props.isFirst]);
  useLayoutEffect(() => {
    const [floating, anchor] = [panel.current, button.current];
    if (!isOpen || !floating || !anchor) return;
    if (!floating.matches(':popover-open')) floating.showPopover();
    floating.style.width = `${Math.max(anchor.offsetWidth, WIDTH_MIN_PX)}px`;
    positionFloating(floating, anchor, 'start');
  }, [isOpen]);
  const close = (): void => panel.current?.hidePopover();
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter submits the form, as in any text field.
    if (event.key === 'Enter' && value !== '' && button.current?.form) {
      event.preventDefault();
      button.current.form.requestSubmit();
      return;
    }
    const opening = openingText(event);
    if (opening === null) return;
    event.preventDefault();
    setStart(opening);
  };
  return (
    <FieldFrame
      id={id}
      label={label}
      isLabelHidden={isCompact}
      hint={hint}
      error={error}
      className={className}
    >
      <button
        ref={button}
        id={id}
        type="button"
        role="combobox"
        className="input select combobox"
        data-size={isCompact ? 'small' : undefined}
        data-empty={chosen ? undefined : true}
        disabled={isDisabled}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={`${id}-panel`}
        aria-describedby={`${id}-about`}
        aria-invalid={error ? true : undefined}
        popoverTarget={`${id}-panel`}
        onFocus={props.onNear}
        onPointerEnter={props.onNear}
        onKeyDown={onKeyDown}
      >
        {chosen?.mark}
        <span className="truncate">{chosen?.label ?? placeholder}</span>
      </button>
      <div
        ref={panel}
        id={`${id}-panel`}
        role="dialog"
        aria-label={label}
        tabIndex={-1}
        popover="auto"
        className="floating popover sheet"
        onBeforeToggle={({ target, currentTarget, newState }) => {
          if (target !== currentTarget || newState !== 'closed') return;
          // A nested popover doesn't restore the focus.
          if (currentTarget.contains(document.activeElement)) button.current?.focus();
          // Set immediately, so that the next key opens the list again.
          setStart(null);
        }}
        onToggle={({ target, currentTarget, newState }) => {
          if (target === currentTarget && newState === 'open') setStart((text) => text ?? '');
        }}
      >
        {isOpen && (
          <ComboboxPanel
            id={`${id}-list`}
            label={label}
            start={start}
            value={value}
            groups={groups}
            onClose={close}
            onPick={(picked) => {
              close();
              if (picked !== value) props.onChange(picked);
            }}
          />
        )}
      </div>
    </FieldFrame>
  );
}

const WIDTH_MIN_PX = 272;

/** The text with which a key opens the list; null if the key doesn't open it. */
function openingText(event: KeyboardEvent): string | null {
  if (event.metaKey || event.ctrlKey || event.altKey) return null;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return '';
  return event.key.length === 1 && event.key !== ' ' ? event.key : null;
}
