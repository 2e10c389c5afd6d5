import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blackjackCharts } from '@/simulations/games/blackjack/charts';
import { BlackjackParameters } from '@/simulations/games/blackjack/parameters';
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

it('plays by a chart from a file, and refuses a chart that these rules cannot follow', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'chart-')), 'mine.txt');
  writeFileSync(file, 'Hard 12  S S S S S S S S S S\n');
  const refused = await assay('shoe', ...BLACKJACK, '--chart', file);
  expect(refused).toMatchObject({ code: 2 });
  expect(refused.err).toMatch(/^--chart: Add Hard 4,/);
  expect((await assay('shoe', ...BLACKJACK, '--chart', `${file}.gone`)).err).toMatch(
    /cannot be read \(ENOENT\); name the file of a chart/,
  );
  expect((await assay('shoe', ...BLACKJACK, '--chart', file, '--play', 'basic')).err).toMatch(
    /^--chart: A chart is given and another play chosen/,
  );
  const { lines, columns } = blackjackCharts.shape(BlackjackParameters.parse({ decks: 1, hands: 2 }));
  // Never draws, doubles, splits.
  writeFileSync(
    file,
    lines
      .map(({ label, cells }) =>
        [label, ...columns.map(() => cells.find((cell) => cell === 'S' || cell === '-'))].join(' '),
      )
      .join('\n'),
  );
  const asked = ['--players', '1', '--rounds', '10000', '--spread', '0', '--chart', file];
  const { out, err } = await assay('shoe', ...BLACKJACK, '--option', 'hands=2', ...asked, '--json');
  expect(err).toBe('');
  expect(JSON.parse(out)).toMatchObject({
    settings: { play: 'own' },
    figures: { tables: [{ play: 'own' }] },
  });
});
