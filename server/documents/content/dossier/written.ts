/** Wagers that the operator wrote: every row with its condition as written and in words, and what the names mean. */

import type { Wager } from '@/rulebooks/format/record';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { featuresOf } from '@/rulebooks/offer/resolve-written';
import { conditionInWords, namesIn } from '@/rulebooks/offer/written-words';
import { ruleName } from '@/rulebooks/spelling/wording';
import { count } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { type Offered, offered } from '../wagers';

const otherwise = ({ written }: Wager): string =>
  written?.otherwise === 'push'
    ? 'Where no row holds, the stake is returned.'
    : 'Where no row holds, the stake is lost.';

function rowsOf({ wager, label, result }: Offered): Block[] {
  const rows = wager.written?.rows ?? [];
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `${label} is written by the operator, and a new feature under ${ruleName(wager)}. ${rows.length > 1 ? 'Its rows are tried in this order, and the first that holds decides. The table counts how often each row holds and how often it decides.' : 'It has one row.'} ${otherwise(wager)}`,
    },
    {
      kind: 'table',
      caption: `${label}: the rows`,
      rowHeaders: 1,
      columns: [
        { title: 'Row', figures: true },
        { title: 'When, as written', grow: 3 },
        { title: 'In words', grow: 3 },
        { title: 'Called', grow: 2 },
        { title: 'Pays', align: 'right', figures: true },
        { title: 'Holds', align: 'right', figures: true },
        { title: 'Decides', align: 'right', figures: true },
      ],
      rows: rows.map(({ event, label: called, when, pays }, index) => ({
        cells: [
          String(index + 1),
          when,
          conditionInWords(when),
          called,
          result.events.find(({ id }) => id === event)?.pays ?? pays,
          count(result.rows?.[index]?.holds ?? '0'),
          count(result.events.find(({ id }) => id === event)?.count ?? '0'),
        ],
      })),
    },
  ];
}

/** What the conditions of all of them look at, each name with its meaning under the options chosen. */
function meanings(subject: Subject, all: Offered[]): Block {
  const { game, variant } = subject;
  const conditions = all.flatMap(({ wager }) => wager.written?.rows.map(({ when }) => when) ?? []);
  const features = featuresOf(game, chosenOptions(game, variant.options));
  return {
    kind: 'table',
    caption: 'What the conditions look at',
    rowHeaders: 1,
    columns: [
      { title: 'Name', grow: 1 },
      { title: 'Meaning', grow: 3 },
    ],
    rows: namesIn(conditions).map((name) => ({
      cells: [name, features.find(({ id }) => id === name)?.explains ?? ''],
    })),
  };
}

export function written(subject: Subject): Block[] {
  const all = offered(subject).filter(({ wager }) => wager.written);
  if (all.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: 'Wagers written by the operator' },
    ...all.flatMap(rowsOf),
    meanings(subject, all),
  ];
}
