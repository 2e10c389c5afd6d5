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

/** With the days of a trial: the findings name those that were asked for. */
const giving = (
  { reference, version, at, gives, trialFrom, trialTo }: Sealed,
  rulebook: string,
  state: StoredState,
): Giving[] =>
  gives && gives.length > 0
    ? [
        {
          given: gives,
          how: `${capital(STATE_LABELS[state])} on ${longDate(dayIn(rulebook, at))} under ${reference}, version ${version}${trialFrom && trialTo ? `, from ${longDate(trialFrom)} to ${longDate(trialTo)}` : ''}.`,
        },
      ]
    : [];

export const givingOfDecision = (record: DecisionRecord): Giving[] =>
  giving(record, record.rulebook, AFTER[record.decision]);

/** Of rulings, only an adoption gives anything. */
export const givingOfRuling = (record: RulingRecord, rulebook: string): Giving[] =>
  giving(record, rulebook, 'adopted');

export const givingsIn = (decision: DecisionRecord, rulings: readonly RulingRecord[]): Giving[] => [
  ...givingOfDecision(decision),
  ...rulings.flatMap((each) => givingOfRuling(each, decision.rulebook)),
];
