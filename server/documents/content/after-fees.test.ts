import { expect, it } from 'vitest';
import { everySubject, GAMES } from '../../testing/every-subject';
import type { Block } from '../paper';
import { SUBJECT } from '../testing/subject';
import { edgesAfterFees } from './dossier/after-fees';
import { leaflet } from './leaflet';
import { withTheFee } from './leaflet/after-fees';
import { sign } from './sign';

const [, fortune] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens fortune-7-baccarat') ?? [];
const [, baccarat] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens baccarat') ?? [];

const [, threeCard] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens three-card-poker') ?? [];

const tableOf = (blocks: Block[], caption: string) =>
  blocks.flatMap((block) => (block.kind === 'table' && block.caption === caption ? [block] : []))[0];
const said = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.text] : [])).join(' ');

/** Fortune 7 at $5 to $10: 50 cents a bet, which is a tenth of $5, and $1 of the player-dealer. */
it('a leaflet has what a bet costs with the fee of the schedule in use', async () => {
  if (!fortune) throw new Error('Fortune 7 is a game of the binder');
  const blocks = withTheFee(await everySubject(fortune));
  const table = tableOf(blocks, 'What a player loses of each bet');
  expect(table?.columns.map(({ title }) => title)).toEqual([
    'Wager',
    'Before fees',
    'Bets of $5',
    'Bets of $10',
  ]);
  expect(table?.rows.find(({ cells }) => cells[0] === 'Player line')?.cells).toEqual([
    'Player line',
    '1.24%',
    '11.24%',
    '6.24%',
  ]);
  expect(said(blocks)).toContain('The fee is $0.50 for each bet');
});

it('a dossier has the player-dealer’s side too, and the wager for which no fee is taken', async () => {
  if (!baccarat) throw new Error('Baccarat is a game of the binder');
  const blocks = edgesAfterFees(await everySubject(baccarat));
  const table = tableOf(blocks, 'What the player-dealer gains of each bet');
  // Of the Player bet 1.1470%: less $1 of $5, of $35, of $10 and of $70; half of $70 settles.
  expect(table?.rows[0]?.cells).toEqual([
    'Player',
    '1.1470%',
    '−18.8530%',
    '−1.7101%',
    '−8.8530%',
    '−0.2815%',
    '−1.7101%',
  ]);
  expect(table?.rows.map(({ cells }) => cells[0])).toEqual(['Player', 'Banker', 'Tie']);
  expect(said(blocks)).toContain('No fee is taken for Bonus Wager: the edge stays as it is.');
});

it('names what a round’s edge is of', async () => {
  if (!threeCard) throw new Error('Three Card Poker is a game of the binder');
  const subject = await everySubject(threeCard);
  const tables = [...withTheFee(subject), ...edgesAfterFees(subject)].flatMap((block) =>
    block.kind === 'table' ? [block.rows.map(({ cells }) => cells[0])] : [],
  );
  expect(tables).toHaveLength(3);
  for (const names of tables)
    expect(names).toEqual(['Ante and Play (of the Ante)', 'Pair Plus', '6 Card Bonus']);
});

it('a game that the house banks has neither', () => {
  expect([...withTheFee(SUBJECT), ...edgesAfterFees(SUBJECT)]).toEqual([]);
});

it('an edge below nothing is a gain before fees, wherever it stands', async () => {
  const [, ez] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens ez-baccarat-panda-8') ?? [];
  if (!ez) throw new Error('EZ Baccarat is a game of the binder');
  const subject = await everySubject(ez);
  for (const paper of [sign(subject).paper, leaflet(subject)]) {
    const said = JSON.stringify(paper);
    expect(said).toContain('−1.23% (gain before fees)');
    expect(said).not.toContain('(the player gains)');
    expect(said).toMatch(/before the collection fee, and rounded up/);
  }
});
