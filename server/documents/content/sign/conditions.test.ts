import { expect, it } from 'vitest';
import { everySubject, GAMES } from '../../../testing/every-subject';
import { plainText } from '../plain-text';
import { sign } from '../sign';

const SAID: [game: string, line: string][] = [
  [
    'sg-thbp-v6 texas-holdem-bonus-progressive',
    'Ante, with a straight or better; with less, returned: 1 to 1',
  ],
  ['gb-2007 holdem-bonus', 'Ante, with a straight or better; with less, returned: 1 to 1'],
  ['gb-2007 casino-stud', 'Raise, if the dealer has ace-king or better; if not, returned'],
  ['gb-2007 three-card-poker', 'Play, if the dealer has queen high or better; if not, returned: 1 to 1'],
  [
    'ca-hawaiian-gardens three-card-poker',
    'Play, if the player-dealer has queen high or better; if not, returned: 1 to 1',
  ],
  [
    'ca-hawaiian-gardens ultimate-texas-holdem',
    'Ante, if the player-dealer has a pair or better; if not, returned: 1 to 1',
  ],
  ['ca-hawaiian-gardens ultimate-texas-holdem', 'Blind, a win with less is returned'],
];

it.each(SAID)('the sign of %s says “%s”', async (name, line) => {
  const game = GAMES.find(([id]) => id === name)?.[1];
  if (!game) throw new Error(`${name} is no game`);
  expect(plainText(sign(await everySubject(game)).paper)).toContain(line);
});
