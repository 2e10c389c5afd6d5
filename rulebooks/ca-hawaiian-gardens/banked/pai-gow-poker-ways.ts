/** Whose cards are set how: the options of both documents on pai gow poker. */
import type { GameInput } from '../../format/record';
import type { PaiGowNumbering } from './pai-gow-numbering';

export const paiGowWays = ({ said }: Pick<PaiGowNumbering, 'said'>): NonNullable<GameInput['options']> => [
  {
    id: 'player',
    label: 'The player',
    explains:
      'How the figures take players to set their cards. The player-dealer sets by the House Way, which these rules call the logical way.',
    clause: said(32, '(a)'),
    values: [
      { value: 'house-way', label: 'sets every hand by the House Way' },
      { value: 'best', label: 'sets every hand in the best way' },
    ],
    default: 'house-way',
    sets: 'player',
    recorded: ['house-way'],
  },
  {
    id: 'house-way',
    label: 'House Way',
    explains:
      'The lines by which the house dealer sets cards. The document prints none: the House Way of rule 13.21 of Great Britain stands for them until an operator files others, which are tried on every hand.',
    clause: said(23, '(b)'),
    kind: 'filed',
    values: [{ value: 'rule-13-21', label: 'the House Way of Great Britain’s rule 13.21' }],
    default: 'rule-13-21',
    sets: 'houseWay',
  },
];
