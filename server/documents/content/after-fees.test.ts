import { expect, it } from 'vitest';
import { everySubject, GAMES } from '../../testing/every-subject';
import { houseOf } from '../house';
import type { Block } from '../paper';
import { saidBy } from '../testing/said';
import { SUBJECT } from '../testing/subject';
import { edgesAfterFees } from './dossier/after-fees';
import { summary } from './dossier/summary';
import { leaflet } from './leaflet';
import { withTheFee } from './leaflet/after-fees';
import { edgesOfHouse, premisesLeaflet } from './premises';
import { sign } from './sign';
import { offered } from './wagers';

const [, fortune] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens fortune-7-baccarat') ?? [];
const [, baccarat] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens baccarat') ?? [];

const [, threeCard] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens three-card-poker') ?? [];

const tableOf = (blocks: Block[], caption: string) =>
  blocks.flatMap((block) => (block.kind === 'table' && block.caption === caption ? [block] : []))[0];
const notesOf = (blocks: Block[]) => blocks.flatMap((block) => (block.kind === 'note' ? block.lines : []));
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

it('names the Ante where the fee is for that alone', async () => {
  const [, ultimate] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens ultimate-texas-holdem') ?? [];
  if (!ultimate) throw new Error('Ultimate Texas Hold’em is a game of the binder');
  const subject = await everySubject(ultimate);
  expect(said(withTheFee(subject))).toContain('for each Ante, won or lost. The smaller the Ante,');
  expect(leaflet(subject).blocks.flatMap(saidBy).join(' ')).not.toContain('for each bet');
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

it('an edge below nothing is the player’s gain before fees, wherever it stands', async () => {
  const [, ez] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens ez-baccarat-panda-8') ?? [];
  if (!ez) throw new Error('EZ Baccarat is a game of the binder');
  const subject = await everySubject(ez);
  for (const paper of [sign(subject).paper, leaflet(subject)]) {
    const said = JSON.stringify(paper);
    expect(said).toMatch(/−1\.23%( \(|.*)the player gains before fees/);
    expect(said).not.toMatch(/the player gains[")]/);
    expect(said).toMatch(/before the collection fee, and rounded up/);
  }
});

it('a leaflet speaks of a gain only where a player gains', async () => {
  const said = async (name: string) => {
    const game = GAMES.find(([id]) => id === `ca-hawaiian-gardens ${name}`)?.[1];
    if (!game) throw new Error(`${name} is a game of the binder`);
    return JSON.stringify(leaflet(await everySubject(game)));
  };
  expect(await said('ez-baccarat-panda-8')).toContain('Below nothing, the player gains.');
  expect(await said('ultimate-texas-holdem')).not.toContain('Below nothing');
});

it('the back of a leaflet has each edge before fees and with the fee at the smallest bet', async () => {
  if (!baccarat) throw new Error('Baccarat is a game of the binder');
  const [first = []] = leaflet(await everySubject(baccarat)).onBack ?? [];
  const [table] = first.flatMap((block) => (block.kind === 'table' ? [block] : []));
  expect(table?.columns.map(({ title }) => title)).toEqual(['Wager', 'Before fees', 'Bets of $5']);
  const row = (name: string) =>
    table?.rows
      .find(({ cells }) => cells[0] === name)
      ?.cells.map((cell) => (typeof cell === 'string' ? cell : cell.text));
  // Of the Player bet 1.147% and 50 cents of $5; for the bonus no fee is taken.
  expect(row('Player')).toEqual(['Player', '1.15%', '11.15%']);
  expect(row('Bonus Wager')?.[1]).toBe(row('Bonus Wager')?.[2]);
});

it('the sum in a leaflet adds what fees come to', async () => {
  if (!fortune) throw new Error('Fortune 7 is a game of the binder');
  const notes = notesOf(leaflet(await everySubject(fortune)).blocks);
  expect(notes).toContain('The collection fee comes on top: in bets of $5, $10 for every $100.');
});

it('the sum is rounded up like every cost, and excepts a wager that is free of fees', async () => {
  if (!baccarat) throw new Error('Baccarat is a game of the binder');
  const subject = await everySubject(baccarat);
  const options = subject.game.options.map((option) => ({
    ...option,
    ...(option.collects && {
      collects: Object.fromEntries(
        Object.entries(option.collects).map(([key, own]) => [key, { ...own, least: '30', perBet: '1' }]),
      ),
    }),
  }));
  // A dollar of thirty is 3.333…%.
  expect(notesOf(leaflet({ ...subject, game: { ...subject.game, options } }).blocks)).toContain(
    'The collection fee comes on top, except on Bonus Wager: in bets of $30, $3.34 for every $100.',
  );
});

it('a booklet of several games says that its figures are before fees, who banks, and no fee of one game alone', async () => {
  if (!baccarat || !fortune) throw new Error('both are games of the binder');
  const games = [await everySubject(baccarat), await everySubject(fortune)] as const;
  const { blocks } = premisesLeaflet({ premises: 'Cards', games: [...games] });
  const [sum] = blocks.flatMap((block) => (block.kind === 'note' ? [block] : []));
  expect(sum?.title).toBe('For every $100 staked, before the collection fee');
  expect(notesOf(blocks).join(' ')).not.toContain('comes on top');
  expect(said(blocks)).toContain('your stake that the player-dealer keeps on average');
  expect(said(blocks)).toContain('The house has no stake in it.');
  expect(said(blocks)).not.toContain('except the Bonus Wager');
  expect(said(blocks)).toContain('rounded up at the last place shown, before the collection fee');
  expect(blocks.flatMap((block) => (block.kind === 'table' ? [block.caption] : []))).toContain(
    'Edges by game and wager, of the stake unless another is named, before the collection fee and with it at the smallest bet',
  );
});

it('a sign posts the fees without the name of their schedule, on each sheet with a wager that bears them', async () => {
  const [, superPan] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens super-pan-9') ?? [];
  if (!superPan) throw new Error('Super Pan 9 is a game of the binder');
  const subject = await everySubject(superPan);
  const posted =
    'Collection fees at $10 to $100: $1 a bet from each player; $2 a hand from the player-dealer.';
  const lines = (number: number, wager: string) =>
    sign(subject, 'all', { number, of: 2, wagers: new Set([wager]) }).paper.blocks.flatMap((block) =>
      block.kind === 'notices' ? block.lines : [],
    );
  expect(lines(1, 'player')).toContain(posted);
  expect(lines(1, 'player')).toContain('Edges are before the collection fee, and rounded up.');
  expect(lines(2, 'player')).toContain(posted);
  for (const number of [1, 2])
    expect(lines(number, 'bonus-tie').filter((line) => line.includes('Collection fees'))).toEqual([]);
  expect(lines(2, 'bonus-tie')).toContain('Edges are rounded up.');
  const [whole] = sign(subject).paper.blocks.flatMap((block) =>
    block.kind === 'notices' ? block.lines.filter((line) => line.startsWith('Collection fees')) : [],
  );
  expect(whole).toContain('from each player (none for the Bonus Tie Bet); ');
});

it('a booklet does not say “wager” twice of a wager that is called one', async () => {
  const [, superPan] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens super-pan-9') ?? [];
  if (!superPan || !fortune) throw new Error('both are games of the binder');
  const games = [await everySubject(superPan), await everySubject(fortune)] as const;
  const [first] = notesOf(premisesLeaflet({ premises: 'Cards', games: [...games] }).blocks);
  expect(first).toMatch(/^For every Base wager at Super Pan 9 with Bonus Tie Bet of \$100, /);
});

it('names the player-dealer where a game of a house has a bank', async () => {
  const [, superPan] = GAMES.find(([name]) => name === 'ca-hawaiian-gardens super-pan-9') ?? [];
  if (!superPan) throw new Error('Super Pan 9 is a game of the binder');
  const printed = JSON.stringify(leaflet(await everySubject(superPan)));
  expect(printed).toContain('The player-dealer’s hand is higher');
  expect(printed).not.toMatch(/[Tt]he bank’s|"Bank"/);
});

it('names the player-dealer where a house’s game has a dealer', async () => {
  if (!threeCard) throw new Error('Three Card Poker is a game of the binder');
  const printed = JSON.stringify(leaflet(await everySubject(threeCard)));
  expect(printed).toContain('The player-dealer does not qualify');
  expect(printed).toContain('Player-dealer qualifies with queen high');
  expect(printed).not.toMatch(/[Tt]he dealer (wins|qualifies|does|shows)/);
});

it('a house, its cover and its back have each figure before the fee and with it', async () => {
  const subjects = await Promise.all(
    ['baccarat', 'ez-baccarat-panda-8'].map(async (name) => {
      const game = GAMES.find(([id]) => id === `ca-hawaiian-gardens ${name}`)?.[1];
      if (!game) throw new Error(`${name} is a game of the binder`);
      return everySubject(game);
    }),
  );
  const house = houseOf('The Test Rooms', subjects);
  if (!house.ok) throw new Error('two games of one rulebook are a house');
  const { blocks, onBack = [] } = premisesLeaflet(house.value);
  const rows = saidBy(edgesOfHouse(house.value));
  // A fee of 50 cents is a tenth of $5; the Bonus Wager is free of it.
  expect(rows).toContain('Wager | Before fees | With the fee');
  expect(rows).toContain('Baccarat, bets of $5');
  expect(rows).toContain('Player (a tie: stake returned) | 1.15% | 11.15%');
  expect(rows.join('\n')).not.toContain('gain');
  expect(rows).toContain('Bonus Wager | 6.21% | 6.21%');
  expect(notesOf(blocks).slice(0, 3)).toEqual([
    'For every $100 staked on Player at Baccarat, the player-dealer keeps $1.15 on average.',
    '$100\u00a0×\u00a01.15%\u00a0=\u00a0$1.15.',
    'With the collection fee, in bets of $5, the player loses $11.15.',
  ]);
  const back = onBack.map((each) => each.flatMap(saidBy));
  expect(back[0]).toContain('Wager | Before fees | With the fee');
  expect(back[0]).toContain('Tie | 14.42% | 24.42%');
  expect(back[1]?.[1]).toContain('with the collection fee at the smallest bet');
});

it('the first page of a dossier has each edge before the fee and with it at the smallest bet', async () => {
  if (!baccarat) throw new Error('Baccarat is a game of the binder');
  const subject = await everySubject(baccarat);
  const rows = summary(subject, offered(subject)).flatMap(saidBy);
  expect(rows).toContain('Wager | Pay table | Pays | Before fees | Bets of $5 | Of');
  expect(rows.find((row) => row.startsWith('Player | '))).toContain(' | 1.1470% | 11.1470% | the stake');
});
