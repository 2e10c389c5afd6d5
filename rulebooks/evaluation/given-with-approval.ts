/**
 * Which open findings the approval of a version gives what they ask for. An approval is a letter of the authority about the whole
 * game and about each of its pays, so it gives what such a letter on file would: no more, and nothing of anybody else.
 */
import { type Finding, isSettled } from '../findings/finding';
import { type Given, givenOf } from '../judging/given';
import type { ConsentScope } from '../variant/consent-schema';
import { consentsIn } from '../variant/consents';
import type { Variant } from '../variant/variant';
import { type EvaluateInput, evaluate } from './evaluate';

const ASKS: readonly Finding['verdict'][] = ['needs-consent', 'needs-approval'];

type Input = Pick<EvaluateInput, 'rulebook' | 'variant' | 'day' | 'figures'>;

export function givenWithApproval({ variant, ...under }: Input, findings: readonly Finding[]): Given[] {
  const asking = findings.filter(({ verdict }) => ASKS.includes(verdict));
  if (asking.length === 0) return [];
  const approved = evaluate({ ...under, variant: withLetter(variant, under) });
  const settled = approved.filter(isSettled);
  const open = approved.filter((each) => !isSettled(each));
  const isGiven = (finding: Finding): boolean => {
    const here = placeOf(finding);
    const among = (all: readonly Finding[]) => all.filter((each) => placeOf(each) === here);
    // One rule may ask two people: what it asks of each is its threshold.
    return among(open).length === 0
      ? among(settled).length > 0
      : among(settled).some(({ threshold }) => threshold !== undefined && threshold === finding.threshold);
  };
  return asking.filter(isGiven).map(givenOf);
}

/** An adoption ends the trial: it gives what is asked without one, and nothing that was asked of the trial. */
export function givenWithAdoption({ variant, ...under }: Input, findings: readonly Finding[]): Given[] {
  const { trial: _, ...circumstances } = variant.circumstances;
  const adopted = evaluate({ ...under, variant: { ...variant, circumstances } });
  const asked = new Set(adopted.filter((each) => !isSettled(each)).map(placeOf));
  return givenWithApproval(
    { variant, ...under },
    findings.filter((finding) => asked.has(placeOf(finding))),
  );
}

const placeOf = ({ rule, wager, event, option }: Finding): string =>
  JSON.stringify([rule, wager, event, option]);

function withLetter(variant: Variant, { rulebook, day }: Pick<Input, 'rulebook' | 'day'>): Variant {
  const wagers = [...Object.keys(variant.wagers), ...Object.keys(variant.written ?? {})];
  const about: ConsentScope[] = [
    { about: 'game' },
    ...wagers.map((wager) => ({ about: 'pays' as const, wager })),
  ];
  const letter = { name: rulebook.authority, reference: 'approval', date: day, for: about };
  const { circumstances } = variant;
  // What was on file before and does not count stays where it is: one that counts is enough.
  const consents = [...consentsIn(circumstances), letter];
  return { ...variant, circumstances: { ...circumstances, consents } };
}
