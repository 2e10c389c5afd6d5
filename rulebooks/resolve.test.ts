import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from './lookup';
import { readVariant } from './read-variant';
import { rulebookOf } from './registry';
import { defaultVariant, resolveVariant } from './resolve';
import type { Variant } from './variant';

function must<T>(result: { ok: true; value: T } | { ok: false }): T {
  if (!result.ok) throw new Error('expected a value');
  return result.value;
}

const rulebook = must(rulebookOf('gb-2007'));
const roulette = must(gameOf(rulebook, 'roulette'));
const start = defaultVariant(rulebook, roulette);

const offering = (wagers: Variant['wagers'], rest: Partial<Variant> = {}): Variant => ({
  ...start,
  ...rest,
  wagers,
});
const problemsOf = (variant: Variant, at?: string) => {
  const result = resolveVariant(rulebook, variant, at);
  return result.ok ? [] : result.problems;
};
const codes = (variant: Variant, at?: string) =>
  problemsOf(variant, at).map(({ code, field }) => `${code} ${field}`);

describe('what the engine is asked', () => {
  it('names family, wager, parameters and pays', () => {
    const resolved = must(
      resolveVariant(rulebook, offering({ 'roulette-rage': { payTable: 'table-2', pays: {} } })),
    );
    expect(resolved.wagers[0]?.engine).toMatchObject({
      id: 'roulette-rage',
      family: 'colour-run',
      wager: 'run',
      parameters: { zeros: 1, firstPaid: 4, last: 14 },
      pays: { 'run-4': '5 to 1', 'run-5': '9 to 1', 'run-14': '2000 to 1' },
    });
  });

  it('passes on an option that sets a parameter', () => {
    const craps = must(gameOf(rulebook, 'craps'));
    const on = { ...defaultVariant(rulebook, craps), options: { 'come-odds': 'on' } };
    const resolved = must(resolveVariant(rulebook, on));
    expect(resolved.wagers[0]?.engine.parameters).toMatchObject({ comeOddsOnComeOut: 'on' });
    expect(resolved.options).toEqual({ 'come-odds': 'on' });
  });

  it('names the table by what it is worth, not by how it is written', () => {
    const equals = (pays: Record<string, string>, payTable = 'minimum') =>
      must(resolveVariant(rulebook, offering({ 'roulette-rage': { payTable, pays } }))).wagers[0]?.table
        .equals;
    expect(equals({})).toBe('minimum');
    expect(equals({ 'run-4': '10 to 2' })).toBe('minimum');
    expect(equals({ 'run-4': '6 for 1' })).toBe('minimum');
    expect(equals({ 'run-4': '6 to 1', 'run-5': '10 to 1', 'run-6': '20 to 1', 'run-7': '30 to 1' })).toBe(
      'table-1',
    );
    expect(equals({ 'run-5': '10 to 1' }, 'table-2')).toBe('custom');
    expect(equals({ 'run-4': '6 to 1', 'run-5': '10 to 1' }, 'table-2')).toBe('table-1');
  });
});

describe('what cannot be analysed', () => {
  it('is refused at its field, all of it at once', () => {
    const variant = offering(
      {
        'straight-up': { payTable: 'minimum', pays: { win: '35' } },
        split: { payTable: 'table-9', pays: {} },
        street: { payTable: 'minimum', pays: { win: '35/0', draw: '1 to 1' } },
        hardway: { payTable: 'minimum', pays: {} },
        'red-black': { payTable: 'minimum', pays: { lose: '1 to 1' } },
      },
      { options: { wheel: 'double-zero', decks: '6' } },
    );
    expect(codes(variant, '2007-08-31').sort()).toEqual(
      [
        'date-before-edition at',
        'option-value options.wheel',
        'option-unknown options.decks',
        'wager-unknown wagers.hardway',
        'odds-without-stake pays.straight-up.win',
        'pay-table-unknown wagers.split.payTable',
        'odds-zero pays.street.win',
        'event-unknown pays.street.draw',
        'event-unknown pays.red-black.lose',
      ].sort(),
    );
  });

  it('names the permitted values and the clause', () => {
    expect(problemsOf({ ...start, options: { symbols: 'runes' } })[0]?.message).toBe(
      'Marking of wheel and layout cannot be “runes”; rule 3.11 permits numbers, other-symbols.',
    );
  });

  it.each([
    ['', 'odds-empty'],
    ['-1 to 1', 'odds-negative'],
    ['1e400 to 1', 'odds-too-large'],
    ['35/0', 'odds-zero'],
    ['35', 'odds-without-stake'],
  ])('gives %j its own sentence', (text, code) => {
    expect(codes(offering({ column: { payTable: 'minimum', pays: { win: text } } }))).toEqual([
      `${code} pays.column.win`,
    ]);
  });

  it('asks for at least one wager, a known game and its own rulebook', () => {
    expect(codes(offering({}))).toEqual(['wager-none wagers']);
    expect(codes({ ...start, game: 'poker' })).toEqual(['game-unknown game']);
    expect(codes({ ...start, rulebook: 'xx-1' })).toEqual(['rulebook-unknown rulebook']);
  });

  it('answers ten thousand rows with one sentence', () => {
    const pays = Object.fromEntries(Array.from({ length: 10_000 }, (_, row) => [`row-${row}`, '']));
    const variant = offering({ split: { payTable: 'minimum', pays } });
    expect(codes(variant)).toEqual(['too-many-rows pays.split']);
    expect(readVariant(variant)).toMatchObject({ ok: false, problems: [{ code: 'too-many-rows' }] });
  });
});

describe('a variant from outside', () => {
  it('is read, with what may be left out filled in', () => {
    expect(
      readVariant({ rulebook: 'gb-2007', game: 'roulette', wagers: { split: { payTable: 'minimum' } } }),
    ).toEqual({
      ok: true,
      value: {
        rulebook: 'gb-2007',
        game: 'roulette',
        options: {},
        wagers: { split: { payTable: 'minimum', pays: {} } },
        circumstances: {},
        attestations: {},
      },
    });
  });

  it('is refused with the field', () => {
    const read = readVariant({ ...start, wagers: { split: { payTable: 'minimum', pays: { win: 35 } } } });
    expect(read).toMatchObject({ problems: [{ code: 'input-unreadable', field: 'pays.split.win' }] });
  });
});

const word = fc.oneof(
  fc.constantFrom(
    'split',
    'red-black',
    'roulette-rage',
    'win',
    'zero',
    'run-4',
    'lose',
    'minimum',
    'table-1',
    'wheel',
  ),
  fc.constantFrom('__proto__', 'constructor', 'toString', '', ' ', '“', '\n', '0', '-1'),
  fc.string({ unit: 'grapheme', maxLength: 70 }),
);
const pay = fc.oneof(
  fc.constantFrom('35 to 1', 'push', 'lose half', '1e400 to 1', '35/0', '-1 to 1', '½'),
  word,
);
const anyVariant = fc.record(
  {
    rulebook: fc.constantFrom('gb-2007', 'gb-1968'),
    game: fc.oneof(fc.constantFrom('roulette', 'craps', 'sic-bo', 'big-six'), word),
    options: fc.dictionary(word, word, { maxKeys: 4 }),
    wagers: fc.dictionary(
      word,
      fc.record({ payTable: word, pays: fc.dictionary(word, pay, { maxKeys: 4 }) }),
      { maxKeys: 5 },
    ),
  },
  { noNullPrototype: true },
);

describe('any variant at all', () => {
  it('resolves or is refused in whole sentences on one line', () => {
    fc.assert(
      fc.property(
        fc.oneof(anyVariant, fc.anything()),
        fc.constantFrom('2007-08-31', '2008-01-01'),
        (input, at) => {
          const read = readVariant(input);
          const result = read.ok ? resolveVariant(rulebook, read.value, at) : read;
          if (result.ok) return;
          expect(result.problems.length).toBeGreaterThan(0);
          for (const { message } of result.problems) expect(message).toMatch(/^[^\n\r]+[.?]$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
