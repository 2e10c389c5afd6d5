import { expect, it } from 'vitest';
import { assay } from '../testing/in-process';

const BLACKJACK = ['--rulebook', 'gb-2007', '--game', 'blackjack', '--option', 'decks=1'];
const SMALL = ['--option', 'hands=2', '--option', 'play=basic', '--json'];

it('deals the same shoes as the question', async () => {
  const asked = Object.entries({ depth: '60%', players: '2', rounds: '10,000', seed: '3', spread: '6' });
  const shoe = await assay(
    'shoe',
    ...BLACKJACK,
    ...SMALL,
    ...asked.flatMap(([name, value]) => [`--${name}`, value]),
  );
  const study = await assay(
    ...['study', 'shoe', ...BLACKJACK, ...SMALL],
    ...asked.flatMap(([name, value]) => ['--set', `${name}=${value}`]),
  );
  expect(shoe.err).toBe('');
  expect(shoe.out).toBe(study.out);
  expect(JSON.parse(shoe.out)).toMatchObject({
    study: 'shoe',
    settings: { depth: 60, players: '2', rounds: 10_000, seed: 3, spread: 6, shuffling: 'cut-card' },
    figures: { tables: [{ players: 2, play: 'basic', depths: [50, 60], spreads: [4, 6, 8, 12] }] },
  });
});

it('refuses what no table has, in its own words', async () => {
  expect(await assay('shoe', ...BLACKJACK, '--depth', '99', '--players', '8')).toMatchObject({
    code: 2,
    err: [
      '--depth: Give the depth of the cut card, in per cent of the shoe, as a whole number from 10 to 95.',
      '--players: Give 1 to 7 players, or “all” for each number of them.\n',
    ].join('\n'),
  });
});
