import { describe, expect, it } from 'vitest';
import { rulebooks } from '@/rulebooks/registry';
import { FAMILY_HEADS, familyHead } from '@/simulations/catalogue/heads';
import { familyChoices } from './families';

describe('the families over which a game can be filed', () => {
  it('are all that count, each with settings that it takes', () => {
    const choices = familyChoices(rulebooks());
    expect(choices.map(({ id }) => id)).toEqual(
      FAMILY_HEADS.filter(({ byApplicant }) => !byApplicant).map(({ id }) => id),
    );
    for (const { id, start } of choices)
      expect(familyHead(id).parameters.safeParse(start).error, id).toBeUndefined();
  });

  it('are spoken of in the words of a rulebook', () => {
    const settings = familyChoices(rulebooks()).find(({ id }) => id === 'blackjack')?.settings ?? [];
    const decks = settings.find(({ name }) => name === 'decks');
    expect(decks?.explains?.length).toBeGreaterThan(10);
    const zeros = familyChoices(rulebooks()).find(({ id }) => id === 'roulette')?.settings[0];
    expect([zeros?.kind, zeros?.values?.map(({ value }) => value)]).toEqual(['choice', [1, 2]]);
  });
});
