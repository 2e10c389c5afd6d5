'use client';

import { Dialog } from '../components/dialog';
import { Checkbox } from '../components/field';
import { Keys } from '../components/keys';
import { useRegistry } from './commands';

/** ?: every key that does something on this page. */
export function ShortcutsSheet({
  open,
  onOpenChange,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { commands, singleKeys, setSingleKeys } = useRegistry();
  const keyed = commands.filter((command) => command.keys);
  const groups = [...new Set(keyed.map((command) => command.group))];
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Keyboard shortcuts"
      lead="What works on this page. Cmd does what Ctrl does."
      wide
    >
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="mb-1 text-xs font-medium text-ink-soft">{group}</h3>
            <dl>
              {keyed
                .filter((command) => command.group === group)
                .map((command) => (
                  <div
                    key={command.id}
                    className="flex min-h-8 items-center justify-between gap-4 border-b border-rule last:border-b-0"
                  >
                    <dt className="text-sm">{command.label}</dt>
                    <dd>
                      <Keys press={command.keys ?? ''} />
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
      <Checkbox
        className="mt-6"
        label="Single-key shortcuts"
        hint="Off: only keys pressed together with Ctrl or Cmd do something. Kept in this browser."
        checked={singleKeys}
        onChange={(event) => setSingleKeys(event.target.checked)}
      />
    </Dialog>
  );
}
