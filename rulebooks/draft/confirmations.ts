/** What a person confirms of a variant, wherever it comes from: which rules ask for it, and what a confirmation has to say. */
import type { Problem } from '@/simulations/problems/problem';
import { askedOtherwise } from '../evaluation';
import type { Game, Rulebook } from '../format/record';
import { ruleId } from '../format/scope';
import { quoted } from '../spelling/quoted';
import type { Variant } from '../variant/variant';

export const NOTE_WORDS = 4;
export const NOTE_MISSING = `Write how you make sure of it, and where that can be checked, in a sentence of at least ${NOTE_WORDS} different words.`;

/** Characters that cannot be seen say nothing. */
const saysSomething = (text: string): boolean => /[\p{L}\p{N}\p{S}]/u.test(text);

/** Chinese has no spaces between words, so the words are those that a reader would count. */
const WORDS = new Intl.Segmenter('en', { granularity: 'word' });

/** What is wrong with the note of a confirmation, wherever it is written: "x" or "ok ok ok ok" tells a reviewer nothing. */
export function noteProblem(note: string): string | undefined {
  const words = [...WORDS.segment(note)].filter(({ isWordLike }) => isWordLike);
  const different = new Set(words.map(({ segment }) => segment.toLowerCase()));
  return different.size < NOTE_WORDS ? NOTE_MISSING : undefined;
}

/** The rules that ask a person. */
export const confirmable = (rulebook: Rulebook): string[] =>
  rulebook.sections
    .flatMap((section) => section.rules)
    .filter((rule) => rule.attests !== undefined)
    .map((rule) => ruleId(rulebook, rule));

/** Of confirmations that no person has just made in the workbench: those of a file or of the command line. */
export function confirmationProblems(rulebook: Rulebook, given: Variant['attestations']): Problem[] {
  const asked = confirmable(rulebook);
  return Object.entries(given).flatMap(([rule, { by, note }]): Problem[] => {
    const field = `attestations.${rule}`;
    const refuse = (message: string): Problem[] => [{ code: 'input-unreadable', message, field }];
    if (!asked.includes(rule))
      return refuse(
        `${rulebook.title} asks nobody to confirm ${quoted(rule, 80)}; take a rule from the findings that need confirmation, or leave this one out.`,
      );
    if (!saysSomething(by)) return refuse(`Write the name of whoever confirms ${rule}.`);
    const problem = noteProblem(note);
    return problem ? refuse(`The note on ${rule} says too little. ${problem}`) : [];
  });
}

/** The confirmations whose subject changed since: they no longer count, and the finding asks again. */
export function lapsedConfirmations(of: {
  rulebook: Rulebook;
  game: Game;
  variant: Variant;
  day: string;
}): string[] {
  const given = Object.entries(of.variant.attestations);
  return askedOtherwise(of, new Map(given.flatMap(([rule, { about }]) => (about ? [[rule, about]] : []))));
}
