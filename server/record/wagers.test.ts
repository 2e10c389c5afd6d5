/** What the public record says of wagers that settle together, and of those that the operator wrote. */
import { describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { ROUND_SUBJECT } from '../documents/testing/round-subject';
import { SUBJECT } from '../documents/testing/subject';
import { publicWagers } from './wagers';

describe('the pays of a wager in the public record', () => {
  it('are one table, without what is lost whole', () => {
    const [number] = publicWagers(SUBJECT, SUBJECT.game);
    const [table, ...others] = number?.tables ?? [];
    expect(others).toEqual([]);
    expect(table?.wager).toBe(SUBJECT.game.wagers[0]?.label);
    expect(table?.rows.map(({ pays }) => pays)).not.toContain('lose');
    expect(table?.rows.length).toBeGreaterThan(0);
    expect(number).not.toHaveProperty('written');
  });

  it('are a table for each wager of a round, each row by its name and what it pays', () => {
    const [round] = publicWagers(ROUND_SUBJECT, ROUND_SUBJECT.game);
    expect(round?.tables.slice(0, 2).map(({ wager, rows }) => [wager, rows[0]])).toMatchObject([
      ['Ante', { pays: '1 to 1' }],
      ['Blind', { label: 'Royal flush', pays: '500 to 1' }],
    ]);
  });

  it('come with how a wager of the operator’s own is won', () => {
    const [{ id = '' } = {}] = SUBJECT.analysis.wagers;
    const event = SUBJECT.analysis.wagers[0]?.events[0];
    const row = { when: 'total == 7', label: 'Seven', pays: '9 to 1' };
    const written = {
      [id]: {
        rows: [
          { ...row, event: event?.id },
          { ...row, event: 'not counted', label: 'Other' },
        ],
        otherwise: 'lose',
      },
    } as unknown as Variant['written'];
    const [number] = publicWagers({ ...SUBJECT, variant: { ...SUBJECT.variant, written } }, SUBJECT.game);
    expect(number?.written).toMatchObject({
      rows: [
        { label: 'Seven', pays: event?.pays },
        { label: 'Other', pays: '9 to 1' },
      ],
      otherwise: 'lose',
    });
    expect(number?.written?.rows[0]?.when).toMatch(/7/);
  });
});
