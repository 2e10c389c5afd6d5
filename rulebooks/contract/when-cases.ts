/** Variants of which a condition holds, and those of which it does not: every value of each option and fact that it names. */

import type { Case, Subject } from '../cases/case';
import { declaring } from '../cases/declaring';
import { chargedWager } from '../offer/charges';
import { chosenOptions } from '../offer/engine-wager';
import { type DeclaredFact, factsIn, holdsWhen, optionsIn, speaksOfWagers } from '../terms/when';
import type { Variant } from '../variant/variant';

/** `facts`: what this variant declares; undefined where it does not say. */
type Situation = { name: string; variant: Variant; facts: Map<DeclaredFact, boolean | undefined> };

const choose = (variant: Variant, option: string, value: string): Variant => ({
  ...variant,
  options: { ...variant.options, [option]: value },
});

/** Of an amount, one that is none of the words in its place. */
const AMOUNT = '25000';

function withOption({ game }: Subject, id: string, all: Situation[]): Situation[] {
  const option = game.options.find((each) => each.id === id);
  if (!option) return all;
  const values = option.values.map(({ value }) => value);
  return all.flatMap(({ name, variant, facts }) =>
    [...values, ...(option.kind === 'amount' ? [AMOUNT] : [])].map((value) => ({
      name: `${name} ${id} ${value}`.trim(),
      variant: choose(variant, id, value),
      facts,
    })),
  );
}

const withFact = (subject: Subject, fact: DeclaredFact, all: Situation[]): Situation[] =>
  all.flatMap(({ name, variant, facts }) => {
    const { yes, no, silent } = declaring({ ...subject, start: variant }, fact);
    const one = (of: Variant | undefined, says: string, stated: boolean | undefined): Situation[] =>
      of
        ? [{ name: `${name} ${fact} ${says}`.trim(), variant: of, facts: new Map(facts).set(fact, stated) }]
        : [];
    return [
      ...one(yes, 'declared', true),
      ...one(no, 'denied', false),
      ...one(silent, 'not stated', undefined),
    ];
  });

/** Facts of wagers are tried by the cases of what is measured of them. */
export function whereItSpeaks(
  subject: Subject,
  when: string | undefined,
): { speaking: Variant | undefined; silent: Case[]; unstated: Case[] } {
  if (when === undefined || speaksOfWagers(when))
    return { speaking: subject.start, silent: [], unstated: [] };
  const { game, start } = subject;
  const plain: Situation[] = [{ name: '', variant: start, facts: new Map() }];
  const chosen = optionsIn(when).reduce((all, id) => withOption(subject, id, all), plain);
  const all = factsIn(when).reduce((sofar, fact) => withFact(subject, fact, sofar), chosen);
  const holding = all.map((one) => ({
    ...one,
    holds: holdsWhen(when, {
      options: chosenOptions(game, one.variant.options),
      declared: (fact) => one.facts.get(fact),
      game: () => game.wagers.some(({ progressive }) => progressive),
    }),
  }));
  const where = (holds: boolean | undefined, expect: Case['expect']): Case[] =>
    holding.filter((one) => one.holds === holds).map(({ name, variant }) => ({ name, variant, expect }));
  return {
    speaking: holding.find(({ holds }) => holds === true)?.variant,
    silent: where(false, 'none'),
    unstated: where(undefined, 'not-assessed'),
  };
}

/** The same subject, with what its wagers pay under the options of this variant. */
export const withOptions = (subject: Subject, start: Variant): Subject => {
  const options = chosenOptions(subject.game, start.options);
  const printed = subject.game.wagers.filter(({ id }) => subject.wagers.some((wager) => wager.id === id));
  return { ...subject, start, wagers: printed.map((wager) => chargedWager(subject.game, wager, options)) };
};
