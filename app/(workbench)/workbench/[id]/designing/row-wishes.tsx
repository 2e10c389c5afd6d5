'use client';

import { Fragment } from 'react';
import { controlClasses, FieldProblem } from '@/app/components/field';

import { Cell, Header, HeaderRow, Row, RowHeader, Table } from '@/app/components/table';
import { type DesignWish, permittedRows, type Subject } from '@/rulebooks/designing';
import { fromText, toText } from '@/simulations/exact/fraction';
import { oneIn } from '@/simulations/printing/numbers';
import type { Problem } from '@/simulations/problems/problem';

type Props = {
  subject: Subject;
  wish: DesignWish;
  change: (part: Partial<DesignWish>) => void;
  problems: Problem[];
};

/** What is wrong with single rows. */
export const ofRows = (problems: Problem[]): Problem[] =>
  problems.filter(({ field }) => field && /^design\.(?:kept|atMost)\./.test(field));

const toggled = (events: string[], event: string, on: boolean): string[] =>
  on ? [...events, event] : events.filter((other) => other !== event);

/** Limits for single rows: which stay as they are, which have a limit of their own, which keep the order. */
export function RowWishes({ subject, wish, change, problems }: Props) {
  const { spec, table, distribution } = subject;
  const schedules = permittedRows(subject);
  const rows = spec.events.filter(({ settles }) => settles === 'pays');
  const wrong = ofRows(problems);

  /** Where several schedules are open, no single row has a least of its own. */
  const least = (event: string): string => {
    const [first, ...others] = schedules.map(({ rows: permitted }) => permitted[event]);
    if (others.some((other) => other?.least !== first?.least || other?.exactly !== first?.exactly))
      return 'least by table';
    if (first?.exactly !== undefined) return `approved ${first.exactly}`;
    return first?.least === undefined ? '' : `least ${first.least}`;
  };
  const today = (event: string): string => {
    const cell = table.cells.find((candidate) => candidate.event === event);
    return cell ? `today ${cell.text}` : '';
  };
  const chance = (event: string): string => {
    const count = distribution.outcomes.find((outcome) => outcome.event === event)?.count ?? 0n;
    return oneIn(toText(fromText(`${count}/${distribution.universe}`)));
  };

  return (
    <div className="mt-2">
      <p className="mb-2 text-xs text-ink-soft">
        The most a row may pay, whether it stays unchanged, and whether it keeps the order of rarity.
      </p>
      <Table caption="Limits for single rows" className="table-fixed [&_td]:px-1 [&_th]:px-1">
        <HeaderRow>
          <Header>Event</Header>
          <Header className="w-18">At most</Header>
          <Header className="w-11">Keep</Header>
          <Header className="w-11">Order</Header>
        </HeaderRow>
        <tbody>
          {rows.map(({ id, label }) => {
            const kept = wish.kept.includes(id);
            return (
              <Row key={id}>
                <RowHeader className="font-normal">
                  {label}
                  <span className="figures block text-xs text-ink-soft">
                    {[chance(id), today(id), least(id)].filter(Boolean).map((fact, index) => (
                      <Fragment key={fact}>
                        {index > 0 ? ', ' : ''}
                        <span className="whitespace-nowrap">{fact}</span>
                      </Fragment>
                    ))}
                  </span>
                </RowHeader>
                <Cell>
                  <input
                    aria-label={`${label}: pays at most`}
                    className={controlClasses('figures h-7 text-sm')}
                    aria-invalid={wrong.some(({ field }) => field === `design.atMost.${id}`) || undefined}
                    autoComplete="off"
                    disabled={kept}
                    value={wish.atMost[id] ?? ''}
                    onChange={(event) =>
                      change({ atMost: { ...wish.atMost, [id]: event.target.value.slice(0, 40) } })
                    }
                  />
                </Cell>
                <Cell>
                  <input
                    type="checkbox"
                    aria-label={`${label}: stays unchanged`}
                    aria-invalid={wrong.some(({ field }) => field === `design.kept.${id}`) || undefined}
                    className="size-4 accent-accent"
                    checked={kept}
                    onChange={(event) => change({ kept: toggled(wish.kept, id, event.target.checked) })}
                  />
                </Cell>
                <Cell>
                  <input
                    type="checkbox"
                    aria-label={`${label}: keeps the order`}
                    className="size-4 accent-accent"
                    disabled={wish.order === 'any'}
                    checked={!wish.free.includes(id)}
                    onChange={(event) => change({ free: toggled(wish.free, id, !event.target.checked) })}
                  />
                </Cell>
              </Row>
            );
          })}
        </tbody>
      </Table>
      {wrong.map(({ field, message }) => (
        <FieldProblem key={field}>{message}</FieldProblem>
      ))}
    </div>
  );
}
