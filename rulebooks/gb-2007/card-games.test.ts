import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { signLines } from '../findings/sign-lines';
import { paysAgainst } from '../format/evidence';
import type { Game, Wager } from '../format/record';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { ClauseId } from '../spelling/ids';
import type { Variant } from '../variant/variant';
import { gb2007 } from '.';

const rulebook = parseRulebook(gb2007);
const rules = rulebook.sections.flatMap((section) => section.rules);
const AT = '2008-03-01';

function gameOf(id: string): Game {
  const game = rulebook.games.find((known) => known.id === id);
  if (!game) throw new Error(`no game ${id}`);
  return game;
}

function wagerOf(game: string, id: string): Wager {
  const wager = gameOf(game).wagers.find((known) => known.id === id);
  if (!wager) throw new Error(`no wager ${id}`);
  return wager;
}

const odds = (rows: Record<string, string>) =>
  Object.values(rows).map((pay) => Number.parseInt(pay.replace(',', ''), 10));
const findings = (variant: Variant) => evaluate({ rulebook, variant, day: AT });
const verdicts = (variant: Variant, clause: string) =>
  findings(variant)
    .filter((finding) => finding.clause === clause)
    .map(({ verdict }) => verdict);

/** Typed a second time from lines 2948 to 3047 and 3097 to 3134 of the source. */
const RIDE = [
  [100, 50, 30, 15, 9, 6, 3, 2, 1],
  [200, 100, 40, 15, 9, 6, 3, 2, 1],
  [500, 100, 25, 15, 10, 5, 3, 2, 1],
  [1000, 200, 50, 11, 8, 5, 3, 2, 1],
];
const BONUS = [
  [50, 40, 30, 6, 4, 1],
  [50, 40, 30, 5, 4, 1],
  [50, 40, 30, 6, 3, 1],
];

describe('the printed tables of Let It Ride', () => {
  const ride = wagerOf('let-it-ride', 'let-it-ride');

  it('are those of 12.27 and 12.31', () => {
    expect(ride.payTables.map(({ rows }) => odds(rows))).toEqual(RIDE);
    expect(wagerOf('let-it-ride', 'three-card-bonus').payTables.map(({ rows }) => odds(rows))).toEqual(BONUS);
  });

  it('have the minimum of 12.27 as their lowest figures, row by row', () => {
    const lowest = odds(ride.minimum).map((_, row) =>
      Math.min(...RIDE.map((table) => table[row] ?? Number.NaN)),
    );
    expect(odds(ride.minimum)).toEqual(lowest);
  });
});

it('holds each row of sections 5, 6, 7 and 12 to its own clause at the figure it carries', () => {
  for (const game of ['three-card-poker', 'punto-banco', 'punto-banco-2000', 'casino-stud', 'let-it-ride']) {
    const own = rules.filter(({ appliesTo }) => appliesTo.games?.includes(game));
    for (const { id, minimum } of gameOf(game).wagers) {
      for (const [event, least] of Object.entries(minimum)) {
        const said = own
          .filter((rule) => paysAgainst(rule, 'minimum').length > 0 && rule.appliesTo.wagers?.includes(id))
          .flatMap(({ parameters }) => parameters.filter(({ name }) => name === event));
        expect(
          said.map(({ value }) => value),
          `${game} ${id} ${event}`,
        ).toEqual([least]);
      }
    }
  }
});

describe('a ceiling on what a royal flush is paid', () => {
  const game = gameOf('let-it-ride');
  const start = defaultVariant(rulebook, game);
  const ride = (payTable: string, options: Record<string, string>, pays: Record<string, string> = {}) => ({
    ...start,
    options: { ...start.options, ...options },
    wagers: { 'let-it-ride': { payTable, pays } },
  });
  const capped = { 'royal-ceiling': '50000', 'royal-wager': '25' };

  it('is allowed with table 4 alone, or with a table of one’s own that pays 1,000 to 1', () => {
    expect(verdicts(ride('table-4', capped), '12.27(a)')).toEqual(['meets']);
    expect(verdicts(ride('table-3', capped), '12.27(a)')).toEqual(['breach']);
    expect(verdicts(ride('minimum', capped, { 'royal-flush': '1,000 to 1' }), '12.27(a)')).toEqual(['meets']);
    expect(verdicts(ride('table-3', {}), '12.27(a)')).toEqual([]);
  });

  it('is on the sign as an amount of money, and players learn of it', () => {
    const { lines } = signLines(findings(ride('table-4', capped)));
    expect(lines.find(({ clauses }) => clauses.includes('12.27(b)'))?.text).toContain(
      'no more than £50,000 in all',
    );
    expect(verdicts(ride('table-4', capped), '12.27(c)')).toEqual(['needs-attestation']);
    expect(verdicts(ride('table-4', {}), '12.27(b)')).toEqual([]);
    expect(verdicts(ride('table-4', {}), '12.27(c)')).toEqual([]);
  });

  it('is asked for together with what one wager is', () => {
    const alone = resolveVariant(rulebook, ride('table-4', { 'royal-ceiling': '50000' }));
    expect(alone).toMatchObject({
      ok: false,
      problems: [{ field: 'options.royal-wager', message: expect.stringContaining('how much one wager is') }],
    });
    expect(verdicts(ride('table-4', { 'royal-ceiling': '50000' }), '12.27(a)')).toEqual(['meets']);
  });
});

describe('a progressive wager on offer', () => {
  const start = defaultVariant(rulebook, gameOf('casino-stud'));
  const declared = { ...start, circumstances: { progressive: { contribution: '70%', meter: '25000' } } };
  const { progressive: _, ...others } = start.wagers;
  const without = { ...declared, wagers: others };
  const lines = ['2.7', ...[...'abcdefg'].map((letter) => `2.7(${letter})`)];
  const first = (variant: Variant) => lines.map((clause) => verdicts(variant, clause).join());

  it('has a finding for every line of 2.7', () => {
    const ask = 'needs-attestation';
    expect(first(declared)).toEqual(['meets', ask, 'meets', ask, ask, ask, ask, 'needs-notice']);
    expect(first(start)[2]).toBe('not-assessed');
    expect(first(without)).toEqual(lines.map(() => ''));
  });

  it('adds no less than 70% of its wagers to the meter', () => {
    const adding = (contribution: string) =>
      verdicts({ ...start, circumstances: { progressive: { contribution } } }, '2.7(b)');
    expect([adding('69.99%'), adding('70%'), adding('70.01%')]).toEqual([['breach'], ['meets'], ['meets']]);
  });

  it('is a new feature where a section has no rules for one', () => {
    const poker = defaultVariant(rulebook, gameOf('three-card-poker'));
    const added = { ...poker, circumstances: { progressive: { contribution: '80%' } } };
    expect([verdicts(poker, '2.7'), verdicts(added, '2.7')]).toEqual([[], ['needs-consent']]);
  });
});

it('shows the odds that 5.6 and 7.13 want shown on the sign', () => {
  const lines = (id: string) => signLines(findings(defaultVariant(rulebook, gameOf(id)))).lines;
  const shown = (id: string, clause: ClauseId) =>
    lines(id)
      .filter(({ clauses }) => clauses.includes(clause))
      .map(({ text }) => text);
  expect(shown('three-card-poker', '5.6')).toEqual([
    'Ante Bonus pays: “Straight” 1 to 1, “Three of a kind” 4 to 1 and “Straight flush” 5 to 1.',
    'Pair Plus pays: “Pair” 1 to 1, “Flush” 4 to 1, “Straight” 6 to 1, “Three of a kind” 33 to 1 and “Straight flush” 35 to 1.',
  ]);
  expect(shown('casino-stud', '7.13')).toEqual([
    expect.stringMatching(/^Raise pays: “Royal flush” 50 to 1, .*\.$/),
  ]);
});

it('asks each game’s owner about pays of the operator’s own', () => {
  const changed = (id: string, wager: string, event: string) => {
    const start = defaultVariant(rulebook, gameOf(id));
    const choice = { payTable: 'minimum', pays: { [event]: '500 to 1' } };
    return findings({ ...start, wagers: { ...start.wagers, [wager]: choice } })
      .filter(({ verdict, threshold }) => verdict === 'needs-consent' && threshold?.startsWith('agreement'))
      .map(({ clause, threshold }) => `${clause} ${threshold}`);
  };
  expect(changed('three-card-poker', 'pair-plus', 'pair')).toEqual(['5.2 agreement of Prime Table Games']);
  expect(changed('casino-stud', 'insurance', 'flush')).toEqual(['7.22 agreement of Prime Table Games']);
  expect(changed('casino-stud', 'raise', 'flush')).toEqual([]);
  expect(changed('let-it-ride', 'let-it-ride', 'flush')).toEqual(['12.1 agreement of Shufflemaster Inc']);
});
