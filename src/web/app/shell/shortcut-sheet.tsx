import { Dialog } from '../../ui/dialog.tsx';
import { commandKey, Kbd } from '../../ui/kbd.tsx';

const GROUPS = [
  {
    title: 'Everywhere',
    keys: [
      ['Search and commands', [`${commandKey()} K`]],
      ['Blur figures', [`${commandKey()} ⇧ P`]],
      ['Undo', [`${commandKey()} Z`]],
      ['Redo', [`${commandKey()} ⇧ Z`]],
      ['This sheet', ['?']],
      ['Dashboard', ['G', 'D']],
      ['Transactions', ['G', 'T']],
      ['Subscriptions', ['G', 'S']],
      ['EmailAI', ['G', 'E']],
      ['AI Review', ['G', 'R']],
      ['Processed Emails', ['G', 'P']],
      ['Insights', ['G', 'I']],
    ],
  },
  {
    title: 'AI Review',
    keys: [
      ['Accept', ['A']],
      ['Reject', ['R']],
      ['Edit', ['E']],
      ['Skip', ['S']],
    ],
  },
] as const;

/** Every key that does something, on one sheet. */
export function ShortcutSheet({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title="Keyboard shortcuts">
      <div className="grid gap-5 px-6 pb-6">
        {GROUPS.map((group) => (
          <section key={group.title}>
            <h3 className="label pb-1">{group.title}</h3>
            <dl>
              {group.keys.map(([name, keys]) => (
                <div
                  key={name}
                  className="flex items-center justify-between border-b py-1.5 text-14 last:border-0"
                >
                  <dt>{name}</dt>
                  <dd className="flex gap-1">
                    {keys.map((key) => (
                      <Kbd key={key}>{key}</Kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
