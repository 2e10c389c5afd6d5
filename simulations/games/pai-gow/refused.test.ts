/** Lines that an operator filed are tried on every hand before anything is counted. */
import { expect, it } from 'vitest';
import { analyse } from '../../analysis/analyse';
import { inThisThread } from '../../pool/runner';
import { CHOSEN } from './house-way/gaps';
import { rule1321 } from './house-way/rule-13-21';

it('are refused with a gap, at the lines, and nothing is counted', async () => {
  const way = rule1321(CHOSEN);
  const houseWay = { ...way, lines: way.lines.filter(({ id }) => id !== 'five-aces') };
  const wager = {
    id: 'standard',
    family: 'pai-gow-poker',
    wager: 'standard',
    parameters: { houseWay },
    pays: { win: '19 to 20' },
    settled: { by: 'round' as const },
  };
  const witness = { rounds: 1_000, seed: 1 };
  const doing: string[] = [];
  const found = await analyse(
    { wagers: [wager], witness },
    { runner: inThisThread(), onProgress: (step) => doing.push(step.doing) },
  );
  expect(found).toMatchObject({
    ok: false,
    problems: [
      {
        field: 'houseWay.lines',
        message: expect.stringMatching(/^No line is for 1,128 hands, for example /),
      },
    ],
  });
  expect(new Set(doing)).toEqual(new Set(['Checking the rules chosen']));
});
