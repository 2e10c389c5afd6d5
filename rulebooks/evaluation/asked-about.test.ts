/** A confirmation covers what was asked: change that, and it is open again. */
import { describe, expect, it } from 'vitest';
import { openItems } from '../findings/open-items';
import { defaultVariant } from '../offer/resolve';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Variant } from '../variant/variant';
import { nowAskedAbout } from './asked-about';
import { evaluate } from './evaluate';

const AT = '2024-01-15';
const value = <T>(found: { ok: true; value: T } | { ok: false }): T => {
  if (!found.ok) throw new Error('not found');
  return found.value;
};
const rulebook = value(rulebookOf('co-rule-28'));
const gameNamed = (id: string) => value(gameOf(rulebook, id));

const of = (variant: Variant, rule: string) =>
  evaluate({ rulebook, variant, day: AT }).filter(
    (finding) => finding.rule === rule && ['confirmed', 'needs-attestation'].includes(finding.verdict),
  );

function confirming(variant: Variant, rule: string): Variant {
  const about = nowAskedAbout({ rulebook, game: gameNamed(variant.game), variant, day: AT }, [rule]).get(
    rule,
  );
  const given = { by: 'Nora Ellis', at: '2024-01-10T09:00:00Z', note: 'Page 3 of our copy.', about };
  return { ...variant, attestations: { [rule]: given } };
}

const LOST = 'co-rule-28/30-2899.07(8)(e)';
const sun = gameNamed('eternal-baccarat').wagers.find(({ id }) => id === 'sun-7-progressive');
const [table] = sun?.damagedTables ?? [];
const [lost = ''] = table?.lost ?? [];
const filled = (pays: string): Variant => ({
  ...defaultVariant(rulebook, gameNamed('eternal-baccarat')),
  wagers: {
    'sun-7-progressive': {
      payTable: table?.id ?? '',
      pays: Object.fromEntries((table?.lost ?? []).map((event) => [event, pays])),
    },
  },
});

describe('a confirmation', () => {
  it('of a lost row that was filled in holds while the row stays as it was', () => {
    const confirmed = confirming(filled('5 to 1'), LOST);
    expect(of(confirmed, LOST)).toMatchObject([{ verdict: 'confirmed' }]);
    const spelt = { ...confirmed, wagers: filled('5:1').wagers };
    expect(of(spelt, LOST)).toMatchObject([{ verdict: 'confirmed' }]);
    const renamed = { ...confirmed, circumstances: { premises: 'Elsewhere' } };
    expect(of(renamed, LOST)).toMatchObject([{ verdict: 'confirmed' }]);
  });

  it('is open again once the row pays something else, and says who confirmed it before', () => {
    expect(lost).not.toBe('');
    const changed = { ...confirming(filled('5 to 1'), LOST), wagers: filled('6 to 1').wagers };
    const [found, ...others] = of(changed, LOST);
    expect(others).toEqual([]);
    expect(found?.verdict).toBe('needs-attestation');
    expect(found?.explanation).toContain('needs confirmation again');
    expect(found?.explanation).toContain('Nora Ellis confirmed it on 10 January 2024');
    const open = openItems({
      wagers: 1,
      findings: found ? [found] : [],
      analysis: 'current',
      circumstances: {},
    });
    expect(open.map(({ code }) => code)).toEqual(['to-confirm']);
    expect(of({ ...changed, wagers: filled('5 to 1').wagers }, LOST)).toMatchObject([
      { verdict: 'confirmed' },
    ]);
  });

  it('lapses with the option that it was asked under, and with no other', () => {
    const rule = 'co-rule-28/30-2811';
    const start = defaultVariant(rulebook, gameNamed('baccarat'));
    const set = (options: Record<string, string>) => ({
      ...confirming({ ...start, options: { ...start.options, shuffling: 'dealer' } }, rule),
      options: { ...start.options, shuffling: 'dealer', ...options },
    });
    expect(of(set({}), rule)).toMatchObject([{ verdict: 'confirmed' }]);
    expect(of(set({ decks: '6' }), rule)).toMatchObject([{ verdict: 'confirmed' }]);
    expect(of(set({ shuffling: 'device' }), rule)).toMatchObject([{ verdict: 'needs-attestation' }]);
  });

  it('from before subjects were kept is asked for again, and says why', () => {
    const variant = filled('5 to 1');
    const given = { by: 'Nora Ellis', at: '2024-01-10T09:00:00Z', note: 'Seen.' };
    const [found, ...others] = of({ ...variant, attestations: { [LOST]: given } }, LOST);
    expect(others).toEqual([]);
    expect(found?.verdict).toBe('needs-attestation');
    expect(found?.explanation).toMatch(
      /Nora Ellis confirmed it on 10 January 2024, but its subject was not recorded/,
    );
    expect(of(confirming(variant, LOST), LOST)).toMatchObject([{ verdict: 'confirmed' }]);
  });
});

describe('the equipment of EZ Baccarat', () => {
  it('is asked about whether or not the banker wager is offered', () => {
    const rule = 'co-rule-28/30-2899.04(2)';
    const all = defaultVariant(rulebook, gameNamed('ez-baccarat'));
    const { banker: _, ...others } = all.wagers;
    expect(of(all, rule)).toMatchObject([{ verdict: 'needs-attestation' }]);
    expect(of({ ...all, wagers: others }, rule)).toMatchObject([{ verdict: 'needs-attestation' }]);
    const found = evaluate({ rulebook, variant: { ...all, wagers: others }, day: AT });
    expect(found.filter((each) => each.rule === rule)).toHaveLength(1);
  });
});
