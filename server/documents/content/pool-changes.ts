/** What pool rules change of those that were approved before: each term that differs, old beside new, with its clause. */
import { type CheckedRules, checkOwnRules } from '@/rulebooks/totalisator/own/checked';
import { comparedRules, type PoolChange } from '@/rulebooks/totalisator/own/compared';
import { listed } from '@/simulations/printing/lists';
import type { Block, Row } from '../paper';
import type { PoolPaper } from './pool-sign';

const heading: Block = { kind: 'heading', level: 2, text: 'What changes' };
const paragraph = (text: string): Block => ({ kind: 'paragraph', tone: 'plain', text });

const EVERY_POOL = 'Every pool';
const IS: Partial<Record<PoolChange['is'], string>> = { added: ' (new)', removed: ' (no longer)' };

const rowsOf = ({ pool = EVERY_POOL, is, terms }: PoolChange): Row[] =>
  terms.map(({ clause = '–', name, before = '–', after = '–' }) => ({
    cells: [clause, `${pool}${IS[is] ?? ''}`, name, before, after],
  }));

const asBefore = (changed: readonly PoolChange[]): Block[] => {
  const same = changed.flatMap(({ pool, is }) => (is === 'same' && pool ? [pool] : []));
  return same.length === 0 ? [] : [paragraph(`As before in every term: ${listed(same)}.`)];
};

function compared(before: CheckedRules, { rules, book }: PoolPaper, called: string): Block[] {
  const changed = comparedRules(before, rules, book);
  const rows = changed.flatMap(rowsOf);
  if (rows.length === 0) return [heading, paragraph(`Nothing: every term is that of ${called}.`)];
  return [
    heading,
    paragraph(`Against ${called}: deduction, rounding, minimum dividend and every other term that differs.`),
    {
      kind: 'table',
      caption: 'Each term that changes, before and now',
      captionHidden: true,
      rowHeaders: 2,
      splits: true,
      columns: [
        { title: 'Clause' },
        { title: 'Pool' },
        { title: 'Term', grow: 1 },
        { title: 'Before', figures: true },
        { title: 'Now', figures: true },
      ],
      rows,
    },
    ...asBefore(changed),
  ];
}

/** Of a file that nothing is known to come before, nothing. */
export function changes(of: PoolPaper): Block[] {
  const { before } = of.subject;
  if (before === undefined) return [];
  if (before === null)
    return [heading, paragraph('No pool rules of this operator were approved before: every pool is new.')];
  const { called, content } = before;
  const read = checkOwnRules(content, of.book);
  return read.ok
    ? compared(read.value, of, called)
    : [heading, paragraph(`The book can no longer read ${called}.`)];
}
