/** The rule sheet of a poker game: what is played, how it is dealt and bet, who takes the pot, and under which fees. From the data that `showdown` and the checks use. */
import { createHash } from 'node:crypto';
import { feesRecordedOf } from '@/rulebooks/fee-books';
import type { FeeBook } from '@/rulebooks/fees/book';
import { feeGameOf, feeNotices, feeRows, schedulesSaid } from '@/rulebooks/poker/fees-of';
import { dealsOf, type Round, roundsOf } from '@/rulebooks/poker/play';
import { bonusRows, pointsSaid } from '@/rulebooks/poker/points-words';
import { rankTables } from '@/rulebooks/poker/rank-words';
import { readingsSaid } from '@/rulebooks/poker/readings';
import {
  type AnyGame,
  deckSaid,
  FORCED_WORDS,
  firstSaid,
  hasPot,
  packSaid,
  playersSaid,
  potSaid,
  raisesSaid,
  stepsSaid,
} from '@/rulebooks/poker/words';
import { rulebookOf } from '@/rulebooks/registry';
import { capital } from '@/rulebooks/spelling/wording';
import { canonicalJson } from '@/simulations/exact/canonical';
import { listed } from '@/simulations/printing/lists';
import { ok, type Result } from '@/simulations/problems/problem';
import type { Block, Column, Paper } from '../paper';

export type RuleSheetSubject = { rulebook: string; game: AnyGame };

const heading = (text: string): Block => ({ kind: 'heading', level: 2, text });
const small = (text: string): Block => ({ kind: 'paragraph', tone: 'small', text });
const list = (items: string[]): Block[] => (items.length > 0 ? [{ kind: 'list', items }] : []);
const figures = (title: string): Column => ({ title, align: 'right', figures: true });

const table = (caption: string, columns: Column[], rows: string[][]): Extract<Block, { kind: 'table' }> => ({
  kind: 'table',
  caption,
  captionHidden: true,
  rowHeaders: 1,
  columns,
  rows: rows.map((cells) => ({ cells })),
});

function codesSaid(game: AnyGame, fees: FeeBook | undefined): { label: string; value: string }[] {
  const listedAs = fees?.games.find(({ id }) => id === feeGameOf(game));
  if (!listedAs) return [];
  const { codes, label } = listedAs;
  return [
    {
      label: codes.length > 1 ? 'Codes' : 'Code',
      value: codes.length > 0 ? listed([...codes]) : 'None printed',
    },
    ...(label === game.label ? [] : [{ label: 'Also named', value: label }]),
  ];
}

function facts(game: AnyGame, fees: FeeBook | undefined): Block {
  const raises = raisesSaid(game);
  return {
    kind: 'facts',
    entries: [
      ...codesSaid(game, fees),
      { label: 'Cards', value: deckSaid(game) },
      { label: 'Players', value: playersSaid(game) },
      { label: hasPot(game) ? 'Put in first' : 'At stake', value: FORCED_WORDS[game.play.forced] },
      ...(raises ? [{ label: 'Raises', value: raises }] : []),
      { label: 'Source', value: `Lines ${game.lines[0]} to ${game.lines[1]}` },
    ],
  };
}

function dealing(game: AnyGame): Block[] {
  const boards = hasPot(game) ? game.pot.boards : 0;
  const { rounds, after } = roundsOf(game.play);
  if (rounds.length === 0)
    return [
      heading('The deal'),
      { kind: 'list', ordered: true, items: dealsOf(after).map((steps) => stepsSaid(steps, boards)) },
      ...list([...(game.play.says ?? [])]),
    ];
  const sized = rounds.some(({ bet }) => bet.bet !== undefined);
  const row = ({ before, bet }: Round, at: number): string[] => [
    String(at + 1),
    stepsSaid(before, boards),
    firstSaid(bet.first),
    ...(sized ? [capital(bet.bet ?? '')] : []),
    String(bet.line),
  ];
  return [
    heading('Deal and betting'),
    table(
      'Each time that players bet',
      [
        { title: 'Betting' },
        { title: 'Before it', grow: 1 },
        { title: 'Acts first', grow: 0.5 },
        ...(sized ? [{ title: 'Bet' }] : []),
        figures('Line'),
      ],
      rounds.map(row),
    ),
    ...list([...(game.play.says ?? [])]),
    ...(game.play.kill ? [heading('Killed pots'), ...list([...game.play.kill.says])] : []),
  ];
}

const ranks = (game: AnyGame): Block[] =>
  rankTables(game).flatMap(({ title, says, rows }): Block[] => [
    heading(title),
    small(says),
    table(
      `${title}: kinds of hands, the best first`,
      [
        { title: 'Hand' },
        { title: 'What it is', grow: 1 },
        { title: 'Best', figures: true },
        { title: 'Lowest', figures: true },
      ],
      rows.map(({ name, is, best, lowest }) => [name, is, best, lowest]),
    ),
  ]);

function winning(game: AnyGame): Block[] {
  if (hasPot(game)) return [heading('The pot'), ...list(potSaid(game))];
  const bonus = bonusRows(game);
  const { specials } = game.rules;
  return [
    heading('Points'),
    ...list(pointsSaid(game)),
    ...(bonus.length > 0
      ? [
          table(
            'Points beside those of a set that is won',
            [{ title: 'Bonus', grow: 1 }, ...['Front', 'Middle', 'Back'].map(figures)],
            bonus.map(({ hand, points }) => [hand, ...points]),
          ),
        ]
      : []),
    ...(specials.length > 0
      ? [
          table(
            'Clean Sweep hands, the best first',
            [{ title: 'Clean Sweep hand', grow: 1 }, figures('Points')],
            specials.map(({ label, points }) => [label, String(points)]),
          ),
        ]
      : []),
  ];
}

function feesBlocks(game: AnyGame, fees: FeeBook | undefined): Block[] {
  const rows = fees ? feeRows(fees, game) : [];
  if (!fees || rows.length === 0) return [];
  return [
    heading('Collection fees'),
    small(
      rows.length === 1
        ? `${schedulesSaid(rows)}; the one posted at the table applies there.`
        : `${schedulesSaid(rows)}. Which of them governs is not said; the option posted at the table applies there.`,
    ),
    table(
      'Schedules of collection fees',
      [
        figures('Line'),
        { title: 'Limit', grow: 0.4 },
        figures('Options'),
        { title: 'An option takes', grow: 0.4 },
        { title: 'Taken', grow: 1 },
      ],
      rows.map(({ line, limit, options, takes, when }) => [
        String(line),
        limit,
        String(options),
        takes,
        when,
      ]),
    ),
    ...list(feeNotices(fees, game)),
  ];
}

export function ruleSheet({ rulebook: id, game }: RuleSheetSubject): Result<Paper> {
  const rulebook = rulebookOf(id);
  if (!rulebook.ok) return rulebook;
  const { sheets, accent, jurisdiction, operator, edition, validFrom } = rulebook.value;
  const fees = feesRecordedOf(id);
  const readings = [...readingsSaid(game), ...(game.notes ?? [])];
  const blocks: Block[] = [
    {
      kind: 'heading',
      level: 1,
      text: game.label,
      eyebrow: `Rule sheet · ${operator ?? jurisdiction}`.toUpperCase(),
    },
    facts(game, fees),
    ...dealing(game),
    ...ranks(game),
    ...winning(game),
    heading('Can the pack run out?'),
    { kind: 'paragraph', text: packSaid(game) },
    ...(readings.length > 0 ? [heading('How the text is read'), ...list(readings)] : []),
    ...feesBlocks(game, fees),
  ];
  return ok({
    title: `${game.label}: rule sheet`,
    subject: `The rules of ${game.label} as ${operator ?? jurisdiction} has them`,
    language: 'en-GB',
    ...(sheets && { sheets }),
    accent,
    furniture: {
      title: `${game.label}: rule sheet`,
      version: edition,
      status: 'As recorded',
      shortHash: createHash('sha256').update(canonicalJson(blocks)).digest('hex').slice(0, 8),
    },
    dated: `${validFrom}T00:00:00.000Z`,
    blocks,
  });
}
