import { describe, expect, it } from 'vitest';
import { EVENT_KINDS } from '@/server/vocabulary/event-kinds';
import { EVENT_WORDS } from '@/server/vocabulary/event-words';
import { EVENT_GROUPS, eventFacts } from './event-words';

describe('words for audit events', () => {
  it('puts every kind in exactly one group', () => {
    const grouped = Object.values(EVENT_GROUPS).flatMap((group) => group.kinds);
    expect([...grouped].sort()).toEqual([...EVENT_KINDS].sort());
  });

  it('says each kind differently', () => {
    expect(new Set(Object.values(EVENT_WORDS)).size).toBe(EVENT_KINDS.length);
  });

  it('cuts a long text and spells nested values', () => {
    const facts = eventFacts({
      seq: 1,
      at: '2008-01-01T00:00:00.000Z',
      actor: 'A',
      organisation: null,
      kind: 'question-asked',
      subject: 'submission:x',
      data: { text: 'x'.repeat(500), trialFrom: null, conditions: ['a', 'b'] },
      hash: '',
      previous: '',
    });
    expect(facts.map(({ name }) => name)).toEqual(['text', 'conditions']);
    expect(facts[0]?.value.length).toBeLessThan(161);
    expect(facts[1]?.value).toBe('a, b');
  });
});
