import { expect, it } from 'vitest';
import { everySubject, GAMES } from '../../../testing/every-subject';
import { setSheet } from '../../layout/sheets';
import { plainText } from '../plain-text';
import { sign } from '../sign';

const SAID: [game: string, line: string][] = [
  [
    'sg-thbp-v6 texas-holdem-bonus-progressive',
    'Ante, with a straight or better; with less, returned: 1 to 1',
  ],
  ['gb-2007 holdem-bonus', 'Ante, with a straight or better; with less, returned: 1 to 1'],
  ['gb-2007 casino-stud', 'Raise, if the dealer has ace-king or better, otherwise returned'],
  ['gb-2007 three-card-poker', 'Play, if the dealer has queen high or better, otherwise returned: 1 to 1'],
  [
    'ca-hawaiian-gardens three-card-poker',
    'Play, if the player-dealer has queen high or better, otherwise returned: 1 to 1',
  ],
  [
    'ca-hawaiian-gardens ultimate-texas-holdem',
    'Ante, if the player-dealer has a pair or better, otherwise returned: 1 to 1',
  ],
  ['ca-hawaiian-gardens ultimate-texas-holdem', 'Blind, a win with less is returned'],
  ['gb-2007 craps', 'Up to the stake it stands behind'],
  ['gb-2007 craps', 'To win no more than the stake it stands behind'],
  ['gb-2007 blackjack', 'With a blackjack against an ace, up to half the first stake'],
  ['ca-hawaiian-gardens blackjack-poker', 'When the player-dealer shows an ace, half of the game wager'],
];

it.each(SAID)('the sign of %s says “%s”', async (name, line) => {
  const game = GAMES.find(([id]) => id === name)?.[1];
  if (!game) throw new Error(`${name} is no game`);
  expect(plainText(sign(await everySubject(game)).paper)).toContain(line);
});

const signOf = async (name: string) => {
  const game = GAMES.find(([id]) => id === name)?.[1];
  if (!game) throw new Error(`${name} is no game`);
  return sign(await everySubject(game)).paper;
};

it('has figures alone in the column of figures, and beside the name who gains', async () => {
  const { blocks } = await signOf('ca-hawaiian-gardens ez-baccarat-panda-8');
  const rows = blocks.flatMap((block) =>
    block.kind === 'board' ? block.parts.flatMap(({ lists }) => lists.flatMap((list) => list.rows)) : [],
  );
  expect(rows.find(({ label }) => label === 'Banker line')).toMatchObject({
    edge: '−1.23%',
    note: 'A tie: stake returned; the player gains before fees',
  });
  for (const { edge } of rows) expect(edge).toMatch(/^−?[\d.]+%$/);
});

it('says what its edges are for in one sentence, without what a notice says', async () => {
  const paper = await signOf('co-rule-28 baccarat');
  const texts = setSheet(paper, 'A2', 'landscape').drawing.pages.flatMap(({ pieces }) =>
    pieces.flatMap(({ marks }) => marks.flatMap((mark) => (mark.draw === 'text' ? [mark.text.trim()] : []))),
  );
  expect(texts).toContain('The house edges are for: 8 decks.');
  expect(texts.join(' ')).toContain('Vigorish on the Banker’s Hand: 5%');
  const blackjack = setSheet(await signOf('gb-2007 blackjack'), 'A2', 'landscape').drawing.pages;
  const said = blackjack
    .flatMap(({ pieces }) => pieces.flatMap(({ marks }) => marks))
    .flatMap((mark) => (mark.draw === 'text' ? [mark.text] : []))
    .join('');
  expect(said).toContain(
    'The house edges are for: dealer’s soft 17: the dealer stands; doubling: on 9, 10 and 11;',
  );
});
