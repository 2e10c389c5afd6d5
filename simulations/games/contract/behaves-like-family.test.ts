/** What every family owes, whatever its game. A new family is listed with the parameters it is tried under. */
import { describe, expect, inject, it } from 'vitest';
import { FAMILIES, familyOf } from '../../catalogue/families';
import { inTable } from '../../exact/in-table';
import type { Dealer } from '../../wagers/dealer';
import type { Distribution } from '../../wagers/distribution';
import type { WagerSpec } from '../../wagers/wager-spec';
import { BLOCK_ROUNDS, playBlocks } from '../../witness/play';
import { FOUR_STANDARD_ERRORS, tailOf } from '../../witness/tail';

const BLOCKS = inject('deep') ? 16 : 2;
const ROUNDS = BLOCKS * BLOCK_ROUNDS;
const SEED = 20_070_901;

/** Each block's counts on its own. */
const play = (dealer: Dealer, subject: string, seed: number, blocks: number) =>
  Array.from({ length: blocks }, (_, from) =>
    playBlocks({ dealer, subject, seed, rounds: ROUNDS, from, to: from + 1 }),
  );

const segments = Object.entries({ a: 1, b: 1, c: 2, d: 4, e: 8, f: 12, g: 24 }).map(([id, count]) => ({
  id,
  label: `Symbol ${id.toUpperCase()}`,
  count,
}));

const TRIED: Record<string, Record<string, unknown>[]> = {
  roulette: [
    { zeros: 1, evenChancesAtZero: 'half-lost' },
    { zeros: 1, evenChancesAtZero: 'lost' },
    { zeros: 2, evenChancesAtZero: 'half-lost' },
    { zeros: 2, evenChancesAtZero: 'lost' },
  ],
  'colour-run': [
    { zeros: 1, firstPaid: 4, last: 14 },
    { zeros: 2, firstPaid: 2, last: 6 },
  ],
  craps: [
    { voidOnDont: 2, comeOddsOnComeOut: 'off' },
    { voidOnDont: 3, comeOddsOnComeOut: 'on' },
  ],
  'sic-bo': [{ doubleIncludesTriple: true }, { doubleIncludesTriple: false }],
  'money-wheel': [{ segments }],
  'three-card-side-wagers': [{}],
  'stud-progressive': [{}],
  'three-card-bonus': [{}],
  'holdem-side-wagers': [
    { bothAces: 'paid', folds: 'never' },
    { bothAces: 'as-aces', folds: 'bonus-best-play' },
  ],
  'pai-gow-side-wagers': [{ royalWithJoker: 'royal-flush' }, { royalWithJoker: 'straight-flush' }],
  'pai-gow-fortune-bonus': [
    { jokers: 0 },
    { jokers: 1, joker: 'limited' },
    { jokers: 1, joker: 'wild', royalWithJoker: 'straight-flush-with-joker' },
    { jokers: 3, joker: 'wild' },
  ],
  baccarat: [{ decks: 8 }],
  'blackjack-side-wagers': [{ decks: 4 }, { decks: 6 }],
  'hawaiian-first-cards': [{ decks: 4 }, { decks: 8 }],
  'nines-house-way': [
    { decks: 1, zeros: 12, nineEnds: 'no' },
    { decks: 8, zeros: 20, nineEnds: 'yes' },
  ],
  'six-card-bonus': [{}],
  'pokara-bonus': [{ packs: 3 }, { packs: 20 }],
};

it('every family that counts is tested', () => {
  const counting = FAMILIES.filter(({ byApplicant }) => !byApplicant);
  expect(counting.map(({ id }) => id)).toEqual(Object.keys(TRIED));
  expect(() => familyOf('unheard-of')).toThrow(RangeError);
});

for (const [id, tried] of Object.entries(TRIED)) {
  for (const parameters of tried) behavesLikeFamily(id, parameters);
}

function behavesLikeFamily(id: string, parameters: Record<string, unknown>): void {
  const family = familyOf(id);
  const wagers = family.wagers(parameters);

  describe(`${family.label} ${JSON.stringify(parameters)} behaves like a family`, () => {
    it('names each wager and event once, in words', () => {
      expect(wagers.length).toBeGreaterThan(0);
      expect(new Set(wagers.map((wager) => wager.id)).size).toBe(wagers.length);
      for (const { id: wager, label, explains, outcome, events } of wagers) {
        expect(wager).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
        expect(new Set(events.map((event) => event.id)).size).toBe(events.length);
        expect(events.some(({ settles }) => settles === 'pays')).toBe(true);
        expect(explains).toMatch(/^[A-Z].*\.$/);
        for (const words of [label, outcome, ...events.map((event) => event.label)]) {
          expect(words.trim()).toBe(words);
          expect(words).not.toBe('');
        }
      }
    });

    it('refuses parameters and wagers it does not have', () => {
      expect(family.parameters.safeParse({ ...parameters, unheardOf: 1 }).success).toBe(false);
      expect(() => family.distribution(parameters, 'unheard-of')).toThrow(RangeError);
      expect(() => family.dealer(parameters, 'unheard-of')).toThrow(RangeError);
      expect(() => family.dealer(parameters, 'constructor')).toThrow(RangeError);
    });

    it.each(wagers.map((wager) => [wager.id, wager] as const))('%s: counted and played alike', (_, wager) => {
      const distribution = family.distribution(parameters, wager.id);
      countsWhatItSays(wager, distribution);
      dealerAgrees(family.dealer(parameters, wager.id), distribution, wager.id);
    });
  });
}

function countsWhatItSays(
  wager: WagerSpec,
  { universe, outcomes, method, expectedTrials }: Distribution,
): void {
  expect(outcomes.map(({ event }) => event)).toEqual(wager.events.map(({ id }) => id));
  expect(outcomes.reduce((total, { count }) => total + count, 0n)).toBe(universe);
  for (const { event, count } of outcomes) expect(count, `${event} can happen`).toBeGreaterThan(0n);
  expect(method.explains.length).toBeGreaterThan(60);
  expect(expectedTrials !== undefined).toBe(wager.lasts !== undefined);
  if (expectedTrials) expect(expectedTrials.gt(1)).toBe(true);
}

/** Each event's count against the binomial distribution that the exact probability gives it. */
function dealerAgrees(dealer: Dealer, { universe, outcomes }: Distribution, wager: string): void {
  expect([...dealer.events].sort()).toEqual(outcomes.map(({ event }) => event).sort());
  const blocks = play(dealer, wager, SEED, BLOCKS);
  const seen = (index: number) => blocks.reduce((total, counts) => total + inTable(counts[index]), 0);
  for (const { event, count } of outcomes) {
    const probability = Number(count) / Number(universe);
    const times = seen(dealer.events.indexOf(event));
    const tail = tailOf(times, ROUNDS, probability);
    expect(tail, `${event}: ${times} for ${ROUNDS * probability}`).toBeGreaterThan(FOUR_STANDARD_ERRORS);
  }
  expect(play(dealer, wager, SEED, 1)).toEqual(blocks.slice(0, 1));
  expect(play(dealer, wager, SEED + 1, 1)).not.toEqual(blocks.slice(0, 1));
}
