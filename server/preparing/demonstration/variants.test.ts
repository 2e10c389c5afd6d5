import { describe, expect, it } from 'vitest';
import { evaluate } from '@/rulebooks/evaluation';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import { decisionFamilyOf } from '@/simulations/catalogue/families';
import { must } from './must';
import { mainFloorBlackjack, ownHouseWay, ownHouseWayLines, withLimits } from './variants';

const book = must(rulebookOf('gb-2007'));
const started = (game: string) =>
  withLimits(1_000, 50_000, 'Leeds')(defaultVariant(book, must(gameOf(book, game))));
const verdicts = (variant: ReturnType<typeof started>) =>
  evaluate({ rulebook: book, variant, day: '2026-06-01' }).map(
    ({ rule, verdict }) => [rule, verdict] as const,
  );

describe('the demonstration', () => {
  it('offers a blackjack that breaks no rule, with its proprietors’ consents on file', () => {
    const found = verdicts(mainFloorBlackjack(started('blackjack')));
    expect(found.filter(([, verdict]) => ['breach', 'needs-consent', 'conflict'].includes(verdict))).toEqual(
      [],
    );
  });

  it('files a House Way that sets every hand, and needs consent for it', () => {
    const family = decisionFamilyOf('pai-gow-poker');
    const lines = ownHouseWayLines();
    expect(lines).toMatchObject({
      lines: expect.arrayContaining([
        expect.objectContaining({
          id: 'two-pairs-medium',
          unless: expect.objectContaining({ when: { beside: 'K' } }),
        }),
      ]),
    });
    expect(family?.filing?.check(family.parameters.parse({}), lines).ok).toBe(true);
    const found = verdicts(ownHouseWay(started('pai-gow-poker')));
    expect(found).toContainEqual(['gb-2007/13.2', 'needs-consent']);
    expect(found.filter(([, verdict]) => verdict === 'breach')).toEqual([]);
  });
});
