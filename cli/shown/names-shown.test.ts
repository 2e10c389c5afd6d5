/** Wagers, rounds, options and tables are shown by name: ids are for typing and for JSON. */
import { describe, expect, it } from 'vitest';
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import { defaultVariant, resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import { analysisText } from './analysis-text';

/** Only ids that could not be words: "run-4", "symbol-a". */
const isSlug = (id: string): boolean => /[-\d]/.test(id);
const standsIn = (text: string, id: string): boolean => new RegExp(`(?<![\\w-])${id}(?![\\w-])`).test(text);

for (const rulebook of rulebooks())
  describe(`an analysis of ${rulebook.id}`, () => {
    it.each(rulebook.games.map((game) => [game.id, game] as const))('%s shows no id', (_, game) => {
      const variant = defaultVariant(rulebook, game);
      const found = resolveVariant(rulebook, variant);
      if (!found.ok) throw new Error(found.problems[0]?.message);
      const resolved = found.value;
      // This test reads only names and ids, so every figure may be the same.
      const edge = {
        houseEdge: '1/37',
        perMandatory: '1/37',
        elementOfRisk: '1/37',
        hit: '1/2',
        push: '0/1',
      };
      const wagers = resolved.wagers.map(
        ({ wager, table }) =>
          ({
            ...edge,
            id: wager.id,
            label: wager.label,
            clause: wager.clause,
            payTable: table.equals,
            standardDeviation: 1,
            maxPayout: '1 to 1',
            events: [],
            strategy: null,
          }) as unknown as AnalysedWager,
      );
      const round = { ...wagers[0], settles: wagers.map(({ id }) => id) } as AnalysedWager;
      const analysis = {
        rulebook: rulebook.id,
        game: game.id,
        options: resolved.options,
        wagers: [...wagers, round],
        witness: wagers.map(({ id }) => ({
          wager: id,
          rounds: 1,
          seed: 1,
          mean: 0,
          standardError: 1,
          z: 0,
          counts: [],
        })),
        engine: 'engine',
        threads: 1,
        seconds: 1,
        hash: 'f',
      } as unknown as Parameters<typeof analysisText>[0];
      const text = analysisText(analysis, { resolved, variant }, {});
      const ids = [
        rulebook.id,
        game.id,
        ...game.options.map(({ id }) => id),
        ...resolved.wagers.flatMap(({ wager, spec, table }) => [
          wager.id,
          table.equals,
          ...spec.events.map(({ id }) => id),
        ]),
      ];
      // A hyphen within a name does not make it an id: "non-pair".
      const labels = [
        game,
        ...game.options.flatMap((option) => [option, ...option.values]),
        ...resolved.wagers.flatMap(({ wager, table }) => [wager, table]),
      ].map(({ label }) => label);
      const rest = labels.reduce((left, label) => left.replaceAll(label, ''), text);
      const shown = ids.filter((id) => isSlug(id) && standsIn(rest, id));
      expect(shown).toEqual([]);
    });
  });
