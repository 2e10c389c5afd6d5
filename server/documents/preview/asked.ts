/** Which rules ask for what stands on a sign: the lines of findings, the limits, and what each wager pays. */
import type { Finding } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { limitRules, rulesOf } from '../content/missing';
import { onApprovedDays } from '../content/trial-days';
import { offered } from '../content/wagers';
import type { Subject } from '../subject';

/** The clauses that ask for a stretch of text; none where no rule does. */
export type Asked = (text: string) => readonly ClauseId[];

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim();

const clausesOf = (findings: Finding[]): ClauseId[] => [...new Set(findings.map(({ clause }) => clause))];

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
  const ofPays = new Set([...rulesOf(rulebook, 'pays-shown'), ...rulesOf(rulebook, 'table-shown')]);
  const pays = new Map(
    offered(subject).map(({ wager, label, members }) => {
      const ids = new Set([wager.id, ...members.map((member) => member.wager.id)]);
      const own = findings.filter((finding) => ofPays.has(finding.rule) && ids.has(finding.wager ?? ''));
      return [plain(label), clausesOf(own)];
    }),
  );
  return (words) => {
    const text = plain(words);
    const line = lines.get(text) ?? pays.get(text);
    if (line) return line;
    return /^Minimum\b/.test(text) ? limits : [];
  };
}
