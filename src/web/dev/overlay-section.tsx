import { useState } from 'react';
import { useToast } from '../lib/toasts/toast-context.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, Drawer } from '../ui/dialog.tsx';
import { Menu, MenuChoice, MenuHeading, MenuItem, MenuSeparator } from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import { Tooltip } from '../ui/tooltip.tsx';
import { DemoSection, Example } from './demo-section.tsx';

const ignore = (): void => undefined;

export function OverlaySection() {
  const [open, setOpen] = useState<'dialog' | 'drawer' | null>(null);
  const addToast = useToast();
  return (
    <DemoSection title="What floats">
      <Example name="Dialog, Drawer">
        <Button onClick={() => setOpen('dialog')}>Open a dialog</Button>
        <Button onClick={() => setOpen('drawer')}>Open a drawer</Button>
        <Dialog isOpen={open === 'dialog'} onClose={() => setOpen(null)} title="Disconnect the bank?">
          <div className="grid gap-4 px-6 pb-6">
            <p className="text-muted">Its access is revoked at once.</p>
            <div className="flex justify-end gap-3">
              <Button onClick={() => setOpen(null)}>Keep it</Button>
              <Button variant="danger">Disconnect</Button>
            </div>
          </div>
        </Dialog>
        <Drawer isOpen={open === 'drawer'} onClose={() => setOpen(null)} title="Transaction">
          <p className="px-6">What stands at the side.</p>
        </Drawer>
      </Example>
      <Example name="Menu, Popover, Tooltip">
        <ExampleMenu />
        <Popover label="Filters" trigger={<Button>Open a popover</Button>}>
          <p className="p-3 text-14">Filters stand here.</p>
        </Popover>
        <Tooltip text="Search and commands (⌘ K)">
          <Button>Hover or focus</Button>
        </Tooltip>
      </Example>
      <Example name="Toast">
        <Button onClick={() => addToast('Saved.')}>Success</Button>
        <Button onClick={() => addToast('The change could not be saved.', 'error')}>Error</Button>
        <Button onClick={() => addToast('Accepted.', 'success', { label: 'Undo', run: ignore })}>
          With Undo
        </Button>
      </Example>
    </DemoSection>
  );
}

function ExampleMenu() {
  const [theme, setTheme] = useState('light');
  return (
    <Menu trigger={<Button>Open a menu</Button>} align="start">
      <MenuItem onSelect={ignore}>Account Settings</MenuItem>
      <MenuItem onSelect={ignore} isDisabled>
        Disabled
      </MenuItem>
      <MenuSeparator />
      <MenuHeading>Appearance</MenuHeading>
      <MenuChoice
        value={theme}
        onChange={setTheme}
        options={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
      />
      <MenuSeparator />
      <MenuItem onSelect={ignore} tone="danger">
        Disconnect…
      </MenuItem>
    </Menu>
  );
}
