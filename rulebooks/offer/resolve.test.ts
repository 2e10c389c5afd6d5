import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Game, Rulebook } from '../format/record';
import { rulebookOf } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Variant } from '../variant/variant';
import { readVariant } from './read-variant';
import { defaultVariant, resolveVariant } from './resolve';

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
const problemsOf = (variant: Variant, day?: string) => {
  const result = resolveVariant(rulebook, variant, day);
  return result.ok ? [] : result.problems;
};
const codes = (variant: Variant, day?: string) =>
  problemsOf(variant, day).map(({ code, field }) => `${code} ${field}`);

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
      pays: { 'run-4': '5 to 1', 'run-5': '9 to 1', 'run-14': '2,000 to 1' },
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

describe('what a variant starts from', () => {
  const colorado = must(rulebookOf('co-rule-28'));
  const startOf = (id: string) => defaultVariant(colorado, must(gameOf(colorado, id)));

  it('is every option at its default and every wager at the table its source recommends', () => {
    const { rulebook: of, game, options, wagers } = startOf('baccarat');
    expect([of, game]).toEqual(['co-rule-28', 'baccarat']);
    expect(options).toMatchObject({ 'vigorish-charged': 'winnings', vigorish: '5%', decks: '8' });
    expect(wagers.banker).toEqual({ payTable: 'minimum', pays: {} });
  });

  it('is one of two wagers that are alternatives', () => {
    const offered = Object.keys(startOf('fortunes-progressive').wagers);
    expect(offered).toContain('fortunes');
    expect(offered).not.toContain('fortunes-suited-trips');
  });

  it('leaves out a wager whose every table lost rows in the source', () => {
    const game = must(gameOf(colorado, 'baccarat'));
    const [banker] = game.wagers.filter(({ id }) => id === 'banker');
    if (!banker) return expect.unreachable();
    const damaged = { ...banker, id: 'damaged', paid: 'by-table' as const, payTables: [] };
    const { wagers } = defaultVariant(colorado, { ...game, wagers: [banker, damaged] });
    expect(Object.keys(wagers)).toEqual(['banker']);
  });
});

describe('the day', () => {
  const colorado = must(rulebookOf('co-rule-28'));
  const on = (day?: string) => {
    const frog = defaultVariant(colorado, must(gameOf(colorado, 'golden-frog')));
    const result = resolveVariant(colorado, frog, day);
    return result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`);
  };

  it('is one on which the game may be offered: Golden Frog from 14 November 2021', () => {
    expect(on('2021-11-13')).toEqual(['date-before-game at']);
    expect(on('2021-11-14')).toEqual([]);
    expect(on()).toEqual([]);
  });

  it('before the edition is said once, whatever the game', () => {
    expect(on('1990-01-01')).toEqual(['date-before-edition at']);
  });
});

describe('wagers that settle together', () => {
  const stud = must(gameOf(rulebook, 'three-card-poker'));
  const three = defaultVariant(rulebook, stud);
  const missing = (...ids: string[]) =>
    problemsOf({
      ...three,
      wagers: Object.fromEntries(ids.map((id) => [id, { payTable: 'minimum', pays: {} }])),
    }).map(({ code, field, message }) => [code, field, message]);

  it('are offered together; each that is missing is named once', () => {
    expect(missing('ante', 'play', 'ante-bonus')).toEqual([]);
    expect(missing('ante', 'ante-bonus')).toEqual([
      ['wager-missing', 'wagers.play', 'Offer Play as well: it settles together with Ante, Ante Bonus.'],
    ]);
    expect(missing('play').map(([code, field]) => `${code} ${field}`)).toEqual([
      'wager-missing wagers.ante',
      'wager-missing wagers.ante-bonus',
    ]);
  });

  it('say nothing about a wager that is decided by no play', () => {
    expect(missing('pair-plus')).toEqual([]);
  });
});

describe('options that cannot be combined', () => {
  it('are refused at the option that sets the parameter', () => {
    const ride = defaultVariant(rulebook, must(gameOf(rulebook, 'let-it-ride')));
    const with_ = (more: Record<string, string>) =>
      problemsOf({ ...ride, options: { ...ride.options, ...more } });
    expect(with_({ 'royal-ceiling': '25,000', 'royal-wager': 'none' })).toEqual([
      {
        code: 'option-value',
        field: 'options.royal-wager',
        message: expect.stringContaining('Write how much one wager is as well'),
      },
    ]);
    expect(with_({ 'royal-ceiling': '25,000', 'royal-wager': '5' })).toEqual([]);
  });

  it('are refused as a whole where no option sets the parameter', () => {
    const parameters = { zeros: 1, firstPaid: 9, last: 4 };
    const broken: Game = { ...roulette, family: 'colour-run', parameters };
    const book: Rulebook = { ...rulebook, games: [broken] };
    const result = resolveVariant(book, start);
    expect(result.ok ? [] : result.problems.map(({ code, field }) => `${code} ${field}`)).toEqual([
      'option-value options',
    ]);
  });
});

describe('a wager paid from a meter', () => {
  it('brings its meter, and no other does', () => {
    const stud = must(gameOf(rulebook, 'casino-stud'));
    const resolved = must(resolveVariant(rulebook, defaultVariant(rulebook, stud)));
    const metered = resolved.wagers.filter(({ engine }) => engine.settled.by === 'meter');
    expect(metered.map(({ wager }) => wager.id)).toEqual(['progressive']);
    expect(
      resolved.wagers.filter(({ engine }) => engine.settled.by !== 'round' && engine.settled.by !== 'table'),
    ).toHaveLength(1);
  });
});

describe('sentences that help', () => {
  const message = (variant: Variant) => problemsOf(variant)[0]?.message;
  const rage = must(gameOf(rulebook, 'roulette')).wagers.find(({ id }) => id === 'roulette-rage');

  it('name what can be chosen', () => {
    const [first, second] = roulette.wagers;
    expect(message(offering({ hardway: { payTable: 'minimum', pays: {} } }))).toContain(
      `has no wager “hardway”; choose from ${first?.id}, ${second?.id}, `,
    );
    expect(message(offering({ 'roulette-rage': { payTable: 'table-9', pays: {} } }))).toBe(
      'Roulette Rage has no pay table “table-9”; choose from minimum, table-1, table-2.',
    );
    expect(message(offering({ 'roulette-rage': { payTable: 'minimum', pays: { draw: '1 to 1' } } }))).toMatch(
      /^Roulette Rage has no event “draw” to price; choose from run-4, run-5, .*run-14\.$/,
    );
    expect(message(offering({}))).toBe(
      `Offer at least one wager of ${roulette.label}, for example ${first?.id}.`,
    );
  });

  it('name a row that nothing is written for', () => {
    if (!rage) return expect.unreachable();
    const { 'run-5': _, ...minimum } = rage.minimum;
    const short: Game = { ...roulette, wagers: [{ ...rage, minimum, payTables: [] }] };
    const variant = offering({ 'roulette-rage': { payTable: 'minimum', pays: {} } });
    const result = resolveVariant({ ...rulebook, games: [short] }, variant);
    expect(result.ok ? [] : result.problems).toEqual([
      {
        code: 'event-missing',
        field: 'pays.roulette-rage.run-5',
        message: 'Write what Roulette Rage pays on “run-5”.',
      },
    ]);
  });

  it('answer ten thousand wagers with one', () => {
    const many = Array.from({ length: 10_000 }, (_, n) => [`w-${n}`, { payTable: 'minimum', pays: {} }]);
    expect(codes(offering(Object.fromEntries(many)))).toEqual(['too-many-rows wagers']);
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
        (input, day) => {
          const read = readVariant(input);
          const result = read.ok ? resolveVariant(rulebook, read.value, day) : read;
          if (result.ok) return;
          expect(result.problems.length).toBeGreaterThan(0);
          for (const { message } of result.problems) expect(message).toMatch(/^[^\n\r]+[.?]$/);
        },
      ),
      { numRuns: 500 },
    );
  });
});
