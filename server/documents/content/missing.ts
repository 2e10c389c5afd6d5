/** What is missing before a sign may be displayed. */

import type { Finding } from '@/rulebooks/findings/finding';
import { signLines } from '@/rulebooks/findings/sign-lines';
import { type Owed, owes } from '@/rulebooks/format/evidence';
import type { Game, Rulebook } from '@/rulebooks/format/record';
import { ruleId } from '@/rulebooks/format/scope';
import type { ClauseId } from '@/rulebooks/spelling/ids';
import { groupSaid, ONE_OF } from '@/rulebooks/variant/limits';
import type { Subject, SubmissionRecord } from '../subject';
import { limitsOfNone, limitsTwice } from './limits';
import { BARRED_SENTENCES } from './marks';
import { breaches } from './verdicts';

/** Where a missing thing is given: in the draft, among its findings, or on the page of the organisation. */
export type MissingPlace = 'limits' | 'findings' | 'organisation' | 'filing' | 'contact';

export type MissingLine = { text: string; clauses: ClauseId[]; place?: MissingPlace };

type Put = Pick<Subject, 'rulebook' | 'variant' | 'findings'> & {
  /** Left out where its record is gone. */
  game?: Game | undefined;
  record: Pick<SubmissionRecord, 'barred' | 'trial' | 'rulings' | 'approved'>;
};

/** The rules that ask for the same thing. */
export function rulesOf(rulebook: Rulebook, owed: Owed['owes']): Set<string> {
  const rules = rulebook.sections.flatMap((section) => section.rules);
  return new Set(rules.filter((rule) => owes(rule, owed)).map((rule) => ruleId(rulebook, rule)));
}

/** Rules about the notice of limits: the sign prints those large, so their lines are not printed twice. */
export const limitRules = (rulebook: Rulebook): Set<string> => rulesOf(rulebook, 'limits-shown');

/** Sentences that both papers lack are listed once. */
export const eachOnce = (lines: MissingLine[]): MissingLine[] =>
  lines.filter(({ text }, index) => lines.findIndex((line) => line.text === text) === index);

/**
 * Pays below a minimum are displayed only once they are approved; approving a trial, adopting its game, or approving a temporary
 * variation approves what it pays. What was only notified approves nothing.
 */
const unapproved = (findings: Finding[], approved: boolean): Finding[] =>
  approved ? [] : findings.filter(({ verdict }) => verdict === 'needs-approval');

/** `approved`: papers name its day only where a seal vouches for the approval. */
const areItsPaysApproved = ({ variant, record }: Pick<Put, 'variant' | 'record'>): boolean => {
  const { trial, temporary } = variant.circumstances;
  const tried =
    record.trial !== undefined || !!record.rulings?.some((sealed) => sealed.record.ruling === 'adopt');
  return (trial !== undefined && tried) || (temporary !== undefined && record.approved !== undefined);
};

const breachLines = (findings: Finding[], approved: boolean): MissingLine[] =>
  [...breaches(findings), ...unapproved(findings, approved)].map(({ explanation, clause }) => ({
    text: explanation,
    clauses: [clause],
    place: 'findings',
  }));

const withoutClause = (text: string): MissingLine => ({ text, clauses: [] });

/** What the rules require and the sign does not have, each sentence once. */
export function signMissing(put: Put): MissingLine[] {
  const { rulebook, game, findings, variant, record } = put;
  const ofLimits = limitRules(rulebook);
  const noLimits = variant.circumstances.limits === undefined;
  const onLimits = findings.filter(({ rule }) => noLimits && ofLimits.has(rule));
  const others = findings.filter((finding) => !onLimits.includes(finding));
  const lines: MissingLine[] = [
    ...(record.barred ? [withoutClause(BARRED_SENTENCES[record.barred])] : []),
    ...(noLimits
      ? [
          {
            text: 'The table’s minimum and maximum wager.',
            clauses: [...new Set(onLimits.map(({ clause }) => clause))],
            place: 'limits' as const,
          },
        ]
      : []),
    ...(game && limitsTwice({ game, variant })
      ? [
          withoutClause(
            'One pair of limits for the optional wagers: the options of the game name others than the limits of the table. Make them equal, or leave the limits of optional wagers out.',
          ),
        ]
      : []),
    ...(game ? limitsOfNone({ game, variant }) : []).map((group) => ({
      ...withoutClause(
        `An ${ONE_OF[group]} for the limits of ${groupSaid(group)}: none is on offer. Offer one, or leave those limits out.`,
      ),
      place: 'limits' as const,
    })),
    ...signLines(others).missing.map(({ text, clauses }) => ({ text, clauses, place: 'findings' as const })),
    ...breachLines(findings, areItsPaysApproved(put)),
  ];
  return eachOnce(lines);
}

/** What the first page of a dossier leaves a reviewer to ask for. It may be filed without. */
export function dossierMissing({
  organisation,
  variant,
}: {
  organisation: { contact?: string | undefined } | undefined;
  variant: Subject['variant'];
}): MissingLine[] {
  const { kind, contact } = variant.circumstances;
  return [
    ...(kind
      ? []
      : [{ ...withoutClause('The kind of submission: what you want decided.'), place: 'filing' as const }]),
    ...(contact?.trim() || organisation?.contact?.trim()
      ? []
      : [{ ...withoutClause('Whom the regulator asks.'), place: 'contact' as const }]),
  ];
}

/** What a leaflet for players lacks of the operator, which no clause asks for, and the breaches in it. */
export function leafletMissing({
  rulebook,
  organisation,
  findings,
  variant,
  record,
}: Pick<Subject, 'rulebook' | 'organisation' | 'findings' | 'variant'> & Pick<Put, 'record'>): MissingLine[] {
  const { jurisdiction } = rulebook;
  const lacks: [string, unknown][] = [
    [`The minimum age of players in ${jurisdiction}.`, organisation?.minimumAge],
    [`Where players in ${jurisdiction} get help.`, organisation?.help],
  ];
  return [
    ...lacks.flatMap(([text, given]) =>
      given === undefined ? [{ text, clauses: [], place: 'organisation' as const }] : [],
    ),
    ...breachLines(findings, areItsPaysApproved({ variant, record })),
  ];
}
