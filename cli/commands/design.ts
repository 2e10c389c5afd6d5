/** `design`: pay tables for one wager that meet the rulebook within a range of edges, calmest first. */

import {
  atMeterOf,
  type DesignWish,
  designable,
  type Judged,
  judge,
  ORDERS,
  readWish,
  type Subject,
  showable,
  startingWish,
} from '@/rulebooks/designing/index';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import { wagerUnknown } from '@/rulebooks/offer/resolve';
import { quoted } from '@/rulebooks/spelling/quoted';
import { design } from '@/simulations/designer/design';
import { type Design, LIMITS, type Proposal } from '@/simulations/designer/question';
import { toText } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { fixed, measured, percent, whole } from '@/simulations/printing/numbers';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { countWager } from '@/simulations/request/written-wagers';
import { answer, printJson, type Register } from '../command';
import { pairs } from '../options/pairs';
import { type Chosen, chosenFor, type VariantOptions, withVariantOptions } from '../options/variant-options';
import { wholeNumber } from '../options/whole-number';
import { textTable } from '../shown/text-table';

type DesignOptions = VariantOptions & {
  edge?: string;
  steps?: string;
  largest?: string;
  order?: string;
  free: string[];
  keep: string[];
  limit: string[];
  prizeAtMostOnceIn?: string;
  prizeAtLeastOnceIn?: string;
  changes?: string;
  show: string;
  json?: boolean;
};

type Designed = Omit<Design, 'proposals'> & {
  proposals: (Proposal & Judged)[];
  breaching: number;
  subject: Subject;
};

const MOST_SHOWN = 200;
const collect = (value: string, all: string[]): string[] => [...all, value];
const unreadable = (message: string): Problem => ({ code: 'input-unreadable', message });

function subjectOf({ resolved, variant, day }: Chosen, id: string): Result<Subject> {
  const { rulebook, game } = resolved;
  const listed = game.wagers.find((wager) => wager.id === id);
  if (!listed) return fail(wagerUnknown(game, id));
  const may = designable(game, listed);
  if (!may.ok) return may;
  const found = resolved.wagers.find(({ wager }) => wager.id === id);
  if (!found)
    return fail(unreadable(`${quoted(id)} is not on offer here; add --wager ${id} or leave --wager out.`));
  const { wager, spec, table, engine } = found;
  const { distribution } = countWager(engine);
  return ok({
    rulebook,
    game,
    wager,
    spec,
    table,
    distribution,
    variant,
    day,
    ...(engine.settled.by === 'meter' && { meter: engine.settled.meter }),
  });
}

/** "3-4.5" as its two ends. */
function edgeOf(text: string): Result<Pick<DesignWish, 'from' | 'to'>> {
  const [, from, to] = /^(-?[\d.]+) ?%?(?:-|\.\.| to )(-?[\d.]+) ?%?$/.exec(text.trim()) ?? [];
  if (from === undefined || to === undefined)
    return fail(unreadable(`Write --edge as two percentages, for example 3-4.5, not ${quoted(text)}.`));
  return ok({ from, to });
}

function unknownEvents({ spec }: Subject, events: string[]): Problem[] {
  const known = spec.events.filter(({ settles }) => settles === 'pays').map(({ id }) => id);
  return events
    .filter((event) => !known.includes(event))
    .map((event) => unreadable(`There is no row ${quoted(event)}; choose from ${known.join(', ')}.`));
}

function wishOf(subject: Subject, options: DesignOptions): Result<DesignWish> {
  const start = startingWish(subject);
  const edge = options.edge === undefined ? ok({ from: start.from, to: start.to }) : edgeOf(options.edge);
  const order = ORDERS.find((known) => known === (options.order ?? start.order));
  const limits = pairs(options.limit, '--limit event="50 to 1"');
  const problems = [
    ...(edge.ok ? [] : edge.problems),
    ...(order
      ? []
      : [unreadable(`--order must be one of ${ORDERS.join(', ')}, not ${quoted(options.order ?? '')}.`)]),
    ...limits.problems,
    ...unknownEvents(subject, [...options.free, ...options.keep, ...limits.read.map(([event]) => event)]),
  ];
  if (!edge.ok || !order || problems.length > 0) return fail(...problems);
  return ok({
    ...edge.value,
    order,
    steps: options.steps ?? start.steps,
    largest: options.largest ?? start.largest,
    free: [...start.free, ...options.free],
    kept: options.keep,
    atMost: Object.fromEntries(limits.read),
    atMostOnceIn: options.prizeAtMostOnceIn ?? '',
    atLeastOnceIn: options.prizeAtLeastOnceIn ?? '',
    changes: options.changes ?? '',
  });
}

function designed(chosen: Chosen, id: string, options: DesignOptions): Result<Designed> {
  const show = wholeNumber(options.show, { name: 'show', least: 1, most: MOST_SHOWN });
  if (!show.ok) return show;
  const subject = subjectOf(chosen, id);
  if (!subject.ok) return subject;
  const wish = wishOf(subject.value, options);
  if (!wish.ok) return wish;
  const question = readWish(subject.value, wish.value);
  if (!question.ok) return question;
  const found = design(question.value, { ...LIMITS, proposals: show.value });
  const judged = found.proposals.map((proposal) => ({
    ...proposal,
    ...judge(subject.value, proposal.pays, proposal.figures.houseEdge),
  }));
  return ok({ ...found, ...showable(judged), subject: subject.value });
}

const count = (tables: number): string => `${whole(tables)} ${tables === 1 ? 'table' : 'tables'}`;

function summary({ found, counted, nearest, proposals, breaching, subject }: Designed): string {
  if (found === 0) {
    const edges = [nearest?.below, nearest?.above].flatMap((edge) => (edge ? [percent(edge)] : []));
    return edges.length > 0
      ? `No table is in this range. The nearest house edges are ${listed(edges)}${atMeterOf(subject)}.`
      : 'No table meets all of this, at any edge.';
  }
  const left = breaching > 0 ? `; ${breaching} left out, because they would breach a rule` : '';
  return `${counted ? '' : 'At least '}${count(found)} in the range${atMeterOf(subject)}, ${proposals.length} shown${left}.`;
}

function designText(result: Designed): string {
  const { proposals, subject } = result;
  const rows = subject.spec.events.filter(({ settles }) => settles === 'pays');
  if (proposals.length === 0) return `${summary(result)}\n`;
  const columns = [
    ...rows.map((_, index) => ({ title: String(index + 1), right: true })),
    { title: 'edge', right: true },
    { title: 'hit', right: true },
    { title: 'deviation', right: true },
    { title: 'largest, once in', right: true },
    { title: 'verdict' },
  ];
  const lines = proposals.map(({ pays, figures, top, verdict }) => [
    ...rows.map(({ id }) => (pays[id] ?? '').replace(/ to 1$/, '')),
    percent(figures.houseEdge),
    percent(figures.hit),
    measured(figures.standardDeviation),
    fixed(top.probability.inverse(), 0),
    VERDICT_WORDS[verdict].word,
  ]);
  // Names are wider than the columns; --free, --keep and --limit take the ids.
  const legend = textTable(
    [{ title: 'row', right: true }, { title: 'event' }, { title: 'id' }],
    rows.map(({ id, label }, index) => [String(index + 1), label, id]),
  );
  return `${legend}\n\n${textTable(columns, lines)}\n\n${summary(result)}\n`;
}

function designJson({ proposals, subject, nearest, ...found }: Designed) {
  return {
    rulebook: subject.rulebook.id,
    game: subject.game.id,
    wager: subject.wager.id,
    at: subject.day,
    ...found,
    ...(subject.meter && { meter: subject.meter.meter }),
    ...(nearest && {
      nearest: {
        ...(nearest.below && { below: toText(nearest.below) }),
        ...(nearest.above && { above: toText(nearest.above) }),
      },
    }),
    proposals: proposals.map(({ pays, figures, top, changed, verdict, findings }) => ({
      pays,
      houseEdge: figures.houseEdge,
      houseEdgePercent: figures.houseEdgePercent,
      hit: figures.hit,
      standardDeviation: figures.standardDeviation,
      top: { events: top.events, probability: toText(top.probability) },
      changed,
      verdict,
      findings,
    })),
  };
}

export const registerDesign: Register = (program, context) => {
  withVariantOptions(
    program
      .command('design')
      .argument('<wager>', 'the wager that a pay table is designed for')
      .description('find pay tables that meet the rulebook, within a house edge'),
  )
    .option('--edge <from-to>', 'house edge in percent, "3-4.5" (default: about that of the table given)')
    .option('--steps <odds>', 'odds that a row may pay, "1-10, 12, 15, 1½, push" (default: the usual ones)')
    .option(
      '--largest <odds>',
      'the most that any row pays, "500 to 1" (default: twice the most of the table given)',
    )
    .option('--order <rule>', 'a rarer event pays: never-less, always-more, any')
    .option('--free <event>', 'a row that the order leaves alone; may be repeated', collect, [])
    .option('--keep <event>', 'a row whose pay stays; may be repeated', collect, [])
    .option('--limit <event=pay>', 'the most that one row may pay, "50 to 1"; may be repeated', collect, [])
    .option('--prize-at-most-once-in <wagers>', 'the largest prize is won no more often')
    .option('--prize-at-least-once-in <wagers>', 'the largest prize is won at least this often')
    .option('--changes <number>', 'how many rows may change')
    .option('--show <number>', 'how many tables to show', String(LIMITS.proposals))
    .option('--json', 'print JSON')
    .action((wager: string, options: DesignOptions) => {
      const chosen = chosenFor(context, options);
      const result = chosen.ok ? designed(chosen.value, wager, options) : chosen;
      return answer(context, result, (value) => {
        if (options.json) printJson(context, designJson(value));
        else context.out(designText(value));
      });
    });
};
