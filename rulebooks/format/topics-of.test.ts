/** The clauses on a change for a time and a place, by what they are about and not by how they are numbered. */
import { describe, expect, it } from 'vitest';
import { rulebooks } from '../registry';
import type { Rule, Rulebook } from './record';
import { clausesOfTemporary } from './topics-of';

const withRules = (notify: string | undefined, rules: Pick<Rule, 'clause' | 'topic'>[]) =>
  clausesOfTemporary({
    ...(notify && { variations: { notify, significant: '9', permanent: '9' } }),
    sections: [{ number: '9', title: 'Made up', rules }],
  } as unknown as Rulebook);

describe('the clauses on a change for a time and a place', () => {
  it('are those on what its notification is about, wherever they stand', () => {
    const found = withRules('5.1', [
      { clause: '5.1', topic: ['for-a-time', 'notices'] },
      { clause: '5.2', topic: 'better-odds' },
      { clause: '8.3', topic: 'for-a-time' },
      { clause: '8.4' },
    ]);
    expect([...found]).toEqual(['5.1', '8.3']);
  });

  it('are none where there is no notification, or where it has no subject', () => {
    expect(withRules(undefined, [{ clause: '5.1', topic: 'for-a-time' }]).size).toBe(0);
    expect(withRules('5.1', [{ clause: '5.1' }, { clause: '5.2' }]).size).toBe(0);
  });

  it('are there wherever a rulebook has such changes notified, its notice at the table among them', () => {
    const having = rulebooks().filter(({ variations }) => variations);
    expect(having.length).toBeGreaterThan(0);
    for (const rulebook of having) {
      const clauses = clausesOfTemporary(rulebook);
      const shown = rulebook.sections
        .flatMap(({ rules }) => rules)
        .filter(({ evidence }) =>
          [evidence ?? []]
            .flat()
            .some((part) => 'owes' in part && part.owes === 'line' && part.when === 'temporary'),
        );
      expect(shown.length).toBeGreaterThan(0);
      for (const { clause } of shown) expect(clauses).toContain(clause);
    }
  });
});
