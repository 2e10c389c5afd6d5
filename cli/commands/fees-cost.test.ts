import { describe, expect, it } from 'vitest';
import { assay, json, SENTENCES } from '../testing/in-process';

type Sum = { exact: string; dollars: string };
type Costs = { perHand: Sum; perHour: Sum };
type Answer = {
  line: number;
  house: Costs;
  payers: { pot?: Costs; player?: Costs; 'player-dealer'?: Costs };
  seat: Costs;
  wagered: Sum | null;
  perUnitWagered: string | null;
};

const cost = (group: string, option: string, ...more: string[]) => [
  'fees',
  'cost',
  '--group',
  group,
  '--option',
  option,
  ...more,
];
const exact = ({ perHand, perHour }: Costs) => [perHand.exact, perHour.exact];

describe('fees cost', () => {
  it('a hand of hold’em that goes on in 60% and 40%', async () => {
    const args = cost(
      'holdem',
      '1',
      '--players',
      '9',
      '--limit',
      '4-8',
      '--hands',
      '30',
      '--reach',
      '60%,40%',
    );
    const answer = await json<Answer>(...args, '--wagered', '50');
    expect(answer.line).toBe(6966);
    expect(exact(answer.house)).toEqual(['31/5', '186/1']);
    expect(exact(answer.seat)).toEqual(['31/45', '62/3']);
    expect(Object.keys(answer.payers)).toEqual(['pot']);
    expect(answer.perUnitWagered).toBe('31/250');
    const { out } = await assay(...args);
    expect(out).toMatch(/^the house gets +\$6\.20 +\$186$/m);
    expect(out).toMatch(/^each of 9 seats +≈ \$0\.6889 +≈ \$20\.6667$/m);
    expect(out).toContain('What is wagered in a hand was not given');
  });

  it('a timed seat, and a first fee from the small blind', async () => {
    const timed = await json<Answer>(
      ...cost('holdem', '95', '--players', '8', '--limit', '6', '--hands', '32'),
    );
    expect([exact(timed.house), exact(timed.seat)]).toEqual([
      ['11/2', '176/1'],
      ['11/16', '22/1'],
    ]);
    const blind = await json<Answer>(
      ...cost('double-board-omaha', '85', '--players', '7', '--limit', '50', '--hands', '20'),
    );
    expect([exact(blind.payers.player as Costs), exact(blind.payers.pot as Costs)]).toEqual([
      ['1/1', '20/1'],
      ['9/1', '180/1'],
    ]);
  });

  it('a banked game, flat and by steps, with a coupon', async () => {
    const flat = await json<Answer>(
      ...cost('pai-gow', '3', '--players', '5', '--limit', '25', '--hands', '40'),
    );
    expect([exact(flat.house), flat.perUnitWagered]).toEqual([['7/1', '280/1'], '7/125']);
    expect(exact(flat.payers['player-dealer'] as Costs)).toEqual(['2/1', '80/1']);
    const steps = await json<Answer>(
      ...cost(
        'ez-and-fortune-7',
        '31',
        '--players',
        '4',
        '--limit',
        '100',
        '--hands',
        '60',
        '--coupons',
        '2',
      ),
    );
    // $400 is in the second step, $4; two coupons are $1 each.
    expect([exact(steps.house), exact(steps.seat)]).toEqual([
      ['6/1', '360/1'],
      ['1/2', '30/1'],
    ]);
  });

  it('a point by the number of players, and a number that is printed twice by its line', async () => {
    const point = await json<Answer>(
      ...cost('thirteen-card', '3', '--players', '3', '--limit', '20', '--hands', '12'),
    );
    expect(exact(point.house)).toEqual(['12/1', '144/1']);
    const second = await json<Answer>(
      ...cost('nine-and-a-half', '5', '--line', '3356', '--players', '2', '--limit', '25', '--hands', '50'),
    );
    expect(exact(second.house)).toEqual(['7/1', '350/1']);
  });

  const HOLDEM = cost('holdem', '1', '--limit', '4-8', '--hands', '30');
  it.each([
    [
      cost('holdem', '999', '--players', '9', '--limit', '4', '--hands', '30'),
      'The group holdem has no option “999”',
    ],
    [
      cost('nine-and-a-half', '5', '--players', '2', '--limit', '25', '--hands', '50'),
      'is on lines 3354 and 3356; add --line.',
    ],
    [[...HOLDEM, '--players', '6'], 'Option 1 is for 7 players or more, not for 6.'],
    [[...HOLDEM, '--players', '0'], '--players is a whole number from 1 to 10'],
    [[...HOLDEM], 'Give --players'],
    [[...HOLDEM, '--players', '9', '--reach', '40%,60%'], 'falling order'],
    [[...HOLDEM, '--players', '9', '--reach', '120%'], '--reach is how often'],
    [[...HOLDEM, '--players', '9', '--wagered', '-5'], '--wagered is a sum of dollars above 0'],
    [cost('pai-gow', '3', '--players', '5', '--limit', '5%', '--hands', '40'), 'not “5%”'],
    [cost('pai-gow', '3', '--players', '5', '--limit', '25.123456', '--hands', '40'), 'at most two decimals'],
    [
      cost('pai-gow', '3', '--players', '5', '--limit', '500', '--hands', '40'),
      'Option 3 is for $10 to $100; give a limit within it.',
    ],
    [
      cost('pai-gow', '17', '--players', '1', '--limit', '100', '--bets', '3', '--hands', '0'),
      '--hands is a whole number',
    ],
    [
      cost('three-card-and-stud', '17', '--players', '3', '--limit', '68', '--hands', '40'),
      'Option 17 has no step for a total action of $204',
    ],
    [
      cost('thirteen-card', '3', '--players', '5', '--limit', '20', '--hands', '12'),
      'Option 3 has no fee for 5 players.',
    ],
    [['fees', 'cost', '--option', '1'], 'Give --group'],
    [['fees', 'cost', '--rulebook', 'xx', '--group', 'holdem'], 'No fees are recorded for a rulebook “xx”'],
  ])('%j exits 2 with a sentence', async (args, sentence) => {
    const { code, out, err } = await assay(...args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
    expect(err).toMatch(SENTENCES);
  });
});
