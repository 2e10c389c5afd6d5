/** How the game is dealt and what happens when something goes wrong, in the clauses that the rulebook itself puts under these duties. */
import type { Duty } from '@/rulebooks/format/duties';
import { ruleId, rulesUntil } from '@/rulebooks/format/scope';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { type Apart, apartIf } from './long';

const PARTS = {
  dealing: { title: 'Dealing', duties: ['shuffling', 'dealing'] },
  irregularities: { title: 'Irregularities', duties: ['irregularities'] },
} as const satisfies Record<string, { title: string; duties: readonly Duty[] }>;

export type DealingPart = keyof typeof PARTS;

/** Of the rules that were checked or asked for this variant, in the wording of the day. */
function clausesOf({ rulebook, findings, day }: Subject, part: DealingPart) {
  const concern = new Set(findings.map(({ rule }) => rule));
  const duties: readonly Duty[] = PARTS[part].duties;
  return rulesUntil(rulebook, day).filter(
    (rule) => rule.duty !== undefined && duties.includes(rule.duty) && concern.has(ruleId(rulebook, rule)),
  );
}

/** Clauses that the pages to be read can carry. */
const MOST = 6;

export function dealing(subject: Subject, part: DealingPart): Apart {
  const { title } = PARTS[part];
  const rules = clausesOf(subject, part);
  const heading: Block = { kind: 'heading', level: 2, text: title };
  if (rules.length === 0) return { core: [], annex: [] };
  const table: Block = {
    kind: 'table',
    caption: `${title}: what the rules ask`,
    captionHidden: true,
    rowHeaders: 1,
    columns: [
      { title: 'Clause', figures: true },
      { title: 'What it asks', grow: 1 },
    ],
    rows: rules.map(({ clause, says }) => ({ cells: [clause, says] })),
  };
  const { core, annex } = apartIf(rules.length > MOST, [table], {
    title: `${title}, clause by clause`,
    id: part,
    line: `${rules.length} clauses, ${rules[0]?.clause} to ${rules.at(-1)?.clause}: what each asks, in an annex`,
  });
  return { core: [heading, ...core], annex };
}
