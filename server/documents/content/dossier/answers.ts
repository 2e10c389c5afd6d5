/** Further questions that were answered for exactly this variant, as an annex: the same words and figures as on its page. */
import type { StudyDrawing, StudyResult, StudyTable } from '@/simulations/family/study';
import { spoken, upwards } from '@/simulations/family/study-shown';
import { printed } from '@/simulations/printing/numbers';
import { askedQuestion } from '../../../analyses/asked-question';
import type { Block, Curve } from '../../paper';
import type { Subject } from '../../subject';

const tableOf = ({ title, explains, columns, rows }: StudyTable): Block[] => [
  {
    kind: 'table',
    caption: title,
    rowHeaders: 1,
    columns: columns.map((title, at) =>
      at === 0 ? { title, grow: 1 } : { title, grow: 1, align: 'right', figures: true },
    ),
    rows: rows.map((cells) => ({ cells })),
    splits: true,
  },
  ...(explains ? [{ kind: 'paragraph' as const, tone: 'small' as const, text: explains }] : []),
];

function drawn(drawing: StudyDrawing): Curve {
  const { title, across, up, lines } = drawing;
  const { ticks } = upwards(drawing);
  return {
    kind: 'curve',
    caption: title,
    alt: spoken(drawing),
    across: { title: across.label, ticks: across.ticks.map((text, at) => ({ at, text })) },
    up: { title: up, ticks },
    lines: lines.map(({ label, percent }) => ({
      label,
      points: percent.flatMap((value, at): [number, number][] => (value === null ? [] : [[at, value]])),
    })),
    marks: [],
  };
}

function shown({ summary, basis, exact, drawing, tables }: StudyResult, set: string): Block[] {
  return [
    { kind: 'paragraph', text: summary },
    ...(exact ? [{ kind: 'paragraph' as const, text: `${exact.label} = ${printed(exact.value)}` }] : []),
    { kind: 'paragraph', tone: 'small', text: set ? `${basis} ${set}.` : basis },
    ...(drawing ? [drawn(drawing)] : []),
    ...tables.flatMap(tableOf),
  ];
}

export function answers(subject: Subject): Block[] {
  const { answers: all = [], analysis } = subject;
  if (all.length === 0) return [];
  return [
    { kind: 'heading', level: 2, text: 'Further questions' },
    {
      kind: 'paragraph',
      text: 'Asked about exactly this variant beyond its house edge, and kept with it. No figure of the sections before depends on them. A re-run and “assay verify” answer each again, from the same seed, and compare.',
    },
    {
      kind: 'paragraph',
      tone: 'small',
      text: `Worked out by ${analysis.engine}.`,
    },
    ...all.flatMap((one): Block[] => {
      const { label, explains, settings } = askedQuestion(subject.game, one);
      return [
        { kind: 'heading', level: 3, text: label },
        ...(explains ? [{ kind: 'paragraph' as const, tone: 'small' as const, text: explains }] : []),
        ...shown(one.result, settings),
      ];
    }),
  ];
}
