import { describe, expect, it } from 'vitest';
import { odds } from '@/rulebooks/testing/odds';
import { familyOf } from '@/simulations/catalogue/families';
import { design } from '@/simulations/designer/design';
import { fromText, ratio } from '@/simulations/exact/fraction';
import { compareWorth } from '@/simulations/pays/net-pay';
import { printedWorth } from '../offer/pay-table';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Variant } from '../variant/variant';
import {
  type DesignWish,
  designable,
  judge,
  loosenings,
  permittedRows,
  readWish,
  type Subject,
  showable,
  startingWish,
} from '.';
import type { RunDesign } from './loosen';

const AT = '2024-06-01';

function subjectOf(
  rulebookId: string,
  gameId: string,
  wagerId: string,
  pays: Record<string, string> = {},
  day = AT,
): Subject {
  const rulebook = rulebookOf(rulebookId);
  if (!rulebook.ok) throw new Error(rulebookId);
  const game = gameOf(rulebook.value, gameId);
  if (!game.ok) throw new Error(gameId);
  const start = defaultVariant(rulebook.value, game.value);
  const choice = start.wagers[wagerId] as Variant['wagers'][string];
  const variant = { ...start, wagers: { ...start.wagers, [wagerId]: { ...choice, pays } } };
  const resolved = resolveVariant(rulebook.value, variant);
  if (!resolved.ok) throw new Error(JSON.stringify(resolved.problems));
  const found = resolved.value.wagers.find(({ wager }) => wager.id === wagerId);
  if (!found) throw new Error(wagerId);
  const { wager, spec, table, engine } = found;
  const distribution = familyOf(engine.family).distribution(engine.parameters, engine.wager);
  return {
    rulebook: rulebook.value,
    game: game.value,
    wager,
    spec,
    table,
    distribution,
    variant,
    day,
    ...(engine.settled.by === 'meter' && { meter: engine.settled.meter }),
  };
}

const rage = subjectOf('gb-2007', 'roulette', 'roulette-rage', {}, '2008-01-01');
const asked = (subject: Subject, more: Partial<DesignWish> = {}) =>
  readWish(subject, { ...startingWish(subject), ...more });
const messages = (subject: Subject, more: Partial<DesignWish>) => {
  const read = asked(subject, more);
  return read.ok ? [] : read.problems.map(({ field, message }) => `${field}: ${message}`);
};

describe('tables that are designed', () => {
  it('meet the rulebook: nothing below a floor, each within the range, each judged', () => {
    const question = asked(rage, { from: '3', to: '3.2' });
    if (!question.ok) throw new Error('refused');
    const { proposals } = design(question.value);
    expect(proposals.length).toBeGreaterThan(10);
    for (const { pays, figures } of proposals) {
      const edge = fromText(figures.houseEdge);
      expect(edge.gte(ratio(3, 100)) && edge.lte(ratio(32, 1000))).toBe(true);
      for (const [event, least] of Object.entries(rage.wager.minimum))
        expect(
          compareWorth(printedWorth(odds(pays[event] as string)), printedWorth(least)),
        ).toBeGreaterThanOrEqual(0);
      expect(judge(rage, pays, figures.houseEdge).verdict).not.toBe('breach');
    }
  });

  it('are judged as the rulebook would judge them if they were offered', () => {
    const floors = rage.wager.minimum;
    const [event] = Object.keys(floors) as [string];
    expect(judge(rage, { ...floors, [event]: 'lose' }, '1/10')).toMatchObject({ verdict: 'breach' });
    expect(
      judge(rage, floors, '1/10').findings.every(
        ({ wager }) => wager === undefined || wager === 'roulette-rage',
      ),
    ).toBe(true);
  });

  it('are shown unless they breach, and those left out are counted', () => {
    const floors = rage.wager.minimum;
    const [event] = Object.keys(floors) as [string];
    const judged = [floors, { ...floors, [event]: 'lose' }].map((pays) => ({
      pays,
      ...judge(rage, pays, '1/10'),
    }));
    expect(showable(judged)).toEqual({ proposals: [judged[0]], breaching: 1 });
  });

  it('start from today: its edge is within the range, its order is kept', () => {
    const wish = startingWish(rage);
    expect(wish).toMatchObject({ from: '3.6', to: '5.7', free: [], order: 'never-less' });
    const question = asked(rage);
    expect(question.ok && question.value.schedules[0]?.length).toBe(11);
  });

  it('have halves to choose from where the rulebook prints them for the wager', () => {
    expect(startingWish(rage).steps).not.toContain('½');
    const halves = subjectOf('co-rule-28', 'baccarat', 'four-cards');
    expect(startingWish(halves).steps).toMatch(/^½, 1½/);
  });

  it('keep what is kept, and pay no more than is allowed', () => {
    const [first, second] = Object.keys(rage.wager.minimum) as [string, string];
    const today = rage.table.cells.find((cell) => cell.event === first);
    const question = asked(rage, { kept: [first], atMost: { [second]: '9' } });
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const rows = question.value.schedules[0] ?? [];
    expect(rows.find(({ event }) => event === first)?.choices).toEqual([
      today && 'pay' in today ? today.pay : '',
    ]);
    const capped = rows.find(({ event }) => event === second)?.choices ?? [];
    expect(capped.length).toBeGreaterThan(0);
    for (const pay of capped)
      expect(compareWorth(printedWorth(odds(pay)), printedWorth(odds('9 to 1')))).toBeLessThanOrEqual(0);
  });
});

describe('what a rulebook permits', () => {
  it('is a floor, an approved pay, or one of several tables as a whole', () => {
    const [floors] = permittedRows(rage);
    expect(Object.values(floors?.rows ?? {}).every(({ least, exactly }) => least && !exactly)).toBe(true);
    const singapore = subjectOf('sg-thbp-v6', 'texas-holdem-bonus-progressive', 'bonus-jackpot');
    expect(Object.values(permittedRows(singapore)[0]?.rows ?? {}).every(({ exactly }) => exactly)).toBe(true);
    const colorado = subjectOf('co-rule-28', 'baccarat', 'bonus-player');
    expect(permittedRows(colorado).map(({ label }) => label)).toEqual([
      'Pay Table A',
      'Pay Table B',
      'Pay Table C',
    ]);
  });

  it('leaves nothing to design where every pay is approved exactly', () => {
    expect(messages(subjectOf('sg-thbp-v6', 'texas-holdem-bonus-progressive', 'bonus-jackpot'), {})).toEqual([
      expect.stringMatching(/^design\.steps: Nothing is left to design: every pay of .* is approved/),
    ]);
  });

  it('is kept to as a whole: no table takes each row from the schedule where it is least', () => {
    const subject = subjectOf('co-rule-28', 'baccarat', 'bonus-player');
    const question = asked(subject, { from: '0', to: '8', order: 'any' });
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const { proposals } = design(question.value);
    expect(proposals.length).toBeGreaterThan(3);
    for (const { pays, figures } of proposals)
      expect(
        judge(subject, pays, figures.houseEdge).findings.filter(({ verdict }) => verdict === 'breach'),
      ).toEqual([]);
  });
});

describe('a wish that cannot be read', () => {
  const [first] = Object.keys(rage.wager.minimum) as [string];
  it.each<[Partial<DesignWish>, RegExp]>([
    [{ from: 'low' }, /^design\.from: Write a house edge in percent/],
    [{ from: '5', to: '4' }, /^design\.to: .*no lower than the lowest/],
    [{ steps: '1, two' }, /^design\.steps: “two” is not a step/],
    [{ steps: ' ' }, /^design\.steps: List the odds/],
    [{ steps: '1-200' }, /^design\.steps: “1-200” is not a step/],
    [{ changes: '-1' }, /^design\.changes: Write a whole number from 0/],
    [{ atMostOnceIn: '0' }, /^design\.atMostOnceIn: Write a whole number from 1/],
    [{ atMostOnceIn: '1,000', atLeastOnceIn: '100' }, /^design\.atLeastOnceIn: /],
    [{ largest: 'much' }, /^design\.largest: /],
    [{ atMost: { [first]: '0.01 to 1' } }, /^design\.atMost\..*has no pay within these limits/],
    [{ kept: Object.keys(rage.wager.minimum) }, /^design\.kept: Let more rows change/],
  ])('%j is refused at its field', (more, expected) => {
    expect(messages(rage, more)).toEqual([expect.stringMatching(expected)]);
  });

  it('does not keep a row that is below its floor', () => {
    const low = subjectOf('gb-2007', 'roulette', 'roulette-rage', { [first]: '1 to 100' }, '2008-01-01');
    expect(messages(low, { kept: [first] })).toEqual([
      expect.stringMatching(/^design\.kept\..* cannot stay at 1 to 100: the rulebook asks for at least/),
    ]);
  });
});

describe('a wager whose best play depends on its pays', () => {
  it('says which wagers can be designed instead', () => {
    const { game } = subjectOf('gb-2007', 'three-card-poker', 'pair-plus');
    const wagerOf = (id: string) => game.wagers.find((wager) => wager.id === id) as Subject['wager'];
    expect(designable(game, wagerOf('pair-plus')).ok).toBe(true);
    const refused = designable(game, wagerOf('ante'));
    expect(refused.ok ? '' : refused.problems[0]?.message).toMatch(
      /depends on what it pays.*No decision affects Pair Plus/,
    );
  });
});

describe('a wager that is paid from a meter', () => {
  const stud = subjectOf('gb-2007', 'casino-stud', 'progressive', {}, '2008-01-01');

  it('keeps the rows paid from it, and designs the others around them', () => {
    const meter = Object.entries(stud.wager.minimum).filter(([, pay]) => pay.endsWith('of the meter'));
    expect(meter.length).toBeGreaterThan(0);
    const question = asked(stud);
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    const { proposals, found } = design(question.value);
    expect(found).toBeGreaterThan(1);
    for (const { pays } of proposals) expect(pays).toMatchObject(Object.fromEntries(meter));
  });
});

describe('where no table meets the whole wish', () => {
  const run: RunDesign = (question, limits) => Promise.resolve(design(question, limits));
  const told = (more: Partial<DesignWish>) => loosenings(rage, { ...startingWish(rage), ...more }, run);
  const found = (more: Partial<DesignWish>) => {
    const question = asked(rage, more);
    if (!question.ok) throw new Error(JSON.stringify(question.problems));
    return design(question.value).found;
  };

  it('says how often the largest prize can fall, and no table has it more often', async () => {
    const wish = { atLeastOnceIn: '20' };
    expect(found(wish)).toBe(0);
    const [prize, ...others] = (await told(wish)) ?? [];
    expect(others).toEqual([]);
    expect(prize?.field).toBe('atLeastOnceIn');
    const to = Number(prize?.to);
    expect(found({ atLeastOnceIn: String(to) })).toBeGreaterThan(0);
    expect(found({ atLeastOnceIn: String(to - 1) })).toBe(0);
  });

  it('says how rarely it can fall: the longest run comes once in (37/18)^14 bets', async () => {
    const wish = { atMostOnceIn: '1,000,000' };
    expect(found(wish)).toBe(0);
    expect(await told(wish)).toEqual([{ field: 'atMostOnceIn', to: Math.floor((37 / 18) ** 14).toString() }]);
  });

  it('says how many rows have to differ', async () => {
    const wish = { changes: '0', from: '3', to: '3.1' };
    expect(found(wish)).toBe(0);
    const [rows] = (await told(wish)) ?? [];
    expect(rows?.field).toBe('changes');
    expect(found({ ...wish, changes: rows?.to ?? '' })).toBeGreaterThan(0);
    expect(found({ ...wish, changes: String(Number(rows?.to) - 1) })).toBe(0);
  });

  it('says nothing once nobody waits', async () => {
    const wish = { ...startingWish(rage), atMostOnceIn: '1,000,000' };
    expect(await loosenings(rage, wish, () => Promise.resolve(undefined))).toBeUndefined();
  });
});
