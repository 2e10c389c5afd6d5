/** A commission by stake: what is charged, and what the wager then costs, where rounding to coins changes the share. */

import type { StakeFigures } from '@/rulebooks/edges/commission';
import { shownExactMoney, shownMoney } from '@/rulebooks/spelling/money';
import { fromText, toText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { type Charged, chargedWagers } from '../charged';
import type { Offered } from '../wagers';

const right = { align: 'right' as const, figures: true };

function stakes({ each, figures }: Charged): Block {
  const { label, currency } = figures;
  return {
    kind: 'table',
    caption: `${each.label}: ${label.toLowerCase()} and house edge by stake`,
    rowHeaders: 1,
    columns: [
      { title: 'Stake', ...right },
      { title: label, ...right },
      { title: 'Share taken', ...right },
      { title: 'House edge', ...right },
    ],
    rows: figures.stakes.map(({ stake, charge, houseEdge }) => ({
      cells: [
        shownMoney(stake, currency),
        shownExactMoney(charge, currency),
        percent(toText(fromText(charge).div(stake))),
        percent(houseEdge),
      ],
    })),
  };
}

/** The same at every stake: a sentence says it. */
const isLevel = ({ figures: { stakes: all } }: Charged): boolean => {
  const share = ({ stake, charge }: StakeFigures) => toText(fromText(charge).div(stake));
  const [first] = all;
  return all.every((each) => first && each.houseEdge === first.houseEdge && share(each) === share(first));
};

function said({ each, figures }: Charged): string {
  const { least, most, currency, breakEven, limited, step } = figures;
  const at = ({ stake, houseEdge }: StakeFigures) =>
    `${percent(houseEdge)} at ${shownMoney(stake, currency)}`;
  const of = figures.from === 'winnings' ? 'of what is won' : 'of the wager';
  return [
    `${each.label}: ${percent(figures.share)} ${of} on ${listed(figures.events.map((event) => `“${event}”`))}${figures.rounded ? `, ${figures.rounded}` : ''} (${figures.clause}).`,
    limited
      ? 'Stakes run between the table’s limits.'
      : 'No table limits are given, so stakes run from 1 to 1,000.',
    least.houseEdge === most.houseEdge
      ? 'The house edge is the same at every stake.'
      : `On stakes in steps of ${shownMoney(step, currency)} the house edge runs from ${at(least)} to ${at(most)}.`,
    ...(breakEven
      ? [
          `Without rounding, the house edge is zero at a share of ${percent(breakEven)}; below that the player gains.`,
        ]
      : []),
  ].join(' ');
}

export function commission(subject: Subject, all: Offered[]): Block[] {
  const charged = chargedWagers(subject, all);
  const [first] = charged;
  if (!first) return [];
  return [
    { kind: 'heading', level: 3, text: `${first.figures.label} by stake` },
    ...charged.flatMap((each): Block[] => [
      { kind: 'paragraph', tone: 'small', keepWithNext: !isLevel(each), text: said(each) },
      ...(isLevel(each) ? [] : [stakes(each)]),
    ]),
  ];
}
