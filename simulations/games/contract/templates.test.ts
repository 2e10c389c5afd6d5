import { describe, expect, it, vi } from 'vitest';
import { familyOf } from '../../catalogue/families';
import { familyHead } from '../../catalogue/heads';
import { fromText, toText } from '../../exact/fraction';
import type { EngineWager } from '../../request/request';
import { countWager } from '../../request/written-wagers';
import type { Distribution } from '../../wagers/distribution';

/** Where other work is going on as well. */
vi.setConfig({ testTimeout: 60_000 });

const segments = [
  { id: 'a', label: 'A', count: 24 },
  { id: 'b', label: 'B', count: 3 },
  { id: 'joker', label: 'Joker', count: 1 },
];

/** Wagers whose events the features cannot express: on a point that stands already, on odds behind it, on the turn. */
const ON_A_POINT = /^(?:come|dont-come|hardway-|place-|behind-)/;
const NOT_TOLD: Record<string, (wager: string) => boolean> = {
  craps: (wager) => ON_A_POINT.test(wager),
  'holdem-side-wagers': (wager) => wager === 'street-royal-progressive',
  // On the dealer's second card, which the features do not see.
  'blackjack-side-wagers': (wager) => wager === 'insurance' || wager === 'insurance-of-all',
  // The ante bonus is never lost, being a part of the ante: nothing is left for the rows. No feature tells a mini royal from any other straight flush.
  'three-card-side-wagers': (wager) => wager === 'ante-bonus' || wager === 'pair-plus-with-mini-royal',
};

/** The family's own count of each event, against the count of the same wager written as conditions. */
describe.each<[family: string, parameters: object, only?: string]>([
  ['roulette', { zeros: 1, evenChancesAtZero: 'half-lost' }],
  ['roulette', { zeros: 2, evenChancesAtZero: 'half-lost' }],
  ['colour-run', { zeros: 1, firstPaid: 4, last: 14 }],
  ['craps', { voidOnDont: 2 }],
  ['craps', { voidOnDont: 12 }],
  ['sic-bo', { doubleIncludesTriple: true }],
  ['sic-bo', { doubleIncludesTriple: false }],
  ['money-wheel', { segments }],
  ['three-card-side-wagers', {}],
  ['stud-progressive', {}],
  ['three-card-bonus', {}],
  ['holdem-side-wagers', { bothAces: 'paid' }],
  ['holdem-side-wagers', { bothAces: 'as-aces' }, 'bonus-jackpot'],
  ['baccarat', { decks: 6, seats: 7 }],
  ['baccarat', { decks: 4, seats: 2 }, 'first-four'],
  ['blackjack-side-wagers', { decks: 6 }],
  ['hawaiian-first-cards', { decks: 8 }],
  ['nines-house-way', { decks: 6, zeros: 20, nineEnds: 'yes' }],
])('wagers of %s under %j', async (id, given, only) => {
  const family = familyOf(id);
  const parameters = family.parameters.parse(given) as EngineWager['parameters'];
  const templates = await familyHead(id).written?.templates();
  const wagers = family
    .wagers(parameters)
    .filter(({ id }) => only === undefined || id === only)
    .map((spec) => ({ spec, conditions: templates?.wagers(parameters)[spec.id] }));

  it('cover every wager that the features can express', () => {
    const missing = wagers.filter(({ conditions }) => !conditions).map(({ spec }) => spec.id);
    const notTold = wagers.map(({ spec }) => spec.id).filter((wager) => NOT_TOLD[id]?.(wager));
    expect(missing).toEqual(notTold);
  });

  it.each(wagers.filter(({ conditions }) => conditions).map((each) => [each.spec.id, each] as const))(
    '%s is counted the same as conditions',
    (name, { spec, conditions = {} }) => {
      const lost = spec.events.filter(({ settles }) => settles === 'lose');
      expect(lost).toHaveLength(1);
      const won = spec.events.filter((event) => event !== lost[0]);
      const rows = won.map(({ id: event, label }) => ({
        event: { id: event, label },
        when: conditions[event] ?? '',
      }));
      const engine: EngineWager = {
        id: 'own-1',
        family: id,
        parameters,
        wager: name,
        pays: {},
        settled: { by: 'rows', written: { label: name, rows, otherwise: 'lose' } },
      };
      const chances = ({ universe, outcomes }: Distribution) =>
        Object.fromEntries(
          outcomes
            .filter(({ event }) => event !== lost[0]?.id && event !== 'otherwise')
            .map(({ event, count }) => [event, toText(fromText(`${count}/${universe}`))]),
        );
      const written = chances(countWager(engine).distribution);
      expect(Object.keys(written).sort()).toEqual(won.map((event) => event.id).sort());
      expect(written).toEqual(chances(family.distribution(parameters, name)));
    },
  );
});
