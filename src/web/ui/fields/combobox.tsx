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
  /** Id of the chosen option. */
  readonly value: string;
  readonly groups: readonly ListGroup<ComboboxOption>[];
  readonly onChange: (id: string) => void;
  /** Stands there while nothing is chosen, or what is chosen is not among the options. */
  readonly placeholder?: string | undefined;
  readonly className?: string | undefined;
  readonly isDisabled?: boolean | undefined;
  /** Only assistive technology reads the label; the field is as small as a table needs it. */
  readonly isCompact?: boolean | undefined;
  /** Whether a dialog that it stands in begins with it. */
  readonly isFirst?: boolean | undefined;
  /** The pointer or the focus is near: what the list needs can be fetched. */
  readonly onNear?: (() => void) | undefined;
  readonly ref?: Ref<ComboboxHandle> | undefined;
}

export interface ComboboxHandle {
  /** Shows the list, ready for typing. */
  readonly open: () => void;
}

/**
 * A choice from a long list, found by typing a part of its name: a button with a panel of a text field and a list,
 * which on a phone is a sheet at the bottom. Typing on the button opens it with that text; leaving without a choice
 * keeps the old one.
 */
export function Combobox(props: ComboboxProps) {
  const { label, hint, error, className, value, groups, placeholder, isDisabled, isCompact } = props;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  /** What the panel opens with; null while it is closed. */
  const [start, setStart] = useState<string | null>(null);
  const isOpen = start !== null;
  const chosen = groups.flatMap((group) => group.options).find((option) => option.id === value);
  useImperativeHandle(props.ref, () => ({ open: () => setStart('') }), []);
  useLayoutEffect(() => {
    // A dialog gives the focus to what bears this mark when it opens.
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
    // As in any other field of a form.
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
          // A panel inside a panel does not give the focus back by itself.
          if (currentTarget.contains(document.activeElement)) button.current?.focus();
          // At once: a key that follows right away opens the list again.
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

/** What a key on the closed field opens the list with; null for a key that does not open it. */
function openingText(event: KeyboardEvent): string | null {
  if (event.metaKey || event.ctrlKey || event.altKey) return null;
  if (event.key === 'ArrowDown' || event.key === 'ArrowUp') return '';
  return event.key.length === 1 && event.key !== ' ' ? event.key : null;
}
