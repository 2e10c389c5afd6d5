/** How the two sides of a pai gow poker game set their cards in the figures: options of every such game of the binder. */
import type { GameInput } from '../../format/record';

type Options = NonNullable<GameInput['options']>;
type Clauses = Record<'player' | 'bank' | 'houseWay', Options[number]['clause']>;

export const settingOptions = ({ player, bank, houseWay }: Clauses): Options => [
  {
    id: 'player',
    label: 'The player',
    explains:
      'How the figures take players to set their cards. The House Way is what these rules call the logical way.',
    clause: player,
    values: [
      { value: 'house-way', label: 'sets every hand by the House Way' },
      { value: 'best', label: 'sets every hand in the best way' },
    ],
    default: 'house-way',
    sets: 'player',
    recorded: ['house-way'],
  },
  {
    id: 'bank',
    label: 'The player-dealer',
    explains:
      'How the figures take the player-dealer to set, which the rules leave free. The best way is worked out against players who set by the House Way, so it cannot be chosen beside players who set in the best way.',
    clause: bank,
    values: [
      { value: 'house-way', label: 'sets every hand by the House Way' },
      { value: 'best', label: 'sets every hand as gains most against players by the House Way' },
    ],
    default: 'house-way',
    sets: 'bank',
    recorded: ['house-way'],
  },
  {
    id: 'house-way',
    label: 'House Way',
    explains:
      'The lines by which the house dealer sets cards. The document prints none: the House Way of rule 13.21 of Great Britain stands for them until an operator files others, which are tried on every hand.',
    clause: houseWay,
    kind: 'filed',
    values: [{ value: 'rule-13-21', label: 'the House Way of Great Britain’s rule 13.21' }],
    default: 'rule-13-21',
    sets: 'houseWay',
  },
];
