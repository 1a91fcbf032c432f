import { texts } from '../../texts/en/shell.ts';
import { Button } from '../../ui/button.tsx';
import { Search } from '../../ui/icons/common.tsx';
import { commandKey, Kbd } from '../../ui/kbd.tsx';
import { Tooltip } from '../../ui/tooltip.tsx';

/** Opens the search and shows its keyboard shortcut. */
export function SearchButton({ onSearch }: { readonly onSearch: () => void }) {
  return (
    <Tooltip text={texts.search.hint(commandKey())}>
      <Button
        variant="quiet"
        aria-label={texts.search.label}
        onClick={onSearch}
        className="max-xl:w-10 max-xl:px-0"
      >
        <Search aria-hidden size={16} strokeWidth={1.5} />
        <span className="hidden items-center gap-1 xl:flex">
          <Kbd>{`${commandKey()} K`}</Kbd>
        </span>
      </Button>
    </Tooltip>
  );
}
