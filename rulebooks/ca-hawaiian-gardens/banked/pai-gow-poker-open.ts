/** Where pai gow poker prints no logical way or says too little, in both of its documents. */
import type { RulebookInput } from '../../format/record';
import type { Line, PaiGowNumbering } from './pai-gow-numbering';

type Ambiguities = RulebookInput['ambiguities'];
type Open = PaiGowNumbering & {
  /** Before the names of its ambiguities. */
  id: string;
  /** The edge with ace to five as the lowest straight. */
  lowest: string;
};

const ends = (line: Line): [number, number] => (typeof line === 'number' ? [line, line] : line);

export const paiGowAmbiguities = ({ id, lowest, said, line }: Open): Ambiguities => {
  const from = (first: number, last: number): [number, number] => [ends(line(first))[0], ends(line(last))[1]];
  return [
    {
      id: `${id}-logical-way`,
      clause: said(23, '(b)'),
      kind: 'open',
      text: 'The logical way by which the house sets cards is printed nowhere.',
      reading:
        'The House Way of Great Britain’s rule 13.21 stands for it, as that rulebook reads it, until an operator files another.',
      otherReading: 'Each house has lines of its own, which the binder does not contain.',
      because:
        'It is the only printed way on record for the same cards and the same joker. The figures are of both sides set by it.',
      source: from(23, 40),
    },
    {
      id: `${id}-two-ties`,
      clause: said(5, '(c)'),
      kind: 'open',
      text: 'The player-dealer wins with one hand won and one tied. Nothing says what happens if both are tied.',
      reading: 'The player-dealer wins.',
      otherReading: 'It is a push.',
      because:
        'A tie goes to the player-dealer beside a hand won and saves the wager beside a hand lost: it counts as won.',
      source: from(5, 5),
    },
    {
      id: `${id}-ace-to-five`,
      clause: said(15),
      kind: 'open',
      text: 'The rows of hands do not say where ace to five stands among straights.',
      reading: 'It is the second highest, below ace to ten.',
      otherReading: 'It is the lowest.',
      because: `It is so in the rules that the logical way is taken from, and in the game as it is commonly dealt. As the lowest straight the edge would be ${lowest}, higher by less than 0.0001 points.`,
      source: from(9, 19),
    },
    {
      id: `${id}-bank-free`,
      clause: said(38),
      kind: 'open',
      text: 'The player-dealer decides how the player-dealer’s cards are set; only a house dealer who is asked follows the logical way.',
      reading: 'Figures are of a player-dealer who sets by the logical way.',
      otherReading: 'Figures of a player-dealer who sets each hand best.',
      because: 'No figure can be given for a decision that is left to whoever banks.',
      source: from(32, 40),
    },
    {
      id: `${id}-dice-of-one`,
      clause: said(3, '(c)'),
      kind: 'open',
      text: 'One is named as a total of three dice, whose least is three.',
      reading:
        'The seats are counted from one to seven and on from eight and fifteen; a total of one never comes.',
      otherReading: 'Fewer dice may be used.',
      because: 'Three dice are named twice. No edge depends on it.',
      source: from(3, 22),
    },
    {
      id: `${id}-rotation`,
      clause: said(24, '(a)'),
      kind: 'contradictory',
      text: 'Nobody has the player-dealer’s position for more than two hands in a row; the collection procedures have it offered after every two hands and set no such limit.',
      reading: 'Both: after two hands the position is offered clockwise, and whoever had it gives it up.',
      otherReading: 'A player whom nobody relieves may keep the position, as only the offer is asked for.',
      because:
        'The game’s own rule is the stricter one and is written outright. Nothing says what happens if everybody declines.',
      source: [ends(line(24))[0], 3422],
    },
  ];
};
