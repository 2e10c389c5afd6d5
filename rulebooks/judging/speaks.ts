/** Whether a part of a rule's evidence speaks of a variant, of which wagers, and why. */

import { printedTerms } from '../offer/meter';
import { readShare } from '../spelling/share';
import { RuleName } from '../spelling/wording';
import type { Asking } from '../terms/rule';
import { writtenRows } from '../terms/settled-by';
import {
  type DeclaredFact,
  factsIn,
  holdsWhen,
  optionsIn,
  speaksOfWagers,
  type WagerFact,
} from '../terms/when';
import { type Chosen, chosen } from './chosen';
import { declared, FACTS } from './facts';
import type { Offered, Ruling, Situation } from './situation';

type When = { when?: string | undefined };

const STATED = { yes: true, no: false, 'not-stated': undefined };

const WAGERS: Record<WagerFact, (situation: Situation, offered: Offered) => boolean> = {
  'wager.on_trial': (_, { wager }) => wager.trialFrom !== undefined || wager.filed === true,
  'wager.written': (_, { wager }) => writtenRows(wager) !== undefined,
  'wager.reserve': ({ variant }, { wager }) => {
    const reserve = printedTerms(wager, variant.wagers[wager.id]?.payTable)?.reserve;
    return reserve !== undefined && readShare(reserve)?.n !== 0n;
  },
};

function holdsIn(situation: Situation, { when }: When, offered?: Offered): boolean | undefined {
  const { game, options } = situation;
  return holdsWhen(when, {
    options,
    declared: (fact) => STATED[declared(situation, fact)],
    game: () => game.wagers.some(({ progressive }) => progressive !== undefined),
    ...(offered && { wager: (fact) => WAGERS[fact](situation, offered) }),
  });
}

/** The situation as this part sees it, with the wagers it speaks of; undefined where it speaks of nothing. */
export function spokenOf(situation: Situation, evidence: When): Situation | 'not-stated' | undefined {
  if (speaksOfWagers(evidence.when)) {
    const offered = situation.offered.filter((each) => holdsIn(situation, evidence, each) === true);
    return { ...situation, offered };
  }
  const holds = holdsIn(situation, evidence);
  if (holds === undefined) return 'not-stated';
  return holds ? situation : undefined;
}

/** The declared facts for which it speaks. */
export const reasons = (situation: Situation, { when }: When): DeclaredFact[] =>
  factsIn(when).filter((fact) => declared(situation, fact) === 'yes');

/** The options for which it speaks, as they are set. */
export const settings = (situation: Situation, { when }: When): Chosen[] =>
  optionsIn(when).flatMap((id) => chosen(situation, id) ?? []);

/** The values of an option for which it would not speak, all else unchanged. */
export const valuesWithout = (situation: Situation, evidence: When, { option }: Chosen): string[] =>
  option.values
    .map(({ value }) => value)
    .filter((value) => {
      const options = new Map(situation.options).set(option.id, value);
      return holdsIn({ ...situation, options }, evidence) === false;
    });

/** Which fact has to be stated before it is known whether the rule speaks. */
export function notStated(situation: Situation, rule: Asking, { when }: When): Ruling {
  const fact = factsIn(when).find((each) => declared(situation, each) === 'not-stated');
  const give = fact && FACTS[fact].give;
  return {
    verdict: 'not-assessed',
    explanation: `${RuleName(rule)} is not assessed; ${give ?? 'give the details it needs'}.`,
  };
}
