/** Baccarat as an operator files it: what is found, what the sign says, and what each other reading would cost. */
import { describe, expect, it } from 'vitest';
import { checkAmbiguity } from '../checks/ambiguities';
import { evaluate } from '../evaluation';
import { signLines } from '../findings/sign-lines';
import { defaultVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Variant } from '../variant/variant';
import { caHawaiianGardens } from '.';

const rulebook = parseRulebook(caHawaiianGardens);
const game = rulebook.games.find(({ id }) => id === 'baccarat');
if (!game) throw new Error('Baccarat is recorded');
const start = defaultVariant(rulebook, game);
const bonus = game.wagers.find(({ id }) => id === 'bonus');
const found = (variant: Variant) => evaluate({ rulebook, variant, day: '2026-11-28' });
const verdictOf = (variant: Variant, clause: string) =>
  found(variant).find((finding) => finding.clause === clause && finding.verdict !== 'needs-attestation')
    ?.verdict;
const withBonus = (pays: Record<string, string>): Variant => ({
  ...start,
  wagers: { ...start.wagers, bonus: { payTable: 'minimum', pays: { ...bonus?.minimum, ...pays } } },
});

describe('Baccarat of the binder', () => {
  it('says on its sign that a player banks it, by the procedures of the rates', () => {
    const line = signLines(found(start)).lines.find(({ text }) =>
      text.startsWith('A player banks this game'),
    );
    expect(line?.clauses).toEqual(['Collection Procedures 1(e)']);
  });

  it.each([
    ['pair', '4 to 1', 'Baccarat Bonus 2'],
    ['flush', '9 to 1', 'Baccarat Bonus 3'],
    ['pair-flush', '3 to 1', 'Baccarat Bonus 3'],
    ['both-pairs', '41 to 1', 'Baccarat Bonus 4'],
    ['both-pairs-flush', '50 to 1', 'Baccarat Bonus 4'],
  ])('pays its bonus as approved: %s at %s is a breach of %s, and of no other', (event, pays, clause) => {
    const breached = (variant: Variant) =>
      found(variant).flatMap((finding) => (finding.verdict === 'breach' ? [finding.clause] : []));
    expect(verdictOf(withBonus({}), clause)).toBe('meets');
    expect(breached(withBonus({ [event]: pays }))).toEqual([clause]);
  });

  it('takes its bonus beside one of the three bets, and never alone', () => {
    const { tie, bonus: bet } = withBonus({}).wagers;
    if (!tie || !bet) throw new Error('both are on offer');
    expect(verdictOf({ ...start, wagers: { tie, bonus: bet } }, 'Baccarat Bonus 8')).toBe('meets');
    expect(verdictOf({ ...start, wagers: { bonus: bet } }, 'Baccarat Bonus 8')).toBe('breach');
  });

  it('pays a banker 19 to 20, and no more', () => {
    const banker = { payTable: 'minimum', pays: { win: '1 to 1' } };
    expect(verdictOf({ ...start, wagers: { ...start.wagers, banker } }, 'Baccarat 22')).toBe('breach');
  });

  it('charges by 16 schedules, each for a limit of its own', () => {
    const values = game.options.find(({ id }) => id === 'collection')?.values ?? [];
    expect(values).toHaveLength(16);
    const limits = (minimum: number, maximum: number): Variant => ({
      ...start,
      circumstances: { ...start.circumstances, limits: { currency: 'USD', minimum, maximum } },
    });
    expect(verdictOf(limits(5_00, 10_00), 'Collection Procedures 2')).toBe('meets');
    expect(verdictOf(limits(5_00, 100_00), 'Collection Procedures 2')).toBe('breach');
  });

  it('costs this by either reading, as the second derivation says (eight decks)', () => {
    const priced = rulebook.ambiguities
      .filter(({ compares }) => compares?.game === 'baccarat')
      .map((ambiguity) => checkAmbiguity(rulebook, ambiguity));
    expect(
      Object.fromEntries(priced.map(({ ambiguity, chosen, other }) => [ambiguity.id, [chosen, other]])),
    ).toEqual({
      'baccarat-chart': ['1116734449141/97624966318425', '114753351728/10847218479825'],
      'baccarat-bonus-together': ['48952/788417', '183130/2365251'],
    });
  });
});
