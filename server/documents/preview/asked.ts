/** Which rules ask for what stands on a sign: the lines of findings, the limits, and what each wager pays. */

import { noneForThese } from '@/rulebooks/fees/none-for';
import type { Finding } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { hasOwnLimits } from '@/rulebooks/variant/limits';
import type { Limit } from '@/server/vocabulary/limit-words';
import { limitsOf } from '../content/limits';
import { limitRules, rulesOf } from '../content/missing';
import { onApprovedDays } from '../content/trial-days';
import { offered } from '../content/wagers';
import type { Subject } from '../subject';

/** The clauses that ask for a stretch of text; none where no rule does. */
export type Asked = (text: string) => readonly ClauseId[];

/** On each sheet a fee names the free wagers that are on it. */
const plain = (text: string): string => noneForThese(text.replace(/\s+/g, ' ').trim(), () => false);

const clausesOf = (findings: Finding[]): ClauseId[] => [...new Set(findings.map(({ clause }) => clause))];

/** “Perfect Pairs £1 to £50”, or “Minimum £1” on a sheet that has no others. */
const saysLimits = ({ wagers, minimum, maximum }: Limit, text: string): boolean =>
  text === plain(`${wagers ?? ''} ${minimum} to ${maximum}`) || text === `Minimum ${minimum}`;

export function askedOn(subject: Subject): Asked {
  const { rulebook, findings } = subject;
  const lines = new Map(
    signLines(findings).lines.map(({ text, clauses }) => [
      plain(onApprovedDays(text, subject) ?? text),
      clauses,
    ]),
  );
  const ofLimits = limitRules(rulebook);
  const limits = clausesOf(findings.filter(({ rule }) => ofLimits.has(rule)));
  const groups = limitsOf(subject).filter(({ group }) => hasOwnLimits(group));
  const ofOwn = new Set(subject.game.options.filter((option) => option.limits).map(({ id }) => id));
  const ofOptions = [
    ...limits,
    ...clausesOf(findings.filter(({ option }) => option !== undefined && ofOwn.has(option))),
  ];
  const ofPays = new Set([...rulesOf(rulebook, 'pays-shown'), ...rulesOf(rulebook, 'table-shown')]);
  const pays = new Map(
    offered(subject).map(({ wager, label, members }) => {
      const ids = new Set([wager.id, ...members.map((member) => member.wager.id)]);
      const asking = findings.filter((finding) => ofPays.has(finding.rule) && ids.has(finding.wager ?? ''));
      return [plain(label), clausesOf(asking)];
    }),
  );
  return (words) => {
    const text = plain(words);
    const line = lines.get(text) ?? pays.get(text);
    if (line) return line;
    const own = groups.find((each) => saysLimits(each, text));
    if (own) return own.group === 'optional' ? ofOptions : limits;
    return /^Minimum\b/.test(text) ? limits : [];
  };
}
