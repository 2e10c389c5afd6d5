/** What the authority, or the owner of the game, agrees to before it is offered. */
import { because, withoutOccasion } from '../../judging/because';
import {
  agreed,
  butOnFile,
  inScope,
  type Obliges,
  proprietorOf,
  type Situation,
} from '../../judging/situation';
import { reasons, settings } from '../../judging/speaks';
import { RuleName, ruleName } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import { namesWagers } from '../../terms/scope';
import { type Asked, onFileWords } from '../../variant/agreement-on-file';
import type { Part } from './schema';

const PRIOR = 'prior consent';

export const judge: Obliges<Part> = (situation, rule, evidence) => {
  const { of, from } = evidence;
  const giver = from === 'owner' ? proprietorOf(situation, {}) : situation.rulebook.authority;
  if (!giver) return [];
  const facts = reasons(situation, evidence);
  const waiting = withoutOccasion(situation, rule, facts, { owed: PRIOR, paper: 'dossier' });
  if (waiting.length > 0) return waiting;
  const [noun, named] = from === 'owner' ? ['agreement', giver] : ['approval', `the ${giver}`];
  const approval = `${noun} of ${named}`;
  const threshold = of === undefined ? PRIOR : approval;
  const why = because(situation, facts);
  const { document, ...not } = agreed(situation, giver, ...askedBy(situation, rule, evidence));
  if (document) {
    const explanation =
      of === undefined
        ? `Consent is ${onFileWords(document)}; ${ruleName(rule)} asks for it because ${why}.`
        : `The ${noun} that ${ruleName(rule)} asks for ${of} is ${onFileWords(document)}.`;
    return [{ verdict: 'meets', threshold, found: 'on file', explanation }];
  }
  const explanation =
    of === undefined
      ? `${RuleName(rule)} asks for ${PRIOR}, because ${why}.${butOnFile(not)}`
      : `${RuleName(rule)} asks for the ${approval} for ${of}.${butOnFile(not)}`;
  return [{ verdict: 'needs-consent', threshold, explanation, paper: 'dossier' }];
};

/** What the approval has to be about: the options and facts for which the rule speaks, its wagers, or else the game. */
function askedBy(situation: Situation, rule: Asking, evidence: Part): Asked[] {
  if (evidence.about) return [{ about: evidence.about }];
  const facts = reasons(situation, evidence);
  const about: Asked[] = [
    ...settings(situation, evidence).map(({ option }) => ({ about: 'option' as const, option: option.id })),
    ...(facts.includes('progressive') ? [{ about: 'progressive' as const }] : []),
    ...(facts.includes('temporary') ? [{ about: 'variation' as const }] : []),
  ];
  if (about.length > 0) return about;
  return namesWagers(rule)
    ? inScope(situation, rule).map(({ wager }) => ({ about: 'wager' as const, wager: wager.id }))
    : [{ about: 'game' }];
}
