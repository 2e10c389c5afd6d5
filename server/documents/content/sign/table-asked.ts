/** A player has no use for the name of a pay table, so it stands where a rule asks for it and nowhere else. */
import type { Subject } from '../../subject';
import { rulesOf } from '../missing';
import { isOneOfSeveral, type Member } from '../rounds';

export function isTableAsked(
  { rulebook, findings }: Pick<Subject, 'rulebook' | 'findings'>,
  one: Pick<Member, 'wager' | 'payTable'>,
): boolean {
  const asking = rulesOf(rulebook, 'table-shown');
  return (
    isOneOfSeveral(one) && findings.some(({ rule, wager }) => wager === one.wager.id && asking.has(rule))
  );
}
