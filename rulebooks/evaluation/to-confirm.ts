/** What a person is asked to confirm of a variant and has not, or has confirmed of something that changed since. Reads no figure. */
import type { Finding } from '../findings/finding';
import type { Duty } from '../format/duties';
import type { Game, Rule, Rulebook } from '../format/record';
import { asAsked, ruleId, rulesAt } from '../format/scope';
import { situationOf } from '../judging/situation';
import { appliesTo } from '../terms/scope';
import type { Variant } from '../variant/variant';
import { askedAbout } from './asked-about';
import { attestation } from './attestation';

export type ToConfirm = {
  rule: string;
  clause: Finding['clause'];
  duty: Duty;
  /** What is confirmed, in a sentence that begins with “We”. */
  says: string;
  /** Of what is asked about now; a confirmation of the same says the same. */
  about: string;
};

type Of = { rulebook: Rulebook; game: Game; variant: Variant; day: string };

function asked({
  rulebook,
  game,
  variant,
  day,
}: Of): { rule: Rule; situation: ReturnType<typeof situationOf<Rulebook>> }[] {
  const situation = situationOf(rulebook, game, variant, day, {});
  const wagers = situation.offered.map(({ wager }) => wager);
  return rulesAt(rulebook, day)
    .map(asAsked)
    .filter((rule) => rule.attests !== undefined && appliesTo(rule, game, wagers, situation.options))
    .map((rule) => ({ rule, situation }));
}

export const toConfirm = (of: Of): ToConfirm[] =>
  asked(of).flatMap(({ rule, situation }) =>
    attestation(situation, rule).some(({ verdict }) => verdict === 'needs-attestation')
      ? [
          {
            rule: ruleId(of.rulebook, rule),
            clause: rule.clause,
            duty: rule.duty ?? 'supervision',
            says: rule.attests ?? rule.says,
            about: askedAbout(situation, rule),
          },
        ]
      : [],
  );
