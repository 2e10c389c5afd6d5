/** What the binder says of one wager of several in the same words: its space, its backline bets, its fees, what is covered. */
import type { RuleInput } from '../../format/record';
import { asks, tells } from '../../format/statements';

type Line = number | [number, number];

export const FEES = 'The fee schedule may limit the wager and charge for it.';
export const PAYS = 'The player-dealer pays it where it wins and collects it where it loses.';
export const COVERED = 'It is paid or collected as far as the player-dealer’s money covers it.';
export const BACK = 'What is not covered goes back.';

export const space = (clause: string, line: Line, wager: string, label: string): RuleInput =>
  asks(
    clause,
    line,
    'equipment',
    `Each seat has a space of its own for ${label}.`,
    `We mark a space for ${label} at each seat.`,
    { appliesTo: { wagers: [wager] } },
  );

export const allows = (clause: string, line: Line, wager: string, says: string): RuleInput =>
  tells(clause, line, 'permission', says, { appliesTo: { wagers: [wager] } });

export const backline = (clause: string, line: Line, wager: string): RuleInput =>
  allows(clause, line, wager, 'Backline bets are allowed on it.');

export const elsewhere = (
  clause: string,
  line: Line,
  wager: string,
  says: string,
  askedBy: string[],
): RuleInput => tells(clause, line, 'elsewhere', says, { appliesTo: { wagers: [wager] }, askedBy });

export const settles = (
  clause: string,
  line: Line,
  wager: string,
  says: string,
  attests: string,
): RuleInput => asks(clause, line, 'settling', says, attests, { appliesTo: { wagers: [wager] } });
