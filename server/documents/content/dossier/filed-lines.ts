/** Lines that the operator filed in place of printed ones: as they are printed, and what is computed of each. */
import { readFiled } from '@/rulebooks/spelling/filed';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import type { Block, Row } from '../../paper';
import type { Subject } from '../../subject';
import { decidedRounds, shownIn } from '../rounds';
import type { Offered } from '../wagers';
import { HOUSE_WAY } from './places';

/** Wide enough for a sentence; what it leads to is short. */
const SENTENCE = 3;

export function filedLines(subject: Pick<Subject, 'game' | 'variant'>, all: Offered[]): Block[] {
  const { game, variant } = subject;
  const filing = decisionFamilyOf(game.family)?.filing;
  const shown = decidedRounds(all).flatMap(({ each }) => shownIn(subject, each.wager.id)?.files ?? [])[0];
  const option = game.options.find(({ kind }) => kind === 'filed');
  const value = option && readFiled(variant.options[option.id] ?? '');
  const family = decisionFamilyOf(game.family);
  if (!filing || !family || !shown || !value) return [];
  const { names, lines } = filing.lines(family.parameters.parse({ [shown.parameter]: value }));
  const { columns } = shown;
  return [
    { kind: 'heading', level: 2, text: `${shown.called}: what is computed`, id: HOUSE_WAY },
    {
      kind: 'paragraph',
      text: `The operator filed ${lines.length} lines, tried on ${shown.tries}. The first line whose condition holds sets the hand. ${columns.names}: ${names}.`,
    },
    {
      kind: 'table',
      caption: `${shown.called}, line by line`,
      rowHeaders: 1,
      columns: [
        { title: 'As it is printed', grow: SENTENCE },
        { title: columns.when, grow: 2 },
        { title: columns.does, grow: 2 },
        { title: columns.unless, grow: 1 },
        { title: columns.instead, grow: 1 },
      ],
      rows: lines.map(
        ({ says, when, does, unless, instead }): Row => ({
          cells: [says, when || 'every hand', does, unless || '–', instead || '–'],
        }),
      ),
    },
  ];
}
