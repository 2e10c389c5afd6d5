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
