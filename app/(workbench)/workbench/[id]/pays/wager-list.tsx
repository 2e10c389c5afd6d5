'use client';

import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/app/components/button';
import { Field, Select, TextInput } from '@/app/components/field';
import { isAlarm } from '@/rulebooks/findings/finding';
import type { WagerView } from '../../draft/wager-view';
import { useModel } from '../model/model';
import { WriteMenu } from '../writing/write-menu';
import { edgeWord, RoundItem, WagerItem } from './wager-items';

export const FILTER_ID = 'wager-filter';

const matches = (view: WagerView, filter: string) =>
  `${view.wager.label} ${view.wager.alsoCalled ?? ''} ${view.wager.clause}`
    .toLowerCase()
    .includes(filter.trim().toLowerCase());

/** In the order of the rulebook, under its groups. */
function grouped(views: WagerView[]): { group: string; views: WagerView[] }[] {
  const groups: { group: string; views: WagerView[] }[] = [];
  for (const view of views) {
    const group = view.wager.group ?? '';
    const known = groups.find((candidate) => candidate.group === group);
    if (known) known.views.push(view);
    else groups.push({ group, views: [view] });
  }
  return groups;
}

/** Wagers of one round together; every other on its own. */
function settled(views: WagerView[]): WagerView[][] {
  const pieces: WagerView[][] = [];
  for (const view of views) {
    const last = pieces.at(-1);
    if (view.round && last?.[0]?.round === view.round) last.push(view);
    else pieces.push([view]);
  }
  return pieces;
}

export function WagerList() {
  const model = useModel();
  const { live, view, select, editing, locked } = model;
  const [filter, setFilter] = useState('');
  const shown = useMemo(
    () => live.views.filter((candidate) => matches(candidate, filter)),
    [live.views, filter],
  );
  const list = useRef<HTMLDivElement>(null);
  const breached = useMemo(
    () => new Set(live.findings.filter(isAlarm).map(({ wager }) => wager)),
    [live.findings],
  );
  const offered = live.views.filter(({ choice }) => choice).length;
  const all = offered === live.views.length;

  useEffect(() => {
    list.current?.querySelector(`[data-wager="${view.wager.id}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [view.wager.id]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (move === 0) return;
    event.preventDefault();
    const order = grouped(shown).flatMap(({ views }) => views);
    const at = order.findIndex(({ wager }) => wager.id === view.wager.id);
    const to = order[at + move]?.wager.id;
    if (!to) return;
    select(to);
    list.current?.querySelector<HTMLButtonElement>(`[data-wager="${to}"]`)?.focus();
  };

  return (
    <section className="border-b border-rule py-3">
      <div className="flex items-center justify-between gap-2 px-4">
        <h2 className="text-sm font-semibold">
          Wagers{' '}
          <span className="figures font-normal text-ink-soft">{`${offered} of ${live.views.length}`}</span>
        </h2>
        <Button
          small
          kind="quiet"
          data-offer
          disabled={locked}
          onClick={() =>
            editing.apply({ kind: 'offer', wagers: live.views.map(({ wager }) => wager.id), on: !all })
          }
        >
          {all ? 'Offer none' : 'Offer all'}
        </Button>
      </div>
      <div className="px-4 py-2">
        <Field label="Filter the wagers" hideLabel>
          {(control) => (
            <TextInput
              {...control}
              id={FILTER_ID}
              aria-label="Filter the wagers"
              type="search"
              placeholder="Filter (/)"
              value={filter}
              onChange={(event) => setFilter(event.target.value)}
              onKeyDown={(event) => {
                if (event.key === 'Escape') {
                  setFilter('');
                  event.currentTarget.blur();
                }
                if (event.key === 'Enter' && shown[0]) select(shown[0].wager.id);
              }}
              className="text-sm"
            />
          )}
        </Field>
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are an addition; every wager is a button of its own */}
      <div ref={list} onKeyDown={onKeyDown}>
        {grouped(shown).map(({ group, views }) => (
          <div key={group} className="mb-1">
            {group ? <h3 className="px-4 pt-2 pb-0.5 text-xs text-ink-soft">{group}</h3> : null}
            <ul>
              {settled(views).map((members) => {
                const items = members.map((candidate) => (
                  <WagerItem
                    key={candidate.wager.id}
                    view={candidate}
                    selected={candidate === view}
                    breached={breached.has(candidate.wager.id)}
                    inRound={members.length > 1}
                    locked={locked}
                    select={select}
                    apply={editing.apply}
                  />
                ));
                const round = members.length > 1 ? members[0]?.round : undefined;
                if (!round) return items;
                return (
                  <RoundItem key={round.id} round={round} locked={locked} apply={editing.apply}>
                    {items}
                  </RoundItem>
                );
              })}
            </ul>
          </div>
        ))}
        <div className="px-4 pt-2">
          <WriteMenu />
        </div>
        {shown.length === 0 ? <p className="px-4 text-sm text-ink-soft">No wager has that name.</p> : null}
      </div>
    </section>
  );
}

/** The same choice where there is no room for a list. */
export function WagerSelect() {
  const { live, view, select } = useModel();
  return (
    <Field label="Wager">
      {(control) => (
        <Select {...control} value={view.wager.id} onChange={(event) => select(event.target.value)}>
          {live.views.map((candidate) => (
            <option key={candidate.wager.id} value={candidate.wager.id}>
              {candidate.wager.label} {edgeWord(candidate, '', '(not offered)')}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
