'use client';

import { useEffect, useMemo, useRef } from 'react';
import { type Command, useCommands } from '@/app/shell/commands';
import { settledWith } from '@/rulebooks/offer/engine-wager';
import { writtenRows } from '@/rulebooks/terms/settled-by';
import { type DraftModel, hasView, type Model, type TabName, tabsOf } from './model/model';
import { CELL } from './pays/pay-cell';
import { FILTER_ID } from './pays/wager-list';
import { WRITE } from './writing/write-menu';

const WORDS: Record<TabName, string> = {
  game: 'The game',
  'pay-tables': 'Pay tables',
  strategy: 'Strategy',
  overview: 'Overview of all wagers',
  compare: 'Compare the pay tables',
  analysis: 'Analysis',
  papers: 'Papers and submission',
};

/** At once where the field is on the page, so that what is typed next lands in it; else once its tab is drawn. */
function focusIn(held: Model, selector: string): void {
  const focus = () => {
    const field = document.querySelector<HTMLInputElement>(selector);
    field?.focus();
    field?.select();
    return field !== null;
  };
  if (focus()) return;
  held.setTab('pay-tables');
  setTimeout(focus, 50);
}

/** The one of several that is on the page at this width. */
function focusShown(held: Model, selector: string): void {
  held.setTab('pay-tables');
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>(selector)].find((found) => found.offsetParent);
  setTimeout(() => shown()?.focus(), 50);
}

/** What can be done to a draft from the keyboard and the palette. */
export function useDraftCommands(model: DraftModel): void {
  const current = useRef(model);
  useEffect(() => {
    current.current = model;
  });
  const { game } = model;

  const commands = useMemo((): Command[] => {
    const now = (work: (held: Model) => void) => () => {
      if (hasView(current.current)) work(current.current);
    };
    const move = (by: number) =>
      now((held) => {
        const at = held.live.views.indexOf(held.view);
        const next = held.live.views[at + by];
        if (next) held.select(next.wager.id);
      });
    const group = 'This draft';
    return [
      {
        id: 'save',
        label: 'Save now',
        group,
        keys: 'Ctrl+S',
        when: 'typing',
        run: now((held) => void held.editing.save()),
      },
      {
        id: 'undo',
        label: 'Undo',
        group,
        keys: 'Ctrl+Z',
        when: 'typing',
        run: now((held) => !held.locked && held.editing.undo()),
      },
      {
        id: 'redo',
        label: 'Redo',
        group,
        keys: 'Ctrl+Shift+Z',
        when: 'typing',
        run: now((held) => !held.locked && held.editing.redo()),
      },
      {
        id: 'redo-too',
        label: 'Redo',
        group,
        keys: 'Ctrl+Y',
        when: 'typing',
        keysOnly: true,
        run: now((held) => !held.locked && held.editing.redo()),
      },
      { id: 'next-wager', label: 'Next wager', group, keys: 'j', keysOnly: true, run: move(1) },
      { id: 'previous-wager', label: 'Previous wager', group, keys: 'k', keysOnly: true, run: move(-1) },
      {
        id: 'filter',
        label: 'Filter the wagers',
        group,
        keys: '/',
        run: now((held) => focusIn(held, `#${FILTER_ID}`)),
      },
      {
        id: 'edit',
        label: 'Edit the first pay',
        group,
        keys: 'e',
        run: now((held) => focusIn(held, `[${CELL}]`)),
      },
      {
        id: 'offer',
        label: 'Offer the wager, or leave it out',
        group,
        keys: 'x',
        run: now((held) => {
          if (!held.locked && !writtenRows(held.view.wager))
            held.editing.apply({
              kind: 'offer',
              wagers: settledWith(held.game, held.view.wager).map(({ id }) => id),
              on: !held.view.choice,
            });
        }),
      },
      {
        id: 'write',
        label: 'Write a wager of your own',
        group,
        keys: 'w',
        run: now((held) => focusShown(held, `[${WRITE}]`)),
      },
      ...tabsOf(game).map(
        (tab, index): Command => ({
          id: `tab:${tab}`,
          label: WORDS[tab],
          group,
          keys: String(index + 1),
          run: now((held) => held.setTab(tab)),
        }),
      ),
      ...game.wagers.map(
        (wager): Command => ({
          id: `wager:${wager.id}`,
          label: wager.label,
          group: 'Wagers',
          run: now((held) => {
            held.select(wager.id);
            held.setTab('pay-tables');
          }),
        }),
      ),
    ];
  }, [game]);
  useCommands(commands);
}
