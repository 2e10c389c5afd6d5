/** Wagers that win in one way and lose in one, as rows of one table. */
import { expect, it } from 'vitest';
import { everySubject, GAMES } from '../../../testing/every-subject';
import { saidBy } from '../../testing/said';
import { offered } from '../wagers';
import { entries } from './entries';

async function saidOf(name: string): Promise<string[]> {
  const [, game] = GAMES.find(([each]) => each === name) ?? [];
  if (!game) throw new Error(`no game ${name}`);
  const subject = await everySubject(game);
  return entries(subject, offered(subject)).flatMap(saidBy);
}

const from = (said: string[], head: string, lines: number) =>
  said.slice(said.indexOf(head), said.indexOf(head) + lines);

it('Big Six is one table, and what loses stands above it once', async () => {
  const said = await saidOf('gb-2007 big-six');
  expect(said.filter((line) => line.startsWith('#'))).toEqual(['## Wager by wager', '### Symbols']);
  expect(from(said, '### Symbols', 5)).toEqual([
    '### Symbols',
    'What loses all of the stake: any other symbol is spun.',
    '{Symbols: examples}',
    'What wins | Pays | £10 brings',
    // 50 to 1 on £10 is £500, and the stake comes back.
    'Symbol A\nWins if the clapper settles in the one segment of symbol A. | 50 to 1 | £510',
  ]);
});

it('wagers that lose on different things say so each, and name the stake where one stake does not serve all', async () => {
  const said = await saidOf('gb-2007 craps');
  expect(from(said, '### Place bets', 4)).toEqual([
    '### Place bets',
    '{Place bets: examples}',
    'What wins and loses | Pays | Staked | Brings',
    // 7 to 6 on £12 is £14.
    expect.stringMatching(
      /^Place bet to win, 6 or 8\n.* Loses all: a 7 is thrown before the number\. \| 7 to 6 \| £12 \| £26$/,
    ),
  ]);
});

it('a wager with several pays, a part loss or a stand-off has an entry of its own', async () => {
  const said = await saidOf('gb-2007 sic-bo');
  expect(said).toContain('### Single die');
  expect(said).toContain('Two dice show the chosen number (2 to 1). | £10 | £30');
  expect(await saidOf('gb-2007 roulette')).toContain('Zero is spun. | £10 | £5');
});
