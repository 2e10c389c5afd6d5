import { optionsThatCount } from '@/rulebooks/offer/option-value';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { workedExamples } from '../examples';
import { feltFigure } from '../felt';
import { optionShown } from '../options';
import { offered } from '../wagers';
import { winsOn } from '../wins-on';
import { written } from './written';

export function rules(subject: Subject): Block[] {
  const { game, rulebook, variant } = subject;
  const all = offered(subject);
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: '2  Rules as analysed' },
    { kind: 'paragraph', text: `Equipment: ${game.equipment}` },
    { kind: 'heading', level: 3, text: 'Order of play' },
    { kind: 'list', ordered: true, items: game.play },
    { kind: 'heading', level: 3, text: 'What each wager wins on' },
    { kind: 'list', items: winsOn(subject, all) },
  ];
  if (game.options.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Options chosen',
      rowHeaders: 1,
      columns: [
        { title: 'Option', grow: 2 },
        { title: 'Value', grow: 2 },
        { title: 'Clause', figures: true },
      ],
      rows: optionsThatCount(game, variant.options).map((option) => {
        const value = variant.options[option.id] ?? option.default;
        return {
          cells: [option.label, optionShown(option, value, rulebook.currency), option.clause],
        };
      }),
    });
  blocks.push(
    { kind: 'heading', level: 3, text: 'Layout of the table' },
    feltFigure(subject),
    ...written(subject),
    { kind: 'heading', level: 3, text: 'Worked examples' },
    { kind: 'list', items: workedExamples(all, subject) },
  );
  return blocks;
}
