import { withDeclaredLimits } from '@/rulebooks/offer/declared-limits';
import { optionsThatCount } from '@/rulebooks/offer/option-value';
import { stepsAtTable } from '@/rulebooks/offer/play-steps';
import { capital } from '@/rulebooks/spelling/wording';
import { RULE_PART_WORDS } from '@/rulebooks/variant/filed-game';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { dealtByChart } from '../dealing-chart';
import { workedExamples } from '../examples';
import { feltFigure } from '../felt';
import { optionShown } from '../options';
import { type Offered, offered } from '../wagers';
import { settling } from '../wins-on';
import { dealing } from './dealing';
import { type Apart, apartIf } from './long';
import { EXAMPLES } from './places';
import { written } from './written';

export function rules(subject: Subject): Block[] {
  const { game, rulebook, variant } = subject;
  const all = offered(subject);
  const blocks: Block[] = [
    { kind: 'heading', level: 2, text: 'Order of play' },
    { kind: 'list', ordered: true, items: variant.filed?.rules.play ?? stepsAtTable(game, variant) },
    ...(variant.filed ? [] : dealtByChart(subject)),
    ...filedRules(subject, 'dealing'),
    ...dealing(subject, 'dealing').core,
    ...filedRules(subject, 'settlement'),
    { kind: 'heading', level: 2, text: 'Settlement: what each wager wins on' },
    ...settlement(subject, all).core,
  ];
  // As findings have them: a limit that was declared of the table is not “as for the main wagers” here.
  const judged = withDeclaredLimits(
    game,
    new Map(Object.entries(variant.options)),
    variant.circumstances.limits,
    rulebook.currency,
  );
  if (game.options.length > 0)
    blocks.push({
      kind: 'table',
      caption: 'Options chosen',
      rowHeaders: 1,
      columns: [
        { title: 'Option', grow: 2 },
        { title: 'Value', grow: 2 },
        { title: 'Clause', figures: true },
      ],
      rows: optionsThatCount(game, variant.options).map((option) => {
        const value = judged.get(option.id) ?? option.default;
        return {
          cells: [option.label, optionShown(option, value, rulebook.currency), option.clause],
        };
      }),
    });
  const examples = workedExamples(all, subject);
  blocks.push(
    ...written(subject),
    { kind: 'heading', level: 2, text: 'Worked examples' },
    { kind: 'list', items: examples.slice(0, isLong(examples) ? FIRST : examples.length) },
    ...(isLong(examples)
      ? [
          {
            kind: 'paragraph' as const,
            tone: 'small' as const,
            text: `${examples.length - FIRST} more, in an annex`,
            to: EXAMPLES,
          },
        ]
      : []),
    ...filedRules(subject, 'irregularities'),
    ...dealing(subject, 'irregularities').core,
    { kind: 'heading', level: 2, text: 'Equipment' },
    { kind: 'paragraph', text: game.equipment },
    { kind: 'heading', level: 2, text: 'Layout of the table' },
    ...(variant.filed?.rules.layout ?? []).map((text): Block => ({ kind: 'paragraph', text })),
    ...drawingFiled(subject),
    feltFigure(subject),
  );
  return blocks;
}

/** The applicant's own drawing goes with the version as a file; here is which. */
const drawingFiled = ({ variant }: Subject): Block[] =>
  variant.filed?.drawing === undefined
    ? []
    : [
        {
          kind: 'paragraph',
          tone: 'small',
          text: `The applicant’s own drawing is filed with this version: SHA-256 ${variant.filed.drawing}.`,
        },
      ];

/** Of a game that no rulebook lists: a part of the rules that it files itself. */
function filedRules({ variant }: Subject, part: 'dealing' | 'settlement' | 'irregularities'): Block[] {
  const items = (variant.filed?.rules[part] ?? []).filter((line) => line.trim() !== '');
  if (items.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: `${RULE_PART_WORDS[part]}, as filed` },
    { kind: 'list', ordered: true, items },
  ];
}

/** Lines that the rules can carry. */
const MOST_LINES = 18;

/** "If the named number comes up": the head says that it wins. */
const underItsHead = (text: string): string =>
  text.startsWith('Wins ') ? capital(text.slice('Wins '.length)) : text;

export function settlement(subject: Subject, all: Offered[]): Apart {
  const rows = settling(subject, all);
  const loses = rows.some((row) => row.loses !== '');
  const table: Block = {
    kind: 'table',
    caption: 'What each wager wins and loses on',
    captionHidden: true,
    rowHeaders: 1,
    columns: [
      { title: 'Wager', grow: 2 },
      { title: 'Wins', grow: 4 },
      ...(loses ? [{ title: 'Loses', grow: 3 }] : []),
    ],
    rows: rows.map((row) => ({
      cells: [
        row.names.join(' · '),
        underItsHead(row.wins),
        ...(loses ? [row.loses && `${row.loses}.`] : []),
      ],
    })),
  };
  return apartIf(rows.length > MOST_LINES, rows.length === 0 ? [] : [table], {
    title: 'What each wager wins on',
    id: 'settlement',
    line: `What each of ${all.length} wagers wins on, in an annex`,
  });
}

/** Examples that the rules can carry; of more, the first few, and all of them in an annex. */
const MOST = 12;
const FIRST = 4;
const isLong = (examples: string[]): boolean => examples.length > MOST;

export function everyExample(subject: Subject, all: Offered[]): Block[] {
  const examples = workedExamples(all, subject);
  return isLong(examples)
    ? [
        { kind: 'heading', level: 2, text: 'Every worked example', id: EXAMPLES },
        { kind: 'list', items: examples },
      ]
    : [];
}
