import { fromText, sum, toText } from '@/simulations/exact/fraction';
import {
  chanceOf,
  exact,
  grouped,
  percent,
  placesFor,
  signedPercent,
  trueOdds,
} from '@/simulations/printing/numbers';
import { byWay } from '@/simulations/request/settlement';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { BY_THE_METER, basisNote, headlineOf, meterMissing } from '../progressive';
import { settlementOf } from '../settled';
import { isMeterPay, isPartialLoss, losses, type Offered, wins } from '../wagers';
import { endingsTable, stakesHidden } from './endings';
import { COUNTS, countsOf, figureOf } from './places';

function standing(each: Offered, subject: Subject): string {
  const { wager, result, table } = each;
  const name = wager.alsoCalled ? `Also called ${wager.alsoCalled}. ` : '';
  const winning = wins(result);
  const odds =
    winning.length === 1 && winning[0] && losses(result).filter(isPartialLoss).length === 0
      ? `True odds ${trueOdds(winning[0].probability)}, paid ${winning[0].pays}. `
      : '';
  const { edge: leads } = headlineOf(each, subject);
  const edge = leads && exact(leads);
  const basis = basisNote(each, subject);
  const shown =
    leads === undefined
      ? `House ${basis ?? 'edge'}`
      : `House edge ${percent(leads)}${edge ? `, exactly ${edge}` : ''}${basis ? ` (${basis})` : ''}`;
  return `${name}Clause ${result.clause}, ${table}. ${odds}${shown}.`;
}

/** Digits of a universe that leave room for every column. */
const LONG = 12;

function eventTable(each: Offered, subject: Subject): Block {
  const { wager, result } = each;
  const unknown = meterMissing(each, subject);
  // Whole numbers of so many digits leave no room for odds beside them.
  const long = result.universe.length > LONG;
  const total = result.events.reduce((all, event) => all + BigInt(event.count), 0n);
  const decimals = placesFor(result.events.map((event) => event.probability));
  const contributions = sum(result.events.map(({ contribution }) => fromText(contribution)));
  return {
    kind: 'table',
    caption: `Events of ${wager.label}`,
    captionHidden: true,
    rowHeaders: 1,
    columns: [
      { title: 'Event', grow: 3 },
      { title: 'Count', align: 'right', figures: true, grow: 1 },
      { title: 'Chance', align: 'right', figures: true, grow: 1 },
      ...(long ? [] : [{ title: 'True odds', align: 'right' as const, figures: true, grow: 1 }]),
      { title: 'Pays', align: 'right', figures: true, grow: 1 },
      { title: 'Contribution', align: 'right', figures: true, grow: 1 },
    ],
    rows: [
      ...result.events.map((event) => ({
        cells: [
          event.label,
          grouped(event.count),
          chanceOf(event.probability, decimals),
          ...(long ? [] : [trueOdds(event.probability)]),
          event.pays,
          unknown && isMeterPay(event) ? BY_THE_METER : signedPercent(event.contribution),
        ],
      })),
      {
        total: true,
        cells: [
          total.toString() === result.universe
            ? 'Total, equal to the universe'
            : `Total; the universe is ${grouped(result.universe)}`,
          grouped(total.toString()),
          chanceOf(sum(result.events.map((event) => fromText(event.probability))), decimals),
          ...(long ? [''] : ['', '']),
          unknown ? BY_THE_METER : signedPercent(toText(contributions)),
        ],
      },
    ],
  };
}

/** Every event of every wager, with counts that can be added up. */
export function counts(subject: Subject, all: Offered[]): Block[] {
  return [
    { kind: 'heading', level: 2, text: 'Counts and events', id: COUNTS },
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: 'Counts are whole numbers out of equally likely outcomes, with all their digits. An event’s contribution is its chance times its net pay; together they are the player’s expectation, which is the house edge with its sign reversed. The attached file counts.csv has the same rows.',
    },
    ...all.flatMap((each): Block[] => {
      const back: Block = {
        kind: 'paragraph',
        tone: 'small',
        text: 'Back to the figures',
        to: figureOf(each),
      };
      const title: Block = { kind: 'heading', level: 3, text: each.label, id: countsOf(each) };
      const alone = (): Block[] => [
        title,
        { kind: 'paragraph', tone: 'small', keepWithNext: true, text: standing(each, subject) },
        eventTable(each, subject),
        back,
      ];
      return byWay(settlementOf(each), {
        table: alone,
        meter: alone,
        rows: alone,
        model: alone,
        round: () => [title, endingsTable(each), ...stakesHidden(each), back],
      });
    }),
  ];
}
