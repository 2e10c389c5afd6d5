import { type OpenGroup, saysAll } from '@/rulebooks/findings/open-groups';
import type { OpenItem } from '@/rulebooks/findings/open-items';

export type Details = {
  items: OpenItem[];
  /** Said above already, or counted there. */
  above: number;
};

const sentenceOf = ({ clause, says }: OpenItem): string => `${clause ?? ''} ${says}`;

/** The sentences that lead to each kind, each said once in the whole list. */
export function detailsOf(open: readonly OpenGroup[]): Details[] {
  const said = new Set(open.filter(saysAll).flatMap(({ items }) => items.map(sentenceOf)));
  return open.map((group) => {
    if (group.severity !== 'settle' || saysAll(group)) return { items: [], above: 0 };
    const own = new Map(group.items.map((item) => [sentenceOf(item), item]));
    const fresh = [...own].filter(([sentence]) => !said.has(sentence));
    for (const [sentence] of fresh) said.add(sentence);
    return { items: fresh.map(([, item]) => item), above: own.size - fresh.length };
  });
}
