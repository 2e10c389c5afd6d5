/** What a browser gets from a rulebook: everything that judges the game, and nothing about other games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { exactEdges } from '../edges/house-edge';
import { type EvaluateInput, evaluate } from '../evaluation';
import type { Finding } from '../findings/finding';
import { tablesOf } from '../offer/pay-table';
import { defaultVariant, engineRequest, resolveVariant } from '../offer/resolve';
import { rulebookOf, rulebooks } from '../registry';
import { gameOf } from '../terms/lookup';
import type { Circumstances, Variant, WrittenWager } from '../variant/variant';
import type { Game, Rulebook } from './record';
import { sliceOf } from './slice';

const GAMES = rulebooks().flatMap((rulebook) =>
  rulebook.games.map((game): [string, Rulebook, Game] => [`${rulebook.id}/${game.id}`, rulebook, game]),
);

/** As it arrives: as text. */
const sent = (rulebook: Rulebook, game: Game): Rulebook =>
  JSON.parse(JSON.stringify(sliceOf(rulebook, game))) as Rulebook;

const gameIn = (rulebook: string, id: string): [Rulebook, Game] => {
  const book = rulebookOf(rulebook);
  const game = book.ok ? gameOf(book.value, id) : book;
  if (!book.ok || !game.ok) throw new Error(`no ${rulebook}/${id}`);
  return [book.value, game.value];
};

/** What the engine is asked, or every problem. */
function resolved(rulebook: Rulebook, variant: Variant) {
  const result = resolveVariant(rulebook, variant);
  return result.ok ? engineRequest(result.value, { rounds: 1, seed: 1 }) : result.problems;
}

const NAMES = [...new Set(rulebooks().flatMap(({ games }) => games.flatMap(({ wagers }) => wagers)))]
  .map(({ id }) => id)
  .filter((id) => /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/.test(id));

/** Some of the keys, each with any of its values. */
const some = <T>(parts: Record<string, fc.Arbitrary<T>>): fc.Arbitrary<Record<string, T>> =>
  fc
    .subarray(Object.keys(parts))
    .chain((keys) => fc.record(Object.fromEntries(keys.map((key) => [key, parts[key] as fc.Arbitrary<T>]))));

/** Any values of the options, any wagers on offer at any table with some cells typed over, and one in the operator's words. */
function variants(rulebook: Rulebook, game: Game): fc.Arbitrary<Variant> {
  const options = some(
    Object.fromEntries(
      game.options.map(({ id, values, range }) => [
        id,
        fc.constantFrom(...values.map(({ value }) => value), ...(range ? [range.from, range.to] : [])),
      ]),
    ),
  );
  const wagers = some(
    Object.fromEntries(
      game.wagers
        .filter((wager) => tablesOf(wager).length > 0)
        .map((wager) => [
          wager.id,
          fc.constantFrom(...tablesOf(wager)).chain(({ id: payTable, rows }) =>
            fc.record({
              payTable: fc.constant(payTable),
              pays: fc.dictionary(
                fc.constantFrom(...Object.keys(rows)),
                fc.constantFrom<string>('1 to 1', '40 to 1', 'evens'),
                { maxKeys: 2 },
              ),
            }),
          ),
        ]),
    ),
  );
  const written = fc.dictionary(
    fc.constantFrom('own-1', ...NAMES),
    fc.constant<WrittenWager>({
      label: 'Ours',
      rows: [{ event: 'win', label: 'It holds', when: 'true', pays: '1 to 1' }],
      otherwise: 'lose',
    }),
    { maxKeys: 1 },
  );
  const circumstances: fc.Arbitrary<Circumstances> = fc.record(
    {
      limits: fc.constant({ currency: rulebook.currency, minimum: 500, maximum: 50_000 }),
      automated: fc.boolean(),
      trial: fc.constant({ from: '2025-01-01', to: '2025-06-01' }),
      consents: fc.constant([rulebook.authority]),
      progressive: fc.constant({ meter: '10000', seed: '5000', contribution: '25%' }),
    },
    { requiredKeys: [] },
  );
  return fc.record({ options, wagers, written, circumstances }).map(
    (parts): Variant => ({
      rulebook: rulebook.id,
      game: game.id,
      attestations: {},
      ...parts,
    }),
  );
}

const days = ({ validFrom }: Rulebook) =>
  fc.constantFrom('2006-06-01', validFrom, '2025-03-01', '2031-01-01');

describe.each(GAMES)('%s, cut out of its rulebook', (_, rulebook, game) => {
  const slice = sent(rulebook, game);
  const judged = (input: Omit<EvaluateInput, 'rulebook'>): [Finding[], Finding[]] => [
    evaluate({ ...input, rulebook: slice }),
    evaluate({ ...input, rulebook }),
  ];

  it('gives its default the same findings and figures', () => {
    const variant = defaultVariant(rulebook, game);
    const ofSlice = resolveVariant(slice, variant);
    const ofWhole = resolveVariant(rulebook, variant);
    if (!ofSlice.ok || !ofWhole.ok) throw new Error('a default that cannot be resolved');
    const figures = exactEdges(ofSlice.value);
    expect(figures).toEqual(exactEdges(ofWhole.value));
    const [found, expected] = judged({ variant, figures, day: '2025-03-01' });
    expect(expected.length).toBeGreaterThan(0);
    expect(found).toEqual(expected);
  });

  it('gives any other variant the same', () => {
    fc.assert(
      fc.property(variants(rulebook, game), days(rulebook), (variant, day) => {
        expect(resolved(slice, variant)).toEqual(resolved(rulebook, variant));
        const [found, expected] = judged({ variant, day });
        expect(found).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });

  it('has no rule that is about other games', () => {
    expect(slice.games.map(({ id }) => id)).toEqual([game.id]);
    for (const { rules } of slice.sections)
      for (const { clause, appliesTo } of rules)
        expect({ clause, about: appliesTo.games ?? [game.id] }).toEqual({
          clause,
          about: expect.arrayContaining([game.id]),
        });
  });
});

it('leaves out the rules of punto banco where the game is roulette', () => {
  const clauses = (id: string) =>
    sliceOf(...gameIn('gb-2007', id)).sections.flatMap(({ rules }) => rules.map(({ clause }) => clause));
  const banco = clauses('punto-banco').filter((clause) => clause.startsWith('6.'));
  expect(banco.length).toBeGreaterThan(5);
  expect(clauses('roulette').filter((clause) => clause.startsWith('6.'))).toEqual([]);
});
