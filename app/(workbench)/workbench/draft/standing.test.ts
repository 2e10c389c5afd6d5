import { describe, expect, it } from 'vitest';
import type { Variant } from '@/rulebooks/variant/variant';
import { analysisStanding } from './standing';

const VARIANT: Variant = {
  rulebook: 'gb-2007',
  game: 'roulette',
  options: {},
  wagers: { split: { payTable: 'minimum', pays: {} } },
  circumstances: {},
  attestations: {},
};
const ANALYSIS = { id: 'a', hash: 'h', variantHash: 'v', engine: 'e', createdAt: '', current: true };
const draft = { analysis: ANALYSIS, job: null, variant: VARIANT };
const paying = (pay: string): Variant => ({
  ...VARIANT,
  wagers: { split: { payTable: 'minimum', pays: { win: pay } } },
});

describe('the analysis of what is on the screen', () => {
  it('is current for exactly the variant that was analysed', () => {
    expect(analysisStanding(draft, VARIANT)).toBe('current');
  });

  it('is outdated at once by an edit, also while the server still calls its own copy current', () => {
    expect(analysisStanding(draft, paying('18 to 1'))).toBe('outdated');
  });

  it('is outdated by another meter, and not by a name', () => {
    const meter = { ...VARIANT, circumstances: { meters: { split: { meter: '500' } } } };
    expect(analysisStanding(draft, meter)).toBe('outdated');
    expect(analysisStanding(draft, { ...VARIANT, circumstances: { premises: 'The Rooms' } })).toBe('current');
  });

  it('is missing until something is analysed, and running only for what is being analysed', () => {
    const job = {
      id: 'j',
      kind: 'analysis' as const,
      state: 'running' as const,
      done: 1,
      total: 2,
      doing: '',
      seconds: 1,
    };
    expect(analysisStanding({ ...draft, analysis: null }, VARIANT)).toBe('none');
    expect(analysisStanding({ ...draft, job }, VARIANT)).toBe('running');
    expect(analysisStanding({ ...draft, job }, paying('18 to 1'))).toBe('outdated');
  });
});
