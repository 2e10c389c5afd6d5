/**
 * The edge of a wager on a meter depends on what the meter shows, so `houseEdge` alone may not be printed as its edge:
 * rulebooks/edges/headline-edge.ts says which edge leads and what it is an edge of. A file that reads `houseEdge` all
 * the same is listed here with what keeps a meter out of it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chosenOptions, wagerSpec } from '@/rulebooks/offer/engine-wager';
import { rulebooks } from '@/rulebooks/registry';

const SHOWN_IN = ['app', 'cli', 'server/documents/content', 'server/record', 'server/rulebooks'];

const ROUND = 'of a round, which no meter pays';
const CHARGED = 'of odds less a commission, which no meter pays';
const WRITTEN = 'of rows that an operator wrote, which no meter pays';
const DESIGNED = 'of a designed table, with the meter named beside it';
const RESOLVED = 'per bet resolved: no wager on a meter stands off';
const AFTER_FEES = 'of games with collection fees: no wager on a meter has one';
const AS_PLAYED = 'of the meter that is named beside it';

const READS_IT = new Map<string, string>([
  [
    'app/(workbench)/submissions/view/rerun-words.ts',
    'a stored figure by its name, beside the one it differs from',
  ],
  ['app/(workbench)/submissions/view/strategy-detail.tsx', ROUND],
  ['app/(workbench)/submissions/view/wager-detail.tsx', 'the sum of a table whose meter was given'],
  ['app/(workbench)/workbench/[id]/analysis/analysis-results.tsx', RESOLVED],
  ['app/(workbench)/workbench/[id]/analysis/bands-chart.tsx', 'not drawn while the meter is unknown'],
  ['app/(workbench)/workbench/[id]/overview-tab.tsx', AFTER_FEES],
  ['app/(workbench)/workbench/[id]/pays/commission-panel.tsx', CHARGED],
  ['app/(workbench)/workbench/[id]/designing/design-dialog.tsx', DESIGNED],
  ['app/(workbench)/workbench/[id]/designing/proposal-card.tsx', DESIGNED],
  ['app/(workbench)/workbench/[id]/designing/proposal-list.tsx', DESIGNED],
  ['app/(workbench)/workbench/[id]/designing/use-designer.ts', DESIGNED],
  ['app/(workbench)/workbench/[id]/designing/volatility-chart.tsx', DESIGNED],
  ['app/(workbench)/workbench/[id]/edges/edge-header.tsx', RESOLVED],
  ['app/(workbench)/workbench/[id]/edges/round-header.tsx', ROUND],
  ['app/(workbench)/workbench/[id]/strategy/alternatives.tsx', ROUND],
  ['app/(workbench)/workbench/[id]/strategy/strategy-tab.tsx', ROUND],
  ['app/(workbench)/workbench/[id]/writing/writing-header.tsx', WRITTEN],
  ['app/(workbench)/workbench/draft/judged.ts', ROUND],
  ['app/(workbench)/workbench/draft/leading.ts', WRITTEN],
  ['app/(workbench)/workbench/draft/round-view.ts', ROUND],
  ['app/components/edges-after-fees.tsx', AFTER_FEES],
  ['cli/shown/analysis-text.ts', RESOLVED],
  ['cli/shown/commission-text.ts', CHARGED],
  ['cli/commands/condition.ts', WRITTEN],
  ['cli/commands/design.ts', DESIGNED],
  ['cli/shown/rounds-text.ts', ROUND],
  ['server/documents/content/charged.ts', CHARGED],
  ['server/documents/content/dossier/commission.ts', CHARGED],
  ['server/documents/content/dossier/endings.ts', ROUND],
  ['server/documents/content/dossier/figures.ts', 'a dash while the meter is unknown'],
  ['server/documents/content/dossier/method.ts', AS_PLAYED],
  ['server/documents/content/dossier/sensitivity.ts', 'of the table in use, on the basis that leads'],
  ['server/documents/content/dossier/strategy.ts', ROUND],
  ['server/documents/content/leaflet/decisions.ts', ROUND],
  ['server/documents/content/leaflet/tables.ts', 'of a table, on the basis that leads'],
  ['server/documents/content/leaflet/wagers.ts', ROUND],
  ['server/documents/content/permitted.ts', 'asks which edge leads'],
  ['server/documents/content/rounds.ts', ROUND],
  ['server/documents/content/sign/parts.ts', ROUND],
  ['server/documents/content/wagers.ts', 'compared, not shown'],
  ['server/record/edges.ts', 'of a wager without a meter'],
  ['server/rulebooks/price-tables.ts', 'asks which edge leads'],
]);

/** Comments and what a file declares by that name are no reading of it. */
const reads = (code: string): boolean =>
  /\bhouseEdge(Percent)?\b/.test(
    code.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/'[^'\n]*'/g, ''),
  );

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

it('every edge of a wager is printed by the one function that knows its basis', () => {
  const found = SHOWN_IN.flatMap(filesIn).filter((file) => reads(readFileSync(file, 'utf8')));
  expect(found.filter((file) => !READS_IT.has(file))).toEqual([]);
  // The list holds no file that no longer reads it.
  expect([...READS_IT.keys()].filter((file) => !found.includes(file))).toEqual([]);
});

it('no wager on a meter stands off, in any rulebook', () => {
  const standOffs = rulebooks().flatMap((rulebook) =>
    rulebook.games.flatMap((game) =>
      game.wagers
        .filter(({ progressive }) => progressive)
        .filter((wager) =>
          wagerSpec(game, wager, chosenOptions(game, {})).events.some(({ settles }) => settles === 'push'),
        )
        .map(({ id }) => `${rulebook.id}/${game.id}/${id}`),
    ),
  );
  expect(standOffs).toEqual([]);
});

it('no game with collection fees has a wager on a meter, in any rulebook', () => {
  const charging = rulebooks().flatMap(({ games }) =>
    games.filter(({ options }) => options.some(({ collects }) => collects)),
  );
  expect(charging.length).toBeGreaterThan(0);
  expect(charging.flatMap(({ wagers }) => wagers.filter(({ progressive }) => progressive))).toEqual([]);
});
