'use client';

import { PenLine } from 'lucide-react';
import { Button } from '@/app/components/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/app/components/menu';
import { writingFamily } from '@/rulebooks/engine-wager';
import type { WrittenWager } from '@/rulebooks/variant';
import { blankWager, isFull, nextWager } from '../../written/edits';
import { type Template, templatesOf } from '../../written/templates';
import { useModel } from '../model';

/** Begins a wager of the operator's own: from nothing, or from one that the rulebook prints. Nothing where none can be written. */
export function WriteMenu() {
  const model = useModel();
  const { game, live, editing, locked, select, setTab } = model;
  if (writingFamily(game) === undefined) return null;
  const written = editing.content.written ?? {};
  const begin = (wager: WrittenWager) => {
    const id = nextWager(
      written,
      game.wagers.map((listed) => listed.id),
    );
    editing.apply({ kind: 'written', id, wager });
    select(id);
    setTab('pay-tables');
  };
  const { printed, others } = templatesOf(game, live.options);
  return (
    <Menu
      align="start"
      trigger={
        <Button
          small
          icon={<PenLine size={14} aria-hidden="true" />}
          disabled={locked || isFull(written)}
          {...{ [WRITE]: '' }}
        >
          Write a wager
        </Button>
      }
    >
      <MenuItem onSelect={() => begin(blankWager())}>From an empty row</MenuItem>
      <Templates title="From a wager of the rulebook" templates={printed} begin={begin} />
      <Templates title="From another of its kind" templates={others} begin={begin} />
    </Menu>
  );
}

function Templates({
  title,
  templates,
  begin,
}: {
  title: string;
  templates: Template[];
  begin: (wager: WrittenWager) => void;
}) {
  if (templates.length === 0) return null;
  return (
    <>
      <MenuSeparator />
      <MenuLabel>{title}</MenuLabel>
      {templates.map(({ label, wager }) => (
        <MenuItem key={label} onSelect={() => begin(wager)}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}

export const WRITE = 'data-write-a-wager';
