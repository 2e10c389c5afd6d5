/** Cases of tables to choose from: each as printed, rows changed or taken from another, and wagers that go together. */

import { compareWorth } from '@/simulations/pays/net-pay';
import type { Odds } from '@/simulations/pays/pay';
import {
  at,
  type Case,
  type CasesOf,
  documentCases,
  documentOf,
  moved,
  onBreach,
  paying,
  payOf,
  type Subject,
  withConsents,
} from '../../cases/case';
import { printedWorth, tablesOf } from '../../offer/pay-table';
import type { PrintedPayTable, Wager } from '../../terms/wager';
import type { Variant } from '../../variant/variant';
import type { Part } from './schema';

/** The start without the wagers in scope but this one: what others pay is then irrelevant. */
const alone = ({ start, wagers }: Subject, wager: Wager): Variant => ({
  ...start,
  wagers: Object.fromEntries(
    Object.entries(start.wagers).filter(
      ([id]) => id === wager.id || !wagers.some((other) => other.id === id),
    ),
  ),
});

const sameRows = (one: Record<string, Odds>, other: Record<string, Odds>): boolean =>
  Object.entries(one).every(
    ([event, pay]) => compareWorth(printedWorth(pay), printedWorth(other[event] ?? pay)) === 0,
  );

export const cases: CasesOf<Part> = (subject, { together }) => [
  ...subject.wagers.flatMap((wager) => casesOf(subject, wager)),
  ...doubled(subject),
  ...(together ? mixed(subject) : []),
];

function casesOf(subject: Subject, wager: Wager): Case[] {
  const start = alone(subject, wager);
  const where = { wager: wager.id };
  const changed = (way: 'down' | 'up') =>
    tablesOf(wager)
      .slice(0, 1)
      .flatMap(({ rows }) => Object.entries(rows))
      .flatMap(([event, pay]): Case[] => {
        const printed = printedWorth(pay);
        // Less than the stake cannot be lost.
        if (way === 'down' && printed.of === 'stake' && printed.value.equals(-1)) return [];
        const worth = moved(printed, way);
        const variant = worth && paying(start, wager, event, payOf(worth));
        return variant
          ? [{ name: `${wager.id} ${event} ${way}`, variant, expect: onBreach(subject), ...where }]
          : [];
      });
  return [
    { name: 'no such table', variant: at(start, wager.id, 'none'), expect: 'not-assessed', ...where },
    ...tablesOf(wager).flatMap((table) => [
      {
        name: `${wager.id} at ${table.id}`,
        variant: fitting(at(start, wager.id, table.id), table),
        expect: 'meets' as const,
        says: table.label,
        ...where,
      },
      ...unfitting(subject, at(start, wager.id, table.id), table).map((unfit) => ({ ...unfit, ...where })),
    ]),
    ...changed('down'),
    ...changed('up'),
    ...approved(subject, wager, changed('up')[0]?.variant),
    ...(wager.damagedTables ?? []).flatMap(({ id, lost }): Case[] => {
      const filled = Object.fromEntries(lost.map((event) => [event, '3 for 1']));
      const offer = (pays: Record<string, string>): Variant => ({
        ...start,
        wagers: { ...start.wagers, [wager.id]: { payTable: id, pays } },
      });
      return [
        { name: `${wager.id} at ${id}, rows lost`, variant: offer({}), expect: 'not-assessed', ...where },
        {
          name: `${wager.id} at ${id}, rows written`,
          variant: offer(filled),
          expect: 'meets',
          says: 'The source has lost',
          ...where,
        },
      ];
    }),
  ];
}

/** Another table is permitted once the authority has approved it, where the rule asks for that and not otherwise. */
function approved(subject: Subject, wager: Wager, varied: Variant | undefined): Case[] {
  if (!varied) return [];
  const { authority } = subject.rulebook;
  const about = { about: 'pays', wager: wager.id } as const;
  const where = { wager: wager.id };
  if (onBreach(subject) === 'needs-consent')
    return documentCases(varied, authority, about, 'needs-consent', where);
  const variant = withConsents(varied, documentOf(authority, about));
  return [{ name: 'a document that no rule asks for', variant, expect: onBreach(subject), ...where }];
}

/** With the options that the table is printed for. */
const fitting = (variant: Variant, { printedFor = {} }: PrintedPayTable): Variant => ({
  ...variant,
  options: { ...variant.options, ...printedFor },
});

/** With one of them at another value. */
function unfitting(subject: Subject, variant: Variant, table: PrintedPayTable): Case[] {
  return Object.entries(table.printedFor ?? {}).flatMap(([id, wanted]): Case[] => {
    const option = subject.game.options.find((known) => known.id === id);
    const other = option?.values.find(({ value }) => value !== wanted);
    if (!other) return [];
    const fits = fitting(variant, table);
    return [
      {
        name: `${table.id}, ${id} ${other.value}`,
        variant: { ...fits, options: { ...fits.options, [id]: other.value } },
        expect: onBreach(subject),
        says: other.label,
      },
    ];
  });
}

function doubled(subject: Subject): Case[] {
  const { start, wagers } = subject;
  return wagers.flatMap((wager): Case[] => {
    const other = wagers.find(({ id }) => id === wager.alternativeTo);
    const [table] = tablesOf(wager);
    if (!other || !table) return [];
    return [
      {
        name: `${other.id} and ${wager.id}`,
        variant: at(start, wager.id, table.id),
        expect: onBreach(subject),
        says: other.label,
      },
    ];
  });
}

/** Two tables of which no wager's rows are the same: all at the first meet, one of them at the second does not. */
function mixed(subject: Subject): Case[] {
  const { start, wagers } = subject;
  const apart = wagers.filter(({ payTables: [one, two] }) => one && two && !sameRows(one.rows, two.rows));
  const tables = wagers[0]?.payTables ?? [];
  return [
    ...tables.map(
      ({ id }): Case => ({
        name: `all at ${id}`,
        variant: wagers.reduce((variant, wager) => at(variant, wager.id, id), start),
        expect: 'meets',
      }),
    ),
    ...(apart.length > 1
      ? apart.map(
          (wager): Case => ({
            name: `${wager.id} at another table than the rest`,
            variant: at(start, wager.id, wager.payTables[1]?.id ?? ''),
            expect: onBreach(subject),
            says: 'Choose one table for all',
          }),
        )
      : []),
  ];
}
