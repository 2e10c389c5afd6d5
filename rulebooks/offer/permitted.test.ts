import { describe, expect, it } from 'vitest';
import type { GameOption } from '../format/record';
import { emptyInWords, limitInWords, permittedEntries, permittedInWords } from './permitted';

const option = (values: string[], more: Partial<GameOption> = {}): GameOption => ({
  id: 'decks',
  label: 'Decks',
  explains: 'How many.',
  clause: '6.11',
  kind: 'choice',
  values: values.map((value) => ({ value, label: `${value} decks` })),
  default: values[0] as string,
  ...more,
});

describe('what an option may be', () => {
  it('is a list, or its ends where it is a long run of whole numbers', () => {
    expect(permittedInWords(option(['6', '8']))).toBe('6, 8');
    expect(permittedInWords(option(['6', '7', '8']))).toBe('6, 7, 8');
    expect(permittedInWords(option(['6', '7', '8', '9']))).toBe('6 to 9');
    expect(permittedInWords(option(['1', '2', '4', '8']))).toBe('1, 2, 4, 8');
    expect(permittedInWords(option(['red', 'blue', 'green', 'black']))).toBe('red, blue, green, black');
  });

  it('is an amount or a share as well, where it can be one', () => {
    expect(permittedInWords(option(['none'], { kind: 'amount' }))).toBe(
      'none or an amount above 0, such as 25,000',
    );
    const share = option(['5%'], { kind: 'percentage', range: { from: '5%', to: '25%' } });
    expect(permittedInWords(share)).toBe('5% to 25%');
  });

  it('is listed by its labels; a range, a run and an amount are one entry each, and the default is marked', () => {
    const shown = (of: GameOption) =>
      permittedEntries(of).map(({ text, isDefault }) => (isDefault ? `[${text}]` : text));
    expect(shown(option(['8', '6']))).toEqual(['[8 decks]', '6 decks']);
    expect(shown(option(['6', '7', '8', '9'], { default: '8' }))).toEqual(['6 to 9 decks', '[8 decks]']);
    expect(shown(option(['none'], { kind: 'amount' }))).toEqual(['[none decks]', 'an amount of money']);
    const shares = ['5%', '10%', '25%'].map((value) => ({ value, label: value }));
    const range = { from: '5%', to: '25%' };
    expect(shown(option(['5%'], { kind: 'percentage', range, values: shares }))).toEqual([
      '5% to 25%',
      '[5%]',
    ]);
  });

  it('does not lay a limit of the analysis on the rule', () => {
    const values = Array.from({ length: 20 }, (_, i) => `${i + 1}`);
    expect(limitInWords(option(values))).toBe('rule 6.11 permits 1 to 20');
    expect(limitInWords(option(values, { open: true }))).toBe(
      'rule 6.11 sets no limit, but the analysis goes from 1 to 20',
    );
  });

  it('names a rule that has no number as it is named', () => {
    expect(limitInWords(option(['6', '8'], { clause: 'Appendix A' }))).toBe('Appendix A permits 6, 8');
  });

  it('is said for an option of every kind that is left empty', () => {
    expect(emptyInWords(option(['red', 'blue']))).toBe(
      'Decks cannot be empty; give red or blue, as rule 6.11 permits.',
    );
    expect(emptyInWords(option(['6', '7', '8', '9']))).toBe(
      'Decks cannot be empty; give a number from 6 to 9, as rule 6.11 permits.',
    );
    expect(emptyInWords(option(['6', '7', '8', '9'], { open: true }))).toBe(
      'Decks cannot be empty; give a number from 6 to 9, as far as the analysis goes: rule 6.11 sets no limit.',
    );
    expect(emptyInWords(option(['none'], { kind: 'amount' }))).toBe(
      'Decks cannot be empty; give none or an amount above 0, such as 25,000, as rule 6.11 permits.',
    );
    const share = option(['5%'], { kind: 'percentage', range: { from: '5%', to: '25%' } });
    expect(emptyInWords(share)).toBe(
      'Decks cannot be empty; give a share from 5% to 25%, as rule 6.11 permits.',
    );
  });
});
