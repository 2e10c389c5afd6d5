/** EZ Baccarat Panda 8 as an operator files it: what is found, and what the sign says. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { signLines } from '../findings/sign-lines';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Variant } from '../variant/variant';
import { caHawaiianGardens } from '.';

const rulebook = parseRulebook(caHawaiianGardens);
const game = rulebook.games.find(({ id }) => id === 'ez-baccarat-panda-8');
if (!game) throw new Error('EZ Baccarat Panda 8 is recorded');
const start = defaultVariant(rulebook, game);
const found = (variant: Variant) => evaluate({ rulebook, variant, day: '2026-11-28' });
const verdictOf = (variant: Variant, clause: string) =>
  found(variant).find((finding) => finding.clause === clause && finding.verdict !== 'needs-attestation');
const pays = (wager: string, win: string): Variant => ({
  ...start,
  wagers: { ...start.wagers, [wager]: { payTable: 'minimum', pays: { win } } },
});

describe('EZ Baccarat Panda 8', () => {
  it('says on its sign that a player banks it', () => {
    expect(signLines(found(start)).lines.map(({ text }) => text)).toContain(
      'A player banks this game as player-dealer. The house has no stake in it.',
    );
  });

  it.each([
    ['dragon-7', '41 to 1', 'EZ Baccarat 45'],
    ['dragon-7', '39 to 1', 'EZ Baccarat 17'],
    ['banker', '19 to 20', 'EZ Baccarat 15'],
  ])('may pay %s neither more nor less: %s is a breach of %s', (wager, win, clause) => {
    expect(verdictOf(pays(wager, win), clause)?.verdict).toBe('breach');
  });

  it('is dealt from three to eight decks', () => {
    expect(
      verdictOf({ ...start, options: { ...start.options, decks: '3' } }, 'EZ Baccarat 4(c)')?.verdict,
    ).toBe('meets');
  });
});

describe('its collection fees', () => {
  const using = (collection: string, minimum?: number, maximum?: number): Variant => ({
    ...start,
    options: { ...start.options, collection },
    circumstances:
      minimum === undefined || maximum === undefined
        ? start.circumstances
        : { ...start.circumstances, limits: { currency: 'USD', minimum, maximum } },
  });
  const FIRST = 'ez-baccarat-rules-1';
  const STEPS = 'ez-and-fortune-7-21';

  it('are the 15 of its own document and the 39 of the California rates', () => {
    const values = game.options.find(({ id }) => id === 'collection')?.values.map(({ value }) => value) ?? [];
    expect(values.filter((value) => value.startsWith('ez-baccarat-rules-'))).toHaveLength(15);
    expect(values.filter((value) => value.startsWith('ez-and-fortune-7-'))).toHaveLength(39);
    expect(new Set(values).size).toBe(54);
  });

  it.each([
    [FIRST, 'Collection fees at $5 to $50: $0.50 a bet from each player; $2 a hand from the player-dealer.'],
    [
      'ez-and-fortune-7-31',
      'Collection fees at $10 to $100: no fee for a bet; $2 a hand from the player-dealer up to $300 wagered in it, $4 up to $500, $7 up to $1,500 and $11 above; $1 for a match play coupon.',
    ],
  ])('of %s are posted on the sign, once for all clauses', (collection, line) => {
    const lines = signLines(found(using(collection))).lines.filter(({ text }) => text === line);
    expect(lines.map(({ clauses }) => clauses)).toEqual([
      ['EZ Baccarat 60(f)', 'Collection Procedures 4(b)'],
    ]);
  });

  it.each([
    [5_00, 50_00, 'meets'],
    [5_00, 100_00, 'breach'],
    [10_00, 50_00, 'breach'],
    [undefined, undefined, 'not-assessed'],
  ])(
    'of option 1 are for five to fifty dollars: at %s to %s cents the verdict is %s',
    (minimum, maximum, verdict) => {
      const variant = using(FIRST, minimum, maximum);
      expect(verdictOf(variant, 'EZ Baccarat 60(g)')?.verdict).toBe(verdict);
      expect(verdictOf(variant, 'Collection Procedures 2')?.verdict).toBe(verdict);
    },
  );

  it('are no share where they are fixed, and an open question where they rise in steps', () => {
    expect(verdictOf(using(FIRST), 'EZ Baccarat 60(h)')?.verdict).toBe('meets');
    expect(verdictOf(using(STEPS), 'EZ Baccarat 60(h)')?.verdict).toBe('not-assessed');
  });

  it('have two rates in option 1, and five in option 21', () => {
    expect(verdictOf(using(FIRST), 'EZ Baccarat 60(i)')).toMatchObject({
      verdict: 'meets',
      found: '2 rates',
    });
    expect(verdictOf(using(STEPS), 'EZ Baccarat 60(i)')).toMatchObject({
      verdict: 'meets',
      found: '5 rates',
    });
  });
});
