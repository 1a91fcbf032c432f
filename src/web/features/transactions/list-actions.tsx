import { texts } from '../../texts/en/transactions.ts';
import { Button } from '../../ui/button.tsx';
import { Ellipsis, Plus } from '../../ui/icons/common.tsx';
import { Download, FileUp } from '../../ui/icons/ledger.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';

interface ListActionsProps {
  readonly onAdd: () => void;
  readonly onImport: () => void;
  readonly onExport: () => void;
  /** Export progress; null if none runs. */
  readonly exportProgress: string | null;
  readonly isExporting: boolean;
  readonly canExport: boolean;
  /** True without transactions; then connecting a bank is the primary action. */
  readonly isFirstRun: boolean;
}

const ICON = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Actions of the list; on narrow screens the rarer ones are in a menu. */
export function ListActions(props: ListActionsProps) {
  return (
    <div className="ml-auto flex items-center gap-2">
      <span className="contents max-lg:hidden">
        <Button
          variant="quiet"
          isBusy={props.isExporting}
          disabled={!props.canExport}
          onClick={props.onExport}
        >
          <Download {...ICON} />
          {props.exportProgress ?? texts.actions.export}
        </Button>
        <Button onClick={props.onImport}>
          <FileUp {...ICON} />
          {texts.importStatement}
        </Button>
      </span>
      <Button variant={props.isFirstRun ? 'secondary' : 'primary'} onClick={props.onAdd}>
        <Plus {...ICON} />
        {texts.actions.add}
      </Button>
      <span className="lg:hidden">
        <Menu
          trigger={
            <button
              type="button"
              className="btn"
              data-variant="secondary"
              data-icon-only
              aria-label={texts.actions.more}
            >
              <Ellipsis {...ICON} />
            </button>
          }
        >
          <MenuItem onSelect={props.onImport}>
            <FileUp {...ICON} /> {texts.importStatement}
          </MenuItem>
          <MenuItem onSelect={props.onExport} isDisabled={!props.canExport || props.isExporting}>
            <Download {...ICON} /> {props.exportProgress ?? texts.actions.export}
          </MenuItem>
        </Menu>
      </span>
    </div>
  );
}
