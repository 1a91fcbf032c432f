import { useId, useState } from 'react';
import { useSearchText } from '../../../lib/use-search-text.ts';
import { texts } from '../../../texts/en/palette.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { type ListGroup, ListOptions, optionId, useActiveOption } from '../../../ui/fields/listbox.tsx';
import { Search } from '../../../ui/icons/common.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { type Command, filterCommands, navigationCommands } from './commands.tsx';
import { useActions } from './use-actions.tsx';
import { openAllResults, usePaletteSearch } from './use-palette-search.tsx';

interface CommandPaletteProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onShortcuts: () => void;
}

/** The command palette: finds pages, actions, transactions and emails. */
export function CommandPalette({ isOpen, onClose, onShortcuts }: CommandPaletteProps) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title} side="top" isTitleHidden>
      <PaletteBody onDone={onClose} onShortcuts={onShortcuts} />
    </Dialog>
  );
}

function PaletteBody({
  onDone,
  onShortcuts,
}: {
  readonly onDone: () => void;
  readonly onShortcuts: () => void;
}) {
  const [settled, setSettled] = useState('');
  const [text, setText] = useSearchText(settled, setSettled);
  const id = useId();
  const words = text.trim();
  const found = usePaletteSearch(settled, words);
  const groups = withoutEmpty([
    { title: texts.groups.places, options: filterCommands(navigationCommands(), text) },
    // Local results come first, so the first option stays the same while server results load.
    { title: texts.groups.actions, options: filterCommands(useActions(onShortcuts), text) },
    { title: texts.groups.transactions, options: found.transactions },
    { title: texts.groups.receipts, options: found.receipts },
  ]);
  const options = groups.flatMap((group) => group.options);
  const pick = (index: number): void => {
    onDone();
    options[index]?.run();
  };
  const active = useActiveOption(options.length, (index) => {
    // Enter refers to the current text, so it must not open a result of an earlier search.
    const isOld = index === 0 && found.isAsking && options[0] === found.transactions[0];
    if (!isOld) return pick(index);
    onDone();
    openAllResults(words);
  });
  return (
    <>
      <div className="flex items-center gap-3 border-b px-4">
        <Search aria-hidden size={16} strokeWidth={1.5} className="text-muted" />
        <input
          // biome-ignore lint/a11y/noAutofocus: the dialog was opened to type here.
          autoFocus
          role="combobox"
          aria-expanded="true"
          aria-controls={`${id}-list`}
          aria-activedescendant={optionId(`${id}-list`, options[active.index])}
          aria-label={texts.search.label}
          placeholder={texts.search.hint}
          className="h-13 w-full bg-transparent text-15 outline-none placeholder:text-muted"
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            active.setIndex(0);
          }}
          onKeyDown={active.onKey}
        />
        <Kbd>{texts.search.escape}</Kbd>
      </div>
      <div aria-busy={found.isAsking}>
        <ListOptions
          id={`${id}-list`}
          label={texts.results.label}
          groups={groups}
          active={options[active.index]}
          className="max-h-[min(54dvh,30rem)] p-1.5"
          onActive={active.setIndex}
          onKey={active.onKey}
          onPick={pick}
        />
        {options.length === 0 && (
          <p className="px-4 pb-4 text-14 text-muted">
            {words === settled ? texts.results.none : texts.results.looking}
          </p>
        )}
      </div>
      <p role="status" className="sr-only">
        {texts.results.count(options.length)}
      </p>
    </>
  );
}

function withoutEmpty(groups: readonly ListGroup<Command>[]): ListGroup<Command>[] {
  return groups.filter((group) => group.options.length > 0);
}
