import { beforeAll, expect, it } from 'vitest';
import { analyseVariant, figuresFrom } from '@/rulebooks/analysis/analyse';
import { evaluate } from '@/rulebooks/evaluation';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { defaultVariant } from '@/rulebooks/offer/resolve';
import { rulebooks } from '@/rulebooks/registry';
import type { Block } from '../paper';
import type { Subject } from '../subject';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { onOthers as inDossier } from './dossier/on-others';
import { onOthers as inLeaflet } from './leaflet/on-others';
import { paidOnOthers } from './on-others';
import { sign } from './sign';
import { offered } from './wagers';

const rulebook = rulebooks().find(({ id }) => id === 'gb-2007') as Rulebook;
const game = rulebook.games.find(({ id }) => id === 'pai-gow-poker') as Game;
const day = rulebook.validFrom;

let subject: Subject;
beforeAll(async () => {
  const start = defaultVariant(rulebook, game);
  const variant = { ...start, wagers: { fortune: { payTable: 'table-1', pays: {} } } };
  const analysis = await analyseVariant(variant, { day, rounds: 1_000, seed: 13 });
  if (!analysis.ok) throw new Error(analysis.problems[0]?.message);
  const findings = evaluate({ rulebook, variant, day, figures: figuresFrom(analysis.value) });
  subject = { rulebook, game, variant, day, analysis: analysis.value, findings, record: SUBJECT.record };
});

const textOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'paragraph' ? [String(block.text)] : [])).join(' ');
const rowsOf = (blocks: Block[]) =>
  blocks.flatMap((block) => (block.kind === 'table' ? block.rows.map(({ cells }) => cells) : []));

it('a leaflet says what the Envy Bonus pays, and the house edge with it, rounded up', () => {
  const blocks = inLeaflet(subject, offered(subject));
  expect(textOf(blocks)).toContain(
    'Envy Bonus: a Fortune side wager of £5 or more is paid on each other player’s hand: 7 card straight flush £500,',
  );
  expect(textOf(blocks)).toContain('One other hand is worth £0.0121 on average, whatever the stake.');
  // 8.0008% of table 1, less 1,861,364 / 154,143,080 pounds for each hand: 0.24151% of £5, 0.12076% of £10, 0.04830% of £25.
  const rows = rowsOf(blocks);
  expect(rows).toHaveLength(5);
  expect(rows[0]).toEqual(['1', '£0.0121', '7.76%', '7.89%', '7.96%']);
  expect(rows[4]).toEqual(['5', '£0.0604', '6.80%', '7.40%', '7.76%']);
});

it('a dossier has the same to more places, and says that its other edges are without the bonus', () => {
  const blocks = inDossier(subject, offered(subject));
  expect(textOf(blocks)).toContain('all others in this dossier are without it');
  expect(rowsOf(blocks)[4]).toEqual(['5', '£0.0604', '6.7932%', '7.3970%', '7.7593%']);
});

it('neither says anything of a wager that earns nothing on other hands', () => {
  const all = offered(subject).map((each) => {
    const { onOthers: _, ...wager } = each.wager;
    return { ...each, wager };
  });
  expect([inLeaflet(subject, all), inDossier(subject, all)]).toEqual([[], []]);
});

it('a round, whose edge is that of several wagers, has no such figures', () => {
  const { onOthers } = game.wagers.find(({ id }) => id === 'fortune') ?? {};
  if (!onOthers) throw new Error('Fortune earns on other hands');
  const rounds = offered(ROUND_SUBJECT)
    .filter(({ members }) => members.length > 0)
    .map((each) => ({ ...each, wager: { ...each.wager, onOthers } }));
  expect(rounds.length).toBeGreaterThan(0);
  expect(paidOnOthers(subject, rounds)).toEqual([]);
});

it('says on no sheet of a sign what another sheet lists', () => {
  const { standard } = defaultVariant(rulebook, game).wagers;
  if (!standard) throw new Error('no Standard Wager');
  const variant = { ...subject.variant, wagers: { standard, ...subject.variant.wagers } };
  const findings = evaluate({ rulebook, variant, day });
  const sheet = (number: number, id: string) =>
    sign({ ...subject, variant, findings }, 'all', { number, of: 2, wagers: new Set([id]) }).paper.blocks;
  expect(JSON.stringify(sheet(1, 'standard'))).not.toContain('Envy Bonus');
  expect(JSON.stringify(sheet(2, 'fortune'))).toContain('Envy Bonus, for each other player’s hand');
});
