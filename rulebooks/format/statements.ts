/** How a record writes a clause: it tells, it asks a person, or it is checked. */
import type { Duty } from './duties';
import type { Informs } from './informs';
import type { RuleInput } from './record';

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
