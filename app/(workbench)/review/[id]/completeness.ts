/** What a submission must bring before its review can begin, as far as the program can see it. */
import { periodsOf } from '@/rulebooks/variant/occasion';
import type { SubmissionWhole } from '@/server/submissions/stored/shapes';

export type Item = { what: string; says: string; there: boolean };

type Read = Pick<SubmissionWhole, 'statement' | 'findings' | 'open' | 'signMissing' | 'variant' | 'analysis'>;

const UNSTATED = 'Neither its kind, a trial nor a temporary variation is stated.';

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

export function completenessOf({ statement, findings, open, signMissing, variant, analysis }: Read): Item[] {
  const { contact, kind, trial, temporary, premises } = variant.circumstances;
  const asked = trial
    ? 'A trial, with its days.'
    : temporary
      ? 'A temporary variation, with its days.'
      : kind
        ? 'Its kind is stated.'
        : UNSTATED;
  const named = [
    premises,
    trial?.premises,
    ...(temporary ? periodsOf(temporary).map((period) => period.premises) : []),
  ].some((place) => place);
  const unconfirmed = findings.filter(({ verdict }) => verdict === 'needs-attestation').length;
  const unassessed = findings.filter(({ verdict }) => verdict === 'not-assessed').length;
  const consents = open.filter(({ code }) => code === 'consent' || code === 'consent-unreferenced');
  const lacking = consents.reduce((sum, { count: each }) => sum + each, 0);
  // Before it is approved, the approval is missing from every sign.
  const signs = signMissing.filter(({ text }) => !text.startsWith('Approval:')).length;
  return [
    { what: 'Statement', says: statement ? 'What is submitted, and why.' : 'None.', there: !!statement },
    {
      what: 'Analysis',
      says: `${count(analysis.wagers.length, 'wager', 'wagers')}, engine ${analysis.engine}.`,
      there: analysis.wagers.length > 0,
    },
    {
      what: 'Confirmations',
      says: unconfirmed === 0 ? 'All given.' : `${count(unconfirmed, 'is', 'are')} still to be given.`,
      there: unconfirmed === 0,
    },
    {
      what: 'Facts that rules need',
      says: unassessed === 0 ? 'All given.' : `${count(unassessed, 'rule', 'rules')} could not be assessed.`,
      there: unassessed === 0,
    },
    {
      what: 'Consents',
      says:
        lacking === 0 ? 'None is outstanding.' : `${count(lacking, 'is', 'are')} outstanding or incomplete.`,
      there: lacking === 0,
    },
    {
      what: 'Sign',
      says:
        signs === 0
          ? 'Has every line that the rules ask for.'
          : `Lacks ${count(signs, 'line', 'lines')} that the rules ask for.`,
      there: signs === 0,
    },
    {
      what: 'Contact',
      says: contact ? `${contact}.` : 'Nobody to ask is named.',
      there: contact !== undefined,
    },
    {
      what: 'What is asked for',
      says: asked,
      there: asked !== UNSTATED,
    },
    {
      what: 'Premises',
      says: named ? 'Named.' : 'None is named.',
      there: named,
    },
  ];
}
