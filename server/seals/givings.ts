/** What sealed decisions give of what rules ask of the authority, each with the sentence that pages and papers put it in. */
import type { Giving } from '@/rulebooks/judging/given';
import { capital, longDate } from '@/rulebooks/spelling/wording';
import { dayIn } from '@/rulebooks/zones';
import { STATE_LABELS, type StoredState } from '../vocabulary/life/states';
import { AFTER } from '../vocabulary/life/steps';
import type { DecisionRecord } from './decision-record';
import type { GivenRecord } from './given-record';
import type { RulingRecord } from './ruling-record';

type Sealed = Pick<DecisionRecord, 'reference' | 'version' | 'at' | 'trialFrom' | 'trialTo'> & {
  gives?: GivenRecord[] | undefined;
};

/** The findings name the days that were asked for. */
function daysSaid({ trialFrom, trialTo }: Sealed, extendedTo: string | undefined): string {
  if (!trialFrom || !trialTo) return '';
  return `, from ${longDate(trialFrom)} to ${longDate(trialTo)}${extendedTo ? `, extended to ${longDate(extendedTo)}` : ''}`;
}

const giving = (
  sealed: Sealed,
  { rulebook, state, extendedTo }: { rulebook: string; state: StoredState; extendedTo?: string | undefined },
): Giving[] => {
  const { reference, version, at, gives } = sealed;
  return gives && gives.length > 0
    ? [
        {
          given: gives,
          how: `${capital(STATE_LABELS[state])} on ${longDate(dayIn(rulebook, at))} under ${reference}, version ${version}${daysSaid(sealed, extendedTo)}.`,
        },
      ]
    : [];
};

/** `extendedTo`: the last day of its trial, where that was extended since. */
export const givingOfDecision = (record: DecisionRecord, extendedTo?: string): Giving[] =>
  giving(record, { rulebook: record.rulebook, state: AFTER[record.decision], extendedTo });

/** Of the last extension among them. */
export const extendedTo = (
  rulings: readonly Pick<RulingRecord, 'ruling' | 'lastDay'>[],
): string | undefined => rulings.findLast(({ ruling }) => ruling === 'extend')?.lastDay;

/** Of rulings, only an adoption gives anything. */
export const givingOfRuling = (record: RulingRecord, rulebook: string): Giving[] =>
  giving(record, { rulebook, state: 'adopted' });

export const givingsIn = (decision: DecisionRecord, rulings: readonly RulingRecord[]): Giving[] => [
  ...givingOfDecision(decision, extendedTo(rulings)),
  ...rulings.flatMap((each) => givingOfRuling(each, decision.rulebook)),
];
