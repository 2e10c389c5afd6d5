'use client';

import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/components/button';
import { Menu, MenuItem, MenuLabel, MenuSeparator } from '@/app/components/menu';
import { writingFamily } from '@/rulebooks/offer/engine-wager';
import type { WrittenWager } from '@/rulebooks/variant/variant';
import { blankWager, isFull, namedApart, nextWager } from '../../written/edits';
import type { Template } from '../../written/templates';
import { useModel } from '../model/model';
import { TemplateDialog } from './template-dialog';
import { useTemplates } from './use-templates';

/**
 * Begins a wager of the operator's own: from nothing, from one that the rulebook prints, or from another of its kind.
 * Nothing where none can be written.
 */
export function WriteMenu() {
  const { game, live, editing, locked, select, setTab } = useModel();
  const [choosing, setChoosing] = useState(false);
  const { printed, others, failed } = useTemplates(game, live.options);
  if (writingFamily(game) === undefined) return null;
  const written = editing.content.written ?? {};
  const begin = (template: WrittenWager) => {
    const wager = namedApart(
      template,
      live.views.map(({ wager: { label } }) => label),
    );
    const id = nextWager(
      written,
      game.wagers.map((listed) => listed.id),
    );
    editing.apply({ kind: 'written', id, wager });
    select(id);
    setTab('pay-tables');
  };
  return (
    <>
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
        {failed ? <MenuLabel>Wagers to start from could not be loaded. Reload the page.</MenuLabel> : null}
        <Templates title="From a wager of the rulebook" templates={printed} begin={begin} />
        {others.length > 0 ? (
          <>
            <MenuSeparator />
            {/* The button has the focus again before the dialog takes it, and gets it back from there. */}
            <MenuItem onSelect={() => setTimeout(() => setChoosing(true))}>
              From another of its kind …
            </MenuItem>
          </>
        ) : null}
      </Menu>
      {choosing ? (
        <TemplateDialog
          templates={others}
          onClose={() => setChoosing(false)}
          onTake={({ wager }) => {
            setChoosing(false);
            begin(wager);
          }}
        />
      ) : null}
    </>
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
      {templates.map(({ id, label, wager }) => (
        <MenuItem key={id} onSelect={() => begin(wager)}>
          {label}
        </MenuItem>
      ))}
    </>
  );
}

export const WRITE = 'data-write-a-wager';
