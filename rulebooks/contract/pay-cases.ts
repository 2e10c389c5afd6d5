/** Cases of the rules that look at what is paid. */

import type { Figures } from '../edges/headline-edge';
import { exactEdges } from '../edges/house-edge';
import type { Verdict } from '../findings/finding';
import { namesWagers } from '../format/scope';
import { meterInRecord } from '../format/settled-by';
import { MINIMUM, printedWorth, tablesOf } from '../offer/pay-table';
import { resolveVariant } from '../offer/resolve';
import { standsAlone } from '../offer/settlement';
import type { Circumstances, Variant } from '../variant/variant';
import {
  at,
  atMeters,
  better,
  type Case,
  firstAlone,
  given,
  moved,
  type OwedCases,
  onBreach,
  type PaysCases,
  paying,
  payOf,
  type Subject,
  writing,
} from './case';
import { DECLARED } from './declaring';

/** What a rule says of an edge does not depend on what it is: that of a round is taken, not solved. */
const ROUND_EDGE = { houseEdge: '1/40' };

/** Edges of the wagers of a variant, or of one of them alone. */
function figuresFor({ rulebook, game }: Subject, variant: Variant, alone?: string): Figures {
  const offered = game.wagers.filter(
    ({ id }) => Object.hasOwn(variant.wagers, id) && (alone === undefined || alone === id),
  );
  return Object.fromEntries(
    offered.map((wager) => {
      if (!standsAlone(game, wager)) return [wager.id, ROUND_EDGE];
      const { [wager.id]: choice } = variant.wagers;
      const resolved = resolveVariant(rulebook, {
        ...variant,
        wagers: choice ? { [wager.id]: choice } : {},
      });
      if (!resolved.ok) throw new Error(resolved.problems.map(({ message }) => message).join(' '));
      return [wager.id, exactEdges(resolved.value)[wager.id] ?? ROUND_EDGE];
    }),
  );
}

export const minimumOdds: PaysCases<'minimum'> = (subject) => {
  const { rule, start, wagers } = subject;
  const [first] = wagers;
  const lost: Case[] = first
    ? [
        {
          name: 'no such table',
          variant: at(start, first.id, 'no-such-table'),
          expect: 'not-assessed',
          wager: namesWagers(rule) ? first.id : undefined,
        },
      ]
    : [];
  const cells = wagers.flatMap((wager) => {
    const named = Object.keys(wager.minimum).filter((event) =>
      rule.parameters.some(({ name }) => name === event),
    );
    const events = named.length > 0 ? named : Object.keys(wager.minimum);
    return events.flatMap((event): Case[] => {
      const least = printedWorth(wager.minimum[event] as string);
      const [less, more] = [moved(least, 'down'), moved(least, 'up')];
      const where = namesWagers(rule) ? { wager: wager.id } : {};
      const cell = (name: string, pay: string, expect: Verdict, place: Partial<Case> = where): Case => ({
        name: `${wager.id} ${event} ${name}`,
        variant: paying(start, wager, event, pay),
        expect,
        ...place,
      });
      return [
        ...(less
          ? [cell('below', payOf(less), onBreach(subject), namesWagers(rule) ? { ...where, event } : {})]
          : []),
        cell('at', payOf(least), 'meets'),
        ...(more ? [cell('above', payOf(more), 'meets')] : []),
        cell('unreadable', '35/0', 'not-assessed', namesWagers(rule) ? { ...where, event } : {}),
      ];
    });
  });
  const alone: Case = { name: 'one wager', variant: firstAlone(subject), expect: 'meets' };
  return [...lost, ...(namesWagers(rule) ? [] : [alone]), ...cells];
};

export const betterOddsNotice: OwedCases<'own-pays-shown'> = (subject) => [
  { name: 'as printed', variant: subject.start, expect: 'meets' },
  ...subject.wagers.flatMap((wager): Case[] => {
    const plain = better(subject, wager);
    const variant = atMeters(subject, plain);
    const [event, least] = Object.entries(wager.minimum)[0] as [string, string];
    const less = moved(printedWorth(least), 'down');
    const below = less ? paying(subject.start, wager, event, payOf(less)) : subject.start;
    return [
      {
        name: `${wager.id} better`,
        variant,
        figures: figuresFor(subject, variant, wager.id),
        expect: 'needs-notice',
        wager: wager.id,
        says: 'house edge',
      },
      ...(meterInRecord(wager)
        ? [
            {
              name: `${wager.id} better, its meter not given`,
              variant: plain,
              figures: figuresFor(subject, plain, wager.id),
              expect: 'not-assessed',
              wager: wager.id,
              says: 'give its meter',
            } as const,
          ]
        : []),
      { name: `${wager.id} better, not analysed`, variant, expect: 'not-assessed', wager: wager.id },
      { name: `${wager.id} worse`, variant: below, expect: 'none' },
    ];
  }),
];

const withTables = ({ wagers }: Subject) => wagers.filter(({ payTables }) => payTables.length > 0);

export const tableInUseNotice: OwedCases<'table-shown'> = (subject) =>
  withTables(subject).flatMap((wager) => [
    ...tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: onBreach(subject),
        wager: wager.id,
        says: wager.label,
      }),
    ),
    {
      name: `${wager.id} at a table of our own`,
      variant: better(subject, wager),
      expect: onBreach(subject),
      wager: wager.id,
      says: 'our own pay table',
    },
  ]);

export const leafletRequired: OwedCases<'leaflet'> = (subject) => [
  {
    name: 'analysed',
    variant: atMeters(subject, subject.start),
    figures: figuresFor(subject, atMeters(subject, subject.start)),
    expect: onBreach(subject),
  },
  ...(subject.game.wagers.some(({ id, progressive }) => progressive && subject.start.wagers[id])
    ? [
        {
          name: 'analysed, a meter not given',
          variant: subject.start,
          figures: figuresFor(subject, subject.start),
          expect: 'not-assessed',
          says: 'Give what the meter shows',
        } as const,
      ]
    : []),
  { name: 'not analysed', variant: subject.start, expect: 'not-assessed' },
  { name: 'one wager, not analysed', variant: firstAlone(subject), expect: 'not-assessed' },
];

export const unbalancedMinimum: OwedCases<'balance'> = (subject) =>
  withTables(subject).flatMap((wager) =>
    tablesOf(wager).map(
      ({ id }): Case => ({
        name: `${wager.id} at ${id}`,
        variant: at(subject.start, wager.id, id),
        expect: 'meets',
        wager: wager.id,
        says: id === MINIMUM ? 'Advice: offer' : 'not at the minimum odds that',
      }),
    ),
  );

export const proprietorConsent: OwedCases<'agreement'> = (subject) => [
  ...addedAsWritten(subject),
  ...subject.wagers.flatMap((wager): Case[] => {
    const proprietor = wager.proprietor ?? subject.game.proprietor;
    if (proprietor === undefined) return [];
    const varied = better(subject, wager);
    const where = { wager: wager.id };
    return [
      { name: 'as printed', variant: subject.start, expect: 'meets', ...where },
      { name: 'varied', variant: varied, expect: onBreach(subject), ...where },
      {
        name: 'varied, agreed',
        variant: given(varied, { consents: [proprietor] }),
        expect: 'meets',
        ...where,
      },
      {
        name: 'varied for a time',
        variant: given(subject.start, DECLARED.temporary as Circumstances),
        expect: onBreach(subject),
        ...where,
      },
    ];
  }),
];

/** A wager of the operator's own varies the whole game, where the game itself belongs to somebody. */
function addedAsWritten(subject: Subject): Case[] {
  const { proprietor } = subject.game;
  if (proprietor === undefined || namesWagers(subject.rule)) return [];
  const variant = writing(subject.start);
  const about = { wager: 'own-1', says: 'added to the game by the operator' };
  return [
    { name: 'a wager that the operator wrote', variant, expect: onBreach(subject), ...about },
    {
      name: 'one that the proprietor agreed to',
      variant: given(variant, { consents: [proprietor] }),
      expect: 'meets',
      ...about,
    },
  ];
}
