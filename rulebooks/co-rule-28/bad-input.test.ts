/** What cannot be used, and what may be submitted and is a breach: a sentence at its field that says what to do. */
import { describe, expect, it } from 'vitest';
import { evaluate } from '../evaluation';
import { defaultVariant, resolveVariant } from '../offer/resolve';
import { parseRulebook } from '../registry';
import type { Variant } from '../variant/variant';
import { coRule28 } from '.';

const rulebook = parseRulebook(coRule28);

function variantOf(game: string, change: Partial<Variant> = {}): Variant {
  const found = rulebook.games.find(({ id }) => id === game);
  if (!found) throw new Error(`no game ${game}`);
  const start = defaultVariant(rulebook, found);
  return { ...start, ...change, options: { ...start.options, ...change.options } };
}
const problems = (variant: Variant) => {
  const resolved = resolveVariant(rulebook, variant);
  return resolved.ok ? [] : resolved.problems.map(({ field, message }) => [field, message]);
};

describe('what cannot be used', () => {
  it.each(['0', '21'])('%s decks', (decks) => {
    const says = (permitted: string) => [['options.decks', `Decks cannot be “${decks}”; ${permitted}.`]];
    expect(problems(variantOf('baccarat', { options: { decks } }))).toEqual(
      says('rule 30-2806(4) permits 6 to 20'),
    );
    expect(problems(variantOf('infinite-fortune', { options: { decks } }))).toEqual(
      says('rule 30-2899.06(1) permits 6, 8'),
    );
  });

  it('a vigorish of 26%, in every game that charges it', () => {
    for (const { id } of rulebook.games.filter(({ options }) => options.some((o) => o.id === 'vigorish')))
      expect(problems(variantOf(id, { options: { vigorish: '26%' } })), id).toEqual([
        ['options.vigorish', 'Vigorish cannot be “26%”; rule 30-2808(3) permits 5% to 25%.'],
      ]);
  });

  it('a maximum optional wager below the minimum, in every game that has both', () => {
    const games = rulebook.games.filter(({ options }) => options.some(({ id }) => id === 'optional-maximum'));
    expect(games.map(({ id }) => id)).toEqual([
      'five-treasures',
      'fortunes-progressive',
      'dragon-bonus',
      'ez-baccarat',
      'eternal-baccarat',
    ]);
    for (const { id } of games) {
      const at = (maximum: string) =>
        problems(variantOf(id, { options: { 'optional-minimum': '5', 'optional-maximum': maximum } }));
      expect(at('4.99'), id).toEqual([
        [
          'options.optional-maximum',
          'Maximum optional wager cannot be “4.99”, which is below Minimum optional wager, “5”; raise this one or lower the other.',
        ],
      ]);
      expect(at('5'), id).toEqual([]);
      expect(at('same'), id).toEqual([]);
    }
  });

  it('an option left empty, in every game: what to give is said', () => {
    const all = rulebook.games.flatMap((game) => game.options.map((option) => ({ game, option })));
    expect(new Set(all.map(({ option }) => option.kind))).toEqual(
      new Set(['choice', 'amount', 'percentage']),
    );
    for (const { game, option } of all)
      for (const empty of ['', '  ', '\u200b'])
        expect(problems(variantOf(game.id, { options: { [option.id]: empty } })), option.id).toEqual([
          [`options.${option.id}`, expect.stringMatching(/^[^“]* cannot be empty; give .*\.$/)],
        ]);
    expect(problems(variantOf('baccarat', { options: { vigorish: '' } }))).toEqual([
      [
        'options.vigorish',
        'Vigorish cannot be empty; give a share from 5% to 25%, as rule 30-2808(3) permits.',
      ],
    ]);
  });

  it('an amount of 0, in every option that is an amount', () => {
    for (const { id, options } of rulebook.games)
      for (const option of options.filter(({ kind }) => kind === 'amount')) {
        const at = (amount: string) => problems(variantOf(id, { options: { [option.id]: amount } }));
        const permitted = option.values.map(({ value }) => value).join(', ');
        for (const nothing of ['0', '0.00', '$0'])
          expect(at(nothing), option.id).toEqual([
            [
              `options.${option.id}`,
              `${option.label} cannot be “${nothing}”; rule ${option.clause} permits ${permitted} or an amount above 0, such as 25,000.`,
            ],
          ]);
        expect(at('0.01'), option.id).toEqual([]);
      }
  });

  it('a share above the whole, once where it is declared of every progressive wager', () => {
    const says = (whose: string) =>
      `${whose}: “150%” is above 100%; write the share of each wager that is added to the meter, for example “70%”.`;
    const of = (circumstances: Variant['circumstances']) =>
      problems(variantOf('eternal-baccarat', { circumstances }));
    expect(of({ progressive: { contribution: '150%' } })).toEqual([
      ['circumstances.progressive.contribution', says('Every progressive wager')],
    ]);
    expect(of({ meters: { 'sun-7-progressive': { contribution: '150%' } } })).toEqual([
      ['circumstances.meters.sun-7-progressive.contribution', says('Sun 7 Progressive')],
    ]);
  });

  it('a meter below its seed', () => {
    const meters = { fortunes: { seed: '10,000', meter: '9,999.99' } };
    expect(problems(variantOf('fortunes-progressive', { circumstances: { meters } }))).toEqual([
      [
        'circumstances.meters.fortunes.meter',
        '99 Fortunes Progressive: write a meter no lower than its seed: it starts from the seed after each win.',
      ],
    ]);
  });
});

describe('a table made of two', () => {
  const found = (game: string, clause: string, wager: string, pays: Record<string, string>) => {
    const start = variantOf(game);
    const payTable = start.wagers[wager]?.payTable ?? '';
    const variant = { ...start, wagers: { [wager]: { payTable, pays } } };
    expect(problems(variant)).toEqual([]);
    return evaluate({ rulebook, variant, day: '2024-01-15' }).filter((finding) => finding.clause === clause);
  };

  it('of the schedules is a breach at its wager, with what to do', () => {
    const pays = { 'by-9': '20 to 1', 'by-7': '7 to 1' };
    expect(found('baccarat', '30-2808(5)', 'bonus-player', pays)).toMatchObject([
      {
        verdict: 'breach',
        wager: 'bonus-player',
        explanation: expect.stringContaining(
          'choose one of the tables, or pay at least as much on every row.',
        ),
      },
    ]);
  });

  it('is a breach at its row, where one row keeps it from being a printed table', () => {
    expect(found('baccarat', '30-2808(5)', 'bonus-player', { 'by-9': '20 to 1' })).toMatchObject([
      { verdict: 'breach', wager: 'bonus-player', event: 'by-9' },
    ]);
    expect(found('dragon-bonus', '30-2899.03(5)', 'dragon-bonus-player', { 'by-7': '7 to 1' })).toMatchObject(
      [
        {
          verdict: 'breach',
          wager: 'dragon-bonus-player',
          event: 'by-7',
          explanation: expect.stringContaining('Choose one of its tables and pay every row of it.'),
        },
      ],
    );
  });
});

it('names the clause that prints a table, not the one that prints the others', () => {
  const at = (payTable: string) =>
    evaluate({
      rulebook,
      variant: variantOf('fortunes-progressive', { wagers: { fortunes: { payTable, pays: {} } } }),
      day: '2024-01-15',
    }).find(({ clause }) => clause === '30-2899.02(11)')?.explanation;
  expect(at('sample')).toBe(
    '99 Fortunes Progressive uses Sample pay table, as rule 30-2899.02(3) prints it.',
  );
  expect(at('p1')).toBe('99 Fortunes Progressive uses P1, as rule 30-2899.02(11) prints it.');
});
