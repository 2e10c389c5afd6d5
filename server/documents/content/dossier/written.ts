/** Wagers that the operator wrote: every row with its condition as written and in words, and what the names mean. */
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { featuresOf } from '@/rulebooks/offer/resolve-written';
import { conditionInWords, namesIn } from '@/rulebooks/offer/written-words';
import { ruleName } from '@/rulebooks/spelling/wording';
import type { WrittenWager } from '@/rulebooks/variant/variant';
import { settledOf } from '@/simulations/analysis/settled';
import { count } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { settlementOf } from '../settled';
import { type Offered, offered } from '../wagers';

type Own = Offered & { written: WrittenWager };

const otherwise = ({ written }: Own): string =>
  written.otherwise === 'push'
    ? 'Where no row holds, the stake is returned.'
    : 'Where no row holds, the stake is lost.';

/** What overlaps is counted with the rows. */
const overlapOf = (result: Offered['result']) => {
  const settled = settledOf(result);
  return settled.by === 'rows' ? settled.rows : [];
};

function rowsOf(own: Own): Block[] {
  const { wager, label, result, written } = own;
  const { rows } = written;
  const overlap = overlapOf(result);
  return [
    {
      kind: 'paragraph',
      keepWithNext: true,
      text: `${label} is written by the operator, and a new feature under ${ruleName(wager)}. ${rows.length > 1 ? 'Its rows are tried in this order, and the first that holds decides. The table counts how often each row holds and how often it decides.' : 'It has one row.'} ${otherwise(own)}${own.written.play?.trim() ? ` How it is played: ${own.written.play.trim()}` : ''}`,
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
          count(overlap[index]?.holds ?? '0'),
          count(result.events.find(({ id }) => id === event)?.count ?? '0'),
        ],
      })),
    },
  ];
}

/** What the conditions of all of them look at, each name with its meaning under the options chosen. */
function meanings(subject: Subject, all: Own[]): Block {
  const { game, variant } = subject;
  const conditions = all.flatMap(({ written: { rows } }) => rows.map(({ when }) => when));
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
  const all = offered(subject).flatMap((each): Own[] => {
    const settled = settlementOf(each);
    return settled.by === 'rows' ? [{ ...each, written: settled.written }] : [];
  });
  if (all.length === 0) return [];
  return [
    { kind: 'heading', level: 3, text: 'Wagers written by the operator' },
    ...all.flatMap(rowsOf),
    meanings(subject, all),
  ];
}
