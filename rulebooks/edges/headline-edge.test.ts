import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import type { Finding } from '../findings/finding';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Variant } from '../variant/variant';
import { basisInWords, givenIn, headlineEdge, meterGiven, playerGain } from './headline-edge';
import { exactEdges } from './house-edge';

function must<T>(result: { ok: true; value: T } | { ok: false; problems?: unknown }): T {
  if (!result.ok) throw new Error(JSON.stringify(result));
  return result.value;
}

const money = (amount: string) => `£${amount.replace('/1', '')}`;
const METER = {
  meter: '0/1',
  seed: '0/1',
  wager: '1/1',
  contribution: '7/10',
  fixedReturn: '1/10',
  longRunReturn: '4/5',
  meterShare: '1/1000',
  course: { parts: { fixed: '1/10', contribution: '7/10', reserve: '0/1', seed: '0/1' } },
};
const NOTHING = { meter: false, contribution: false };

describe('the edge that leads', () => {
  it('is the house edge of a wager without a meter', () => {
    expect(headlineEdge({ houseEdge: '1/37' }, NOTHING)).toEqual({ basis: 'every-bet', edge: '1/37' });
    const first = headlineEdge({ houseEdge: '1/37', basis: 'in the first round of a fresh shoe' }, NOTHING);
    expect(first).toMatchObject({ basis: 'every-bet', edge: '1/37' });
    expect(basisInWords(first, String)).toBe('in the first round of a fresh shoe');
  });

  it('is never that of an empty meter: the meter is asked for', () => {
    const found = headlineEdge({ houseEdge: '9/10', progressive: METER }, NOTHING);
    expect(found).toEqual({ basis: 'meter-not-given' });
    expect(basisInWords(found, money)).toBe('depends on the meter');
  });

  it('is that of the long run where it is known what goes to the meter, and says whose money comes back', () => {
    const found = headlineEdge(
      { houseEdge: '9/10', progressive: METER },
      { meter: false, contribution: true },
    );
    expect(found).toEqual({ basis: 'long-run', edge: '1/5', byWhom: { players: '7/10', house: '1/10' } });
    expect(basisInWords(found, money)).toBe('over the long run');
  });

  it('is that at the meter that was declared', () => {
    const at = { ...METER, meter: '500/1' };
    const found = headlineEdge({ houseEdge: '2/5', progressive: at }, { meter: true, contribution: true });
    expect(found).toMatchObject({ basis: 'at-meter', edge: '2/5' });
    expect(basisInWords(found, money)).toBe('at the declared meter of £500');
  });
});

describe('what was given of a meter', () => {
  const wagerOf = (rulebook: string, game: string, id: string) => {
    const found = must(gameOf(must(rulebookOf(rulebook)), game)).wagers.find((wager) => wager.id === id);
    if (!found) throw new Error(`no ${id}`);
    return found;
  };

  it('is not the 70% that the rulebook only assumes', () => {
    const wager = wagerOf('gb-2007', 'casino-stud', 'progressive');
    expect(meterGiven(wager, {})).toEqual(NOTHING);
    expect(meterGiven(wager, { progressive: { contribution: '75%' } })).toEqual({
      meter: false,
      contribution: true,
    });
    expect(meterGiven(wager, { meters: { progressive: { meter: '900' } } })).toEqual({
      meter: true,
      contribution: false,
    });
  });
});

describe('why a player gains', () => {
  const at = (progressive: Partial<typeof METER>, houseEdge = '1/5') => ({
    houseEdge,
    progressive: { ...METER, ...progressive },
  });
  it.each([
    ['the fixed pays alone', at({ fixedReturn: '3/2' }), 'fixed-pays', '1/2'],
    ['the seed', at({ seed: '1000/1' }), 'at-seed', '1/10'],
    ['the long run', at({ longRunReturn: '6/5' }), 'long-run', '1/5'],
    ['the meter as it was declared', at({}, '-1/4'), 'at-meter', '1/4'],
  ] as const)('is %s', (_, priced, basis, gain) => {
    const found = playerGain(priced, { meter: true, contribution: true });
    expect(found?.basis).toBe(basis);
    expect(found?.gain.toFraction()).toBe(gain);
  });

  it('is not a meter that nobody declared', () => {
    expect(playerGain(at({}, '-1/4'), NOTHING)).toBeUndefined();
    expect(playerGain({ houseEdge: '0/1' }, NOTHING)).toBeUndefined();
  });
});

describe('a wager on which the player gains', () => {
  function findings(book: string, id: string, change: (start: Variant) => Variant): Finding[] {
    const rulebook = must(rulebookOf(book));
    const game = must(gameOf(rulebook, id));
    const variant = change(defaultVariant(rulebook, game));
    const figures = exactEdges(must(resolveVariant(rulebook, variant)));
    return evaluate({ rulebook, variant, figures, day: rulebook.validFrom });
  }
  const alarms = (found: Finding[]) => found.filter(({ verdict }) => verdict === 'player-gains');
  const paying = (wager: string, pays: Record<string, string>) => (start: Variant) => ({
    ...start,
    wagers: { [wager]: { payTable: 'minimum', pays } },
  });

  it('leads the findings under GB, by the amount: 37 to 1 on a single number gives 1/37 of each stake', () => {
    const found = findings('gb-2007', 'roulette', paying('straight-up', { win: '37 to 1' }));
    expect(found[0]).toMatchObject({
      rule: 'gb-2007/player-gains',
      verdict: 'player-gains',
      wager: 'straight-up',
      found: 'the player gains 2.703%',
    });
    expect(found[0]?.explanation).toMatch(/^The player gains 2\.703% of each stake on /);
    expect(found.some(({ signLine }) => signLine?.includes('the player gains 2.70%'))).toBe(true);
  });

  it('is absent if the house gains, or if neither side does', () => {
    expect(alarms(findings('gb-2007', 'roulette', paying('straight-up', { win: '36 to 1' })))).toEqual([]);
    expect(alarms(findings('gb-2007', 'roulette', (start) => start))).toEqual([]);
  });

  it('is found for the jackpot of 11.44 on its printed terms, whose fixed pays alone return 494.919%', () => {
    const [found] = alarms(findings('gb-2007', 'holdem-bonus', paying('progressive', {})));
    // By hand: (500 x 224,848 + 100 x 3,473,184 + 50 x 4,047,644) / 133,784,560 = 662,124,600 / 133,784,560 = 4.949185
    expect(found?.explanation).toContain('its fixed pays alone return 494.919% of each stake');
  });

  it('is found under Colorado too', () => {
    const tie = paying('tie', { win: '11 to 1' });
    expect(alarms(findings('co-rule-28', 'baccarat', tie)).map(({ wager }) => wager)).toEqual(['tie']);
  });
});

describe('a wager whose charge is rounded to coins', () => {
  const baccarat = must(gameOf(must(rulebookOf('co-rule-28')), 'baccarat'));
  const basisUnder = (id: string, rounding: string, pays: Record<string, string> = {}) => {
    const variant = {
      circumstances: {},
      options: { 'vigorish-rounding': rounding },
      wagers: { [id]: { payTable: 'minimum', pays } },
    };
    const headline = headlineEdge({ houseEdge: '3/25' }, givenIn(id, { game: baccarat, variant }));
    return basisInWords(headline, String);
  };

  it.each(['up', 'nearest'])('says that its exact edge is from before the rounding: %s', (rounding) => {
    expect(basisUnder('banker', rounding)).toBe('before the vigorish is rounded');
  });

  it('says nothing where nothing is rounded or nothing is charged', () => {
    expect(basisUnder('banker', 'exact')).toBeUndefined();
    expect(basisUnder('player', 'up')).toBeUndefined();
    expect(basisUnder('banker', 'up', { win: '1 to 1' })).toBeUndefined();
    expect(basisUnder('banker', 'up', { win: '19 to 20' })).toBe('before the vigorish is rounded');
    expect(basisUnder('banker', 'up', { tie: '1 to 10' })).toBeUndefined();
  });
});
