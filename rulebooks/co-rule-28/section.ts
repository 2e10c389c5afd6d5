import type { Duty } from '../format/duties';
import type { Informs } from '../format/informs';
import type { RuleInput, SectionInput } from '../format/record';

type Source = {
  number: string;
  title: string;
  /** The game the whole section is about. */
  game?: string;
  /** The day the section in this wording took effect, where the source gives one. */
  validFrom?: string;
  /** Clauses whose number is lost in the source text, or wrong in it. */
  inferred?: string[];
  rules: RuleInput[];
};

export const section = ({ number, title, game, validFrom, inferred = [], rules }: Source): SectionInput => ({
  number,
  title,
  rules: rules.map((rule) => ({
    ...(validFrom ? { validFrom } : {}),
    ...rule,
    inferred: inferred.includes(rule.clause),
    appliesTo: { ...(game ? { games: [game] } : {}), ...rule.appliesTo },
    ...(rule.attestsAbout
      ? { attestsAbout: { ...(game ? { games: [game] } : {}), ...rule.attestsAbout } }
      : {}),
  })),
});

type Lines = number | [number, number];
type Rest = Omit<RuleInput, 'clause' | 'source' | 'says' | 'kind' | 'informs'>;

const lines = (source: Lines): [number, number] => (typeof source === 'number' ? [source, source] : source);

/** A clause for which nobody could be fined, and why. */
export const tells = (
  clause: string,
  source: Lines,
  informs: Informs,
  says: string,
  rest: Rest = {},
): RuleInput => ({ clause, says, kind: 'informative', informs, ...rest, source: lines(source) });

/** A clause that a person confirms, in a sentence that begins with “We”. */
export const asks = (
  clause: string,
  source: Lines,
  duty: Duty,
  says: string,
  attests: string,
  rest: Rest = {},
): RuleInput => ({ clause, says, kind: 'attested', duty, attests, ...rest, source: lines(source) });

/** A clause that is checked against what is offered; with `attests`, a person confirms the rest of it. */
export const holds = (
  clause: string,
  source: Lines,
  says: string,
  rest: Rest & Required<Pick<RuleInput, 'evidence'>>,
): RuleInput => ({ clause, says, kind: 'computed', ...rest, source: lines(source) });
