'use client';

import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { classes } from '../components/classes';
import { Keys } from '../components/keys';
import { type Command, useRegistry } from './commands';
import { score } from './match';
import { useClauses } from './use-clauses';

/** Ctrl+K: everything that can be done or opened from here, found by a few letters. */
export function Palette({ open, onOpenChange }: { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { commands } = useRegistry();
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const listId = useId();
  const chosen = useRef<HTMLDivElement>(null);

  const clauses = useClauses(query);
  const found = useMemo(() => {
    const shown = commands.filter((command) => !command.keysOnly);
    if (query.trim() === '') return shown;
    const named = shown
      .map((command) => ({ command, rank: score(query, `${command.label} ${command.group}`) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .map(({ command }) => command);
    return [...clauses, ...named];
  }, [clauses, commands, query]);

  useEffect(() => {
    if (open) {
      setQuery('');
      setAt(0);
    }
  }, [open]);
  useEffect(() => {
    if (at >= 0) chosen.current?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const run = (command: Command | undefined) => {
    if (!command) return;
    onOpenChange(false);
    command.run();
  };

  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          className="animate-rise fixed top-[12dvh] left-1/2 z-50 flex max-h-[70dvh] w-[calc(100vw-32px)] max-w-xl -translate-x-1/2 flex-col rounded-lg border border-rule-strong bg-panel shadow-raised"
        >
          <Dialog.Title className="sr-only">Commands</Dialog.Title>
          <div className="flex items-center gap-2 border-b border-rule px-4">
            <Search size={16} className="shrink-0 text-ink-faint" aria-hidden="true" />
            <input
              role="combobox"
              aria-expanded="true"
              aria-controls={listId}
              aria-activedescendant={found[at] ? `${listId}-${at}` : undefined}
              aria-label="Find a command, a draft, a clause or a page"
              placeholder="A command, a draft, a page, or a clause such as 7.16"
              className="h-12 w-full bg-transparent text-lg outline-none placeholder:text-ink-faint"
              value={query}
              onChange={(event) => {
                setQuery(event.target.value);
                setAt(0);
              }}
              onKeyDown={(event) => {
                const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
                if (step !== 0 && found.length > 0) {
                  event.preventDefault();
                  setAt((before) => (before + step + found.length) % found.length);
                }
                if (event.key === 'Enter') {
                  event.preventDefault();
                  run(found[at]);
                }
              }}
            />
          </div>
          <div id={listId} role="listbox" aria-label="Commands" className="overflow-y-auto py-1">
            {found.map((command, index) => (
              <div
                key={command.id}
                id={`${listId}-${index}`}
                ref={index === at ? chosen : undefined}
                role="option"
                tabIndex={-1}
                aria-selected={index === at}
                className={classes(
                  'flex min-h-9 cursor-pointer items-center gap-3 px-4 text-sm',
                  index === at && 'bg-accent-soft',
                )}
                onMouseMove={() => setAt(index)}
                onClick={() => run(command)}
                onKeyDown={(event) => {
                  if (event.key === 'Enter') run(command);
                }}
              >
                <span className="grow truncate">{command.label}</span>
                <span className="text-xs text-ink-soft">{command.group}</span>
                {command.keys ? <Keys press={command.keys} /> : null}
              </div>
            ))}
          </div>
          {found.length === 0 ? (
            <p className="px-4 pb-4 text-sm text-ink-soft" role="status">
              Nothing has that name. Try fewer letters.
            </p>
          ) : null}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
