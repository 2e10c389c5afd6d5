import { describe, expect, it } from 'vitest';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Variant } from '@/rulebooks/variant/variant';
import type { SolutionJson } from '@/simulations/family/solution-wire';
import { askedRound, rememberingRounds, roundsOf, roundText, solvedFrom, type Work } from './round-view';
import { usableOptions } from './usable-options';
import { inRound, viewWager } from './wager-view';

const rulebook = rulebookOf('gb-2007');
if (!rulebook.ok) throw new Error('gb-2007 is not registered');
function gameCalled(id: string) {
  if (!rulebook.ok) throw new Error('no rulebook');
  const found = gameOf(rulebook.value, id);
  if (!found.ok) throw new Error(`gb-2007 has no ${id}`);
  return { game: found.value, wagers: defaultVariant(rulebook.value, found.value).wagers };
}
const { game, wagers } = gameCalled('three-card-poker');
const options = usableOptions(game, {}).options;
const [together = []] = roundsOf(game);
const asked = (changed: Variant['wagers'] = wagers) => askedRound(game, together, changed, options);
const bonusAt = (pays: Record<string, string>) => ({
  ...wagers,
  'ante-bonus': { payTable: 'minimum', pays },
});

describe('a round', () => {
  it('is all that settles together, and not what settles alone', () => {
    expect(roundsOf(game).map((round) => round.map(({ id }) => id))).toEqual([
      ['ante', 'play', 'ante-bonus'],
    ]);
    expect(asked()).toMatchObject({ id: 'ante', label: 'Ante, Play and Ante Bonus', offered: true });
  });

  it('is another round where a pay differs, and the same where only its spelling does', () => {
    const text = (pays: Record<string, string>) => {
      const { round } = asked(bonusAt(pays));
      return round && roundText(round);
    };
    expect(text({})).toBeDefined();
    expect(text({ straight: '2 to 1' })).not.toBe(text({}));
    expect(text({ straight: ' 1  to 1 ' })).toBe(text({}));
  });

  it('is not requested while a cell cannot be read or a wager is left out', () => {
    expect(asked(bonusAt({ straight: '1 to 0' })).round).toBeUndefined();
    const { play: _, ...without } = wagers;
    expect(asked(without)).toMatchObject({ offered: true });
    expect(asked(without).round).toBeUndefined();
    expect(asked({})).toMatchObject({ offered: false });
  });

  it('marks the cell it cannot be solved with, though the cell can be read', () => {
    const round = asked(bonusAt({ straight: '10% of the meter' }));
    expect(round).toMatchObject({ problems: [{ field: 'pays.ante-bonus.straight' }] });
    expect(round.round).toBeUndefined();
    const wager = together[2];
    if (!wager) return expect.unreachable();
    const view = viewWager(
      game,
      wager,
      { payTable: 'minimum', pays: { straight: '10% of the meter' } },
      options,
      undefined,
    );
    const shown = inRound(view, { ...round, work: { state: 'idle' } });
    expect(shown.problems).toHaveLength(1);
    expect(shown.cells.find(({ event }) => event === 'straight')?.problem).toMatch(/Write odds here/);
  });
});

describe('what is known of a round', () => {
  const SOLUTION: SolutionJson = {
    universe: '2',
    endings: [
      { event: 'win', label: 'Win', count: '1', net: '1/2', staked: '1/1' },
      { event: 'lose', label: 'Lose', count: '1', net: '-1/1', staked: '1/1' },
    ],
    houseEdge: '1/4',
    mandatory: '1/1',
    strategy: { summary: '', decisions: [], alternatives: [], tables: [] },
    method: 'by-hand',
    methodExplained: '',
    reductions: [],
  };
  const changed = asked(bonusAt({ straight: '7 to 3' }));
  const idle: Work = { state: 'idle' };
  const computing: Work = { state: 'computing', done: 1, total: 2, doing: '' };
  const solved = changed.round && solvedFrom(changed.round, SOLUTION);
  const before = { edge: '1/4', solved };

  it('is the previous figures, and no edge, while it is being solved', () => {
    const view = rememberingRounds()(changed, undefined, before, computing);
    expect(view.edge).toBeUndefined();
    expect(view.before?.solved?.figures.houseEdge).toBe('1/4');
    expect(view.work).toEqual(computing);
  });

  it('is its own figures once it is solved', () => {
    const view = rememberingRounds()(changed, solved, before, idle);
    expect(view).toMatchObject({ edge: '1/4', solved: { figures: { houseEdge: '1/4' } } });
  });

  it('has no previous figures once it is solved', () => {
    expect(rememberingRounds()(changed, solved, before, idle).before).toBeUndefined();
  });

  it('is the same view where nothing changed', () => {
    const remember = rememberingRounds();
    const first = remember(changed, undefined, before, computing);
    expect(remember(changed, undefined, before, { ...computing })).toBe(first);
    expect(remember(changed, undefined, before, { ...computing, done: 2 } as Work)).not.toBe(first);
  });
});

describe('options', () => {
  const ride = gameCalled('let-it-ride').game;

  it('are used as given where they are permitted together', () => {
    const given = { 'royal-ceiling': '50,000', 'royal-wager': '500' };
    expect(usableOptions(ride, given)).toMatchObject({ asGiven: true });
    expect(usableOptions(ride, given).options.get('royal-wager')).toBe('500');
  });

  it.each([
    ['one that is no amount', { 'royal-ceiling': 'much', 'royal-wager': '500' }],
    ['one without the other', { 'royal-ceiling': '50,000' }],
    ['an amount of nothing', { 'royal-ceiling': '0', 'royal-wager': '0' }],
  ])('are all at their defaults with %s', (_, given: Record<string, string>) => {
    const { options: usable, asGiven } = usableOptions(ride, given);
    expect(asGiven).toBe(false);
    expect(usable.get('royal-ceiling')).toBe('none');
  });
});
