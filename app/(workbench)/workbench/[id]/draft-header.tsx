'use client';

import { Redo2, Undo2 } from 'lucide-react';
import Link from 'next/link';
import { IconButton, TextLink } from '@/app/components/button';
import { classes } from '@/app/components/classes';
import { controlClasses, FieldProblem } from '@/app/components/field';
import { plainNameRefused } from '@/rulebooks/names/typed-name';
import { hasView, type TabName, tabsOf, useDraftModel } from './model/model';
import { DATE, NEXT, NextStepLine } from './next-step-line';
import { ReadyMark } from './ready-mark';
import { SaveState } from './saving/save-state';

const TAB_WORDS: Record<TabName, string> = {
  game: 'The game',
  'pay-tables': 'Pay tables',
  strategy: 'Strategy',
  overview: 'Overview',
  compare: 'Compare',
  analysis: 'Analysis',
  papers: 'Papers',
};

const NAME_PROBLEM = 'name-problem';

export function DraftHeader() {
  const model = useDraftModel();
  const { editing, rulebook, game, locked, next } = model;
  const refused = plainNameRefused(editing.content.name);
  return (
    <header className="border-b border-rule px-4 pt-3 sm:px-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 lg:flex-nowrap">
        <h1 className="sr-only">Draft: {editing.content.name}</h1>
        <TextLink href="/workbench" className="flex min-h-6 shrink-0 items-center text-sm no-underline">
          Drafts
        </TextLink>
        <span aria-hidden="true" className="-mx-2 text-ink-faint">
          /
        </span>
        <input
          aria-label="Name of the draft"
          title={editing.content.name}
          value={editing.content.name}
          readOnly={locked}
          maxLength={120}
          aria-invalid={refused ? true : undefined}
          aria-describedby={refused ? NAME_PROBLEM : undefined}
          onChange={(event) => editing.apply({ kind: 'rename', name: event.target.value })}
          placeholder={editing.saved.name}
          onBlur={() => {
            editing.closeStep();
            if (editing.content.name.trim() === '')
              editing.apply({ kind: 'rename', name: editing.saved.name });
          }}
          className="field-sizing-content h-8 max-w-96 min-w-40 text-ellipsis rounded-md border border-transparent bg-transparent px-1.5 text-lg font-semibold tracking-tight hover:border-rule focus:border-rule-strong focus:bg-panel aria-invalid:border-breach"
        />
        <p
          className="min-w-24 text-sm text-ink-soft lg:flex lg:shrink-[4] lg:gap-x-1"
          title={`${game.label}, ${rulebook.title}, ${rulebook.edition}`}
        >
          <span className="min-w-10 lg:truncate">{game.label},</span>{' '}
          <Link
            href={`/rulebooks/${rulebook.id}`}
            className="underline decoration-rule-strong underline-offset-2 hover:text-ink lg:min-w-10 lg:truncate lg:-outline-offset-2"
          >
            {rulebook.title}, {rulebook.edition}
          </Link>
        </p>
        <label className="flex shrink-0 items-center gap-1.5 text-sm text-ink-soft">
          on
          <input
            type="date"
            value={editing.content.day}
            id={DATE}
            aria-invalid={next.action === 'date' || undefined}
            aria-describedby={next.action === 'date' ? NEXT : undefined}
            min={rulebook.validFrom}
            max={rulebook.validTo}
            disabled={locked}
            onChange={(event) => {
              if (event.target.value) editing.apply({ kind: 'date', day: event.target.value });
            }}
            className={controlClasses('figures h-7 w-36 px-1.5 text-sm')}
          />
        </label>
        <div className="grow" />
        <div className="flex min-w-0 items-center gap-x-2 lg:shrink-0">
          <ReadyMark />
          <SaveState saving={editing.saving} onSave={() => void editing.save()} />
          <IconButton label="Undo (Ctrl+Z)" disabled={!editing.canUndo || locked} onClick={editing.undo}>
            <Undo2 size={16} aria-hidden="true" />
          </IconButton>
          <IconButton
            label="Redo (Ctrl+Shift+Z)"
            disabled={!editing.canRedo || locked}
            onClick={editing.redo}
          >
            <Redo2 size={16} aria-hidden="true" />
          </IconButton>
        </div>
      </div>
      {refused ? <FieldProblem id={NAME_PROBLEM}>{refused}</FieldProblem> : null}
      <div className="mt-2 flex flex-wrap-reverse items-end gap-x-8 gap-y-2 lg:flex-nowrap">
        <nav
          aria-label="Parts of the draft"
          className="flex max-w-full shrink-0 flex-wrap gap-x-4 sm:gap-x-5"
        >
          {tabsOf(game).map((tab) => (
            <button
              key={tab}
              type="button"
              aria-current={model.tab === tab ? 'page' : undefined}
              onClick={() => model.setTab(tab)}
              className={classes(
                '-mb-px min-h-9 border-b-2 px-0.5 text-sm whitespace-nowrap',
                model.tab === tab
                  ? 'border-accent font-medium'
                  : 'border-transparent text-ink-soft hover:text-ink',
              )}
            >
              {TAB_WORDS[tab]}
            </button>
          ))}
        </nav>
        {hasView(model) ? <NextStepLine /> : null}
      </div>
    </header>
  );
}
