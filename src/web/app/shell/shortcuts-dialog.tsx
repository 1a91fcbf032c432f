import { texts } from '../../texts/en/shortcuts.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { commandKey, Kbd } from '../../ui/kbd.tsx';

const GROUPS = [
  {
    title: texts.everywhere,
    keys: [
      [texts.search, [`${commandKey()} K`]],
      [texts.blurFigures, [`${commandKey()} ⇧ P`]],
      [texts.undo, [`${commandKey()} Z`]],
      [texts.redo, [`${commandKey()} ⇧ Z`]],
      [texts.thisSheet, ['?']],
      [texts.dashboard, ['G', 'D']],
      [texts.transactions, ['G', 'T']],
      [texts.subscriptions, ['G', 'S']],
      [texts.emailAi, ['G', 'E']],
      [texts.review, ['G', 'R']],
      [texts.processedEmails, ['G', 'P']],
      [texts.insights, ['G', 'I']],
    ],
  },
  {
    title: texts.transactions,
    keys: [
      [texts.move, ['J', 'K']],
      [texts.open, [texts.enter]],
      [texts.select, [texts.space]],
      [texts.selectRange, [`⇧ ${texts.space}`]],
      [texts.selectAll, [`${commandKey()} A`]],
      [texts.category, ['C']],
      [texts.note, ['N']],
      [texts.split, ['X']],
      [texts.find, ['/']],
    ],
  },
  {
    title: texts.review,
    keys: [
      [texts.accept, ['A']],
      [texts.reject, ['R']],
      [texts.notThisCharge, ['N']],
      [texts.edit, ['E']],
      [texts.skip, ['S']],
      [texts.undoAnswer, ['U']],
    ],
  },
] as const;

/** A dialog that lists all keyboard shortcuts. */
export function ShortcutsDialog({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={texts.title}>
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
