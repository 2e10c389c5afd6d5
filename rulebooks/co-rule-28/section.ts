import type { RuleInput, SectionInput } from '../record';

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
  })),
});

type Lines = number | [number, number];
type Rest = Omit<RuleInput, 'clause' | 'source' | 'says' | 'kind'>;

const lines = (source: Lines): [number, number] => (typeof source === 'number' ? [source, source] : source);

/** A clause that tells something and asks for nothing. */
export const tells = (clause: string, source: Lines, says: string, rest: Rest = {}): RuleInput => ({
  clause,
  says,
  kind: 'informative',
  ...rest,
  source: lines(source),
});

/** Why nobody is asked to confirm what dealer and players do in a round. */
export const CONDUCT = 'Conduct of dealing: done anew in each round, so that no submission can show it.';

/** A clause on what dealer and players do in a round. */
export const conducts = (clause: string, source: Lines, says: string, rest: Rest = {}): RuleInput =>
  tells(clause, source, says, { ...rest, note: rest.note ? `${CONDUCT} ${rest.note}` : CONDUCT });

/** A clause whose keeping a person has to confirm, in a sentence that begins with “We”. */
export const asks = (
  clause: string,
  source: Lines,
  says: string,
  attests: string,
  rest: Rest = {},
): RuleInput => ({ clause, says, kind: 'attested', attests, ...rest, source: lines(source) });

/** A clause that is held against what is offered; with `attests`, a person confirms the rest of it. */
export const holds = (
  clause: string,
  source: Lines,
  says: string,
  rest: Rest & Required<Pick<RuleInput, 'evidence' | 'onBreach'>>,
): RuleInput => ({ clause, says, kind: 'computed', ...rest, source: lines(source) });
