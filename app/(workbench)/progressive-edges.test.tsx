/** Screens that show a wager on a meter: which edge leads, and that one of an empty meter says so. */
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { TooltipProvider } from '@/app/components/tooltip';
import { analyseResolved } from '@/rulebooks/analysis/analyse';
import type { AnalysedWager, Analysis } from '@/rulebooks/analysis/analysis';
import { meterGiven } from '@/rulebooks/edges/headline-edge';
import { chosenOptions, familyWager } from '@/rulebooks/offer/engine-wager';
import { meterTerms } from '@/rulebooks/offer/meter';
import { resolveVariant } from '@/rulebooks/offer/resolve';
import { rulebookOf } from '@/rulebooks/registry';
import { gameOf } from '@/rulebooks/terms/lookup';
import type { Circumstances, Variant } from '@/rulebooks/variant/variant';
import { priceTables } from '@/server/rulebooks/price-tables';
import { percent } from '@/simulations/printing/numbers';
import { edgeInTheLongRun } from '@/simulations/progressive/edge-line';
import { countWager } from '@/simulations/request/written-wagers';
import type { Distribution } from '@/simulations/wagers/distribution';
import { PricedTables } from './rulebooks/[rulebook]/games/[game]/priced-tables';
import { WagerDetail } from './submissions/view/wager-detail';
import { WagersTable } from './submissions/view/wagers-table';
import { AnalysisResults } from './workbench/[id]/analysis/analysis-results';
import { CompareTab } from './workbench/[id]/compare-tab';
import { EdgeHeader } from './workbench/[id]/edges/edge-header';
import { ProgressivePanel } from './workbench/[id]/meters/progressive-panel';
import { type Model, ModelContext } from './workbench/[id]/model/model';
import { PayRows } from './workbench/[id]/pays/pay-rows';
import { edgeWord } from './workbench/[id]/pays/wager-items';
import { viewWager } from './workbench/draft/wager-view';

const kept = vi.hoisted(() => ({
  analysis: undefined as unknown,
  distributions: new Map<string, unknown>(),
}));
vi.mock('./workbench/[id]/model/use-analysis', () => ({ useAnalysis: () => ({ data: kept.analysis }) }));
vi.mock('./workbench/draft/use-live', () => ({ useDistributions: () => kept }));
vi.mock('./workbench/[id]/meters/meter-fields', () => ({ MeterFields: () => null }));
vi.mock('./workbench/[id]/meters/meter-chart', () => ({ MeterChart: () => null }));
vi.mock('./workbench/[id]/pays/pay-cell', () => ({ PayCell: () => null, problemId: () => '' }));

const found = rulebookOf('gb-2007');
if (!found.ok) throw new Error('gb-2007 is not registered');
const rulebook = found.value;
const AT = '2008-01-15';
const stud = gameOf(rulebook, 'casino-stud');
if (!stud.ok) throw new Error('no casino stud');
const game = stud.value;
const listed = game.wagers.find(({ id }) => id === 'progressive');
if (!listed) throw new Error('no progressive');
const options = chosenOptions(game, {});

type Given = NonNullable<Circumstances['progressive']>;
type Screen = { wager: AnalysedWager; text: Record<string, string> };

const words = (element: ReactElement, model: unknown = {}): string =>
  renderToStaticMarkup(
    <ModelContext.Provider value={model as Model}>
      <TooltipProvider>{element}</TooltipProvider>
    </ModelContext.Provider>,
  )
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', '’')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(' ,', ',');

let distribution: Distribution;
beforeAll(() => {
  distribution = countWager({
    id: 'progressive',
    ...familyWager(game, listed),
    parameters: {},
    pays: listed.minimum,
    settled: { by: 'table' },
  }).distribution;
  kept.distributions.set('progressive', distribution);
});

async function screens(progressive?: Given, meters?: Circumstances['meters']): Promise<Screen> {
  const circumstances: Circumstances = { ...(progressive && { progressive }), ...(meters && { meters }) };
  const variant: Variant = {
    rulebook: rulebook.id,
    game: game.id,
    options: {},
    wagers: { progressive: { payTable: 'minimum', pays: {} } },
    circumstances,
    attestations: {},
  };
  const resolved = resolveVariant(rulebook, variant, AT);
  if (!resolved.ok) throw new Error(resolved.problems[0]?.message);
  const analysed = await analyseResolved(resolved.value, { rounds: 1000, seed: 1, threads: 1 });
  if (!analysed.ok) throw new Error(analysed.problems[0]?.message);
  const analysis: Analysis = analysed.value;
  kept.analysis = analysis;
  const [wager] = analysis.wagers;
  if (!wager?.progressive) throw new Error('no figures of a meter');
  const terms = meterTerms(listed as NonNullable<typeof listed>, circumstances, 'minimum');
  const choice = { payTable: 'minimum', pays: {} };
  const given = meterGiven(listed as NonNullable<typeof listed>, circumstances, 'minimum');
  const view = viewWager(
    game,
    listed as NonNullable<typeof listed>,
    choice,
    options,
    distribution,
    terms,
    given,
  );
  const model = {
    rulebook,
    game,
    view,
    live: { options, views: [view], saved: [], findings: [], waiting: false },
    draft: { variant },
    editing: { content: { wagers: variant.wagers, circumstances } },
  };
  const subject = { game, variant, currency: rulebook.currency };
  const names = { payTable: () => 'Minimum odds', unit: () => 'wager' };
  const witness = analysis.witness[0];
  return {
    wager,
    text: {
      'numbers of a submission': words(
        <WagersTable rulebook={rulebook.id} analysis={analysis} names={names as never} subject={subject} />,
      ),
      'one wager of a submission': words(
        <WagerDetail wager={wager} subject={subject} unit="wager" witness={witness} />,
      ),
      'results of an analysis': words(<AnalysisResults analysis={analysis} />, model),
      'edge header': words(<EdgeHeader />, model),
      'list of wagers': edgeWord(view),
      'comparison of tables': words(<CompareTab />, model),
      'pay rows': words(<PayRows view={view} onPasteProblem={() => {}} />, model),
      'meter panel': words(<ProgressivePanel />, model),
    },
  };
}

/** Each place where a text has a figure, with the words around it. */
const around = (text: string, figure: string): string[] =>
  [...text.matchAll(new RegExp(figure.replaceAll(/[.*+?^$()|[\]\\]/g, '\\$&'), 'g'))].map(
    ({ index }) =>
      `${text.slice(Math.max(0, index - 70), index)}[here]${text.slice(index + figure.length, index + 120)}`,
  );

describe('where the meter was not given', () => {
  it('the long run leads, and the edge at the starting meter is never called the house edge', async () => {
    const { wager, text } = await screens({ contribution: '75%' });
    const longRun = percent(edgeInTheLongRun(wager.progressive as NonNullable<typeof wager.progressive>));
    const atSeed = percent(wager.houseEdge);
    expect(longRun).not.toBe(atSeed);
    for (const [screen, said] of Object.entries(text)) {
      if (screen !== 'pay rows') expect(said, screen).toContain(longRun);
      for (const place of around(said, atSeed)) expect(place, screen).toMatch(/seed|empty|a meter of £0/i);
    }
    expect(text['list of wagers']).toBe(`${longRun} long run`);
    expect(text['edge header']).toContain(`House edge, over the long run ${longRun}`);
    expect(text['pay rows']).toContain('meter at its seed');
    // What results spread by depends on the meter as well.
    for (const screen of ['one wager of a submission', 'edge header'])
      expect(text[screen], screen).not.toContain('Standard deviation');
  });

  it('no edge leads where the share is not given either', async () => {
    const { wager, text } = await screens();
    const atSeed = percent(wager.houseEdge);
    for (const [screen, said] of Object.entries(text))
      for (const place of around(said, atSeed)) expect(place, screen).toMatch(/seed|empty|a meter of £0/i);
    expect(text['list of wagers']).toBe('meter?');
    for (const screen of [
      'numbers of a submission',
      'one wager of a submission',
      'results of an analysis',
      'edge header',
    ])
      expect(text[screen], screen).toContain('depends on the meter');
    expect(text['one wager of a submission']).toContain('none without the meter');
    expect(text['comparison of tables']).toContain('House edge over the long run, with the share assumed');
  });
});

it('once given, the edge at the meter leads everywhere, and says so', async () => {
  const { wager, text } = await screens({ contribution: '75%', meter: '20,000' });
  const edge = percent(wager.houseEdge);
  for (const [screen, said] of Object.entries(text))
    if (screen !== 'pay rows' && screen !== 'meter panel') expect(said, screen).toContain(edge);
  for (const screen of [
    'numbers of a submission',
    'one wager of a submission',
    'results of an analysis',
    'edge header',
  ])
    expect(text[screen], screen).toContain('at the declared meter of £20,000');
  expect(text['comparison of tables']).toContain('House edge, at the declared meter');
  expect(text['meter panel']).toContain('Returned at this meter');
});

it('a share that nobody gave is called assumed where the meter is given', async () => {
  const { text } = await screens(undefined, { progressive: { meter: '20,000' } });
  expect(text['meter panel']).toContain('House edge over the long run, with the share assumed');
  expect(text['comparison of tables']).toContain('House edge over the long run, with the share assumed');
  expect(text['edge header']).toMatch(/Edge over the long run, if \d+% goes to the meter/);
  const given = await screens({ meter: '20,000', contribution: '75%' });
  for (const said of Object.values(given.text)) expect(said).not.toMatch(/share assumed|goes to the meter/);
});

it('the tables of a rulebook lead with no edge of an empty meter', () => {
  const priced = priceTables(game, rulebook.currency).filter(({ wager }) => wager.progressive);
  expect(priced.length).toBeGreaterThan(0);
  const text = words(<PricedTables rulebook={rulebook.id} game={game} wagers={priced} />);
  for (const { tables } of priced)
    for (const { meter } of tables)
      for (const place of around(text, percent(meter?.edgeAtSeed ?? '0/1')))
        expect(place).toMatch(/\[here\] meter (empty|at its seed)/);
  expect(text).toContain('depends on the meter');
});
