/** 30-2803(2) speaks of other markings on the layout of an approved variation, and of nobody else's. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';

const DAY = '2026-11-30';
const book = rulebookOf('co-rule-28', DAY);
if (!book.ok) throw new Error('Colorado is a rulebook');
const rulebook = book.value;

const withMarkings = (id: string, value: string) => {
  const game = rulebook.games.find((each) => each.id === id);
  if (!game) throw new Error(`no game is ${id}`);
  const variant = defaultVariant(rulebook, game);
  return { ...variant, options: { ...variant.options, 'layout-markings': value } };
};
const verdicts = (id: string, value: string) =>
  evaluate({ rulebook, variant: withMarkings(id, value), day: DAY })
    .filter(({ clause }) => clause === '30-2803(2)')
    .map(({ verdict }) => verdict);
const refused = (id: string, value: string) => {
  const resolved = resolveVariant(rulebook, withMarkings(id, value), DAY);
  return resolved.ok ? [] : resolved.problems.map(({ message }) => message);
};

const PLAIN = 'baccarat';
const VARIATIONS = rulebook.games.map(({ id }) => id).filter((id) => id !== PLAIN);

describe('other markings on the layout', () => {
  it.each(VARIATIONS)('may be asked for where %s is played', (id) => {
    expect(refused(id, 'others')).toEqual([]);
    expect(verdicts(id, 'others')).toContain('needs-consent');
    expect(verdicts(id, 'permitted')).not.toContain('needs-consent');
  });

  it('are not on offer for baccarat itself, whose marked areas are confirmed all the same', () => {
    expect(refused(PLAIN, 'others')).toEqual([expect.stringContaining('Markings on the layout')]);
    expect(refused(PLAIN, 'permitted')).toEqual([]);
    expect(verdicts(PLAIN, 'permitted')).toEqual(['needs-attestation']);
  });
});
