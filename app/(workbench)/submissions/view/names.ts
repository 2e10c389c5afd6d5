/** Ids as people know them: wagers, events and options by the labels of the rulebook. */

import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Game } from '@/rulebooks/format/record';
import { valueInWords } from '@/rulebooks/offer/option-value';
import { CUSTOM, choosableTables } from '@/rulebooks/offer/pay-table';
import {
  hasOwnEvents,
  isPerFirst,
  type SettledShape,
  settledOf,
  wagersIn,
} from '@/simulations/analysis/settled';

type Named = { id: string; label: string };
type NamedWager = Named & SettledShape & { events: Named[] };

/** One of an analysis: of a round the first of its wagers. */
type Analysed = Pick<AnalysedWager, 'id'> & SettledShape;

export type Names = {
  wager: (id: string) => string;
  event: (wager: string, event: string) => string;
  option: (id: string) => string;
  optionValue: (option: string, value: string) => string;
  /** The table a wager, or one of those that settle with it, is offered at. */
  payTable: (wager: Analysed & Pick<AnalysedWager, 'payTable'>) => string;
  /** What the figures of a round are per: "Ante"; "wager" where it has one kind of wager. */
  unit: (wager: Analysed) => string;
  /** What a finding is about: "Straight up, win". */
  subject: (finding: Finding) => string;
};

const labelIn = (list: Named[], id: string): string => list.find((entry) => entry.id === id)?.label ?? id;

/** Every option of the game with its value, in the order of the rulebook; what the rulebook does not know comes last. */
export function optionsInOrder(
  { options }: Pick<Game, 'options'>,
  chosen: Record<string, string>,
): [id: string, value: string][] {
  const known = options.map(({ id, default: otherwise }): [string, string] => [id, chosen[id] ?? otherwise]);
  const other = Object.entries(chosen).filter(([id]) => !options.some((option) => option.id === id));
  return [...known, ...other];
}

export function namesOf(game: Game, wagers: NamedWager[]): Names {
  /** Those that the operator wrote are known to the analysis alone. */
  const wager = (id: string) => labelIn([...game.wagers, ...wagers], id);
  /** The events of a round are its endings; a row of one of its pay tables is known by its id alone. */
  const event = (of: string, id: string) => {
    const known = wagers.find((candidate) => candidate.id === of && hasOwnEvents(candidate));
    return known ? labelIn(known.events, id) : id.replaceAll('-', ' ');
  };
  const option = (id: string) => labelIn(game.options, id);
  const optionValue = (id: string, value: string) => {
    const known = game.options.find((each) => each.id === id);
    return known ? valueInWords(known, value) : value;
  };
  const payTable: Names['payTable'] = (analysed) => {
    if (analysed.payTable === CUSTOM) return 'Operator’s own';
    const own = wagersIn(analysed);
    const tables = game.wagers.filter(({ id }) => own.includes(id)).flatMap(choosableTables);
    return labelIn(tables, analysed.payTable);
  };
  const unit: Names['unit'] = (analysed) => (isPerFirst(settledOf(analysed)) ? wager(analysed.id) : 'wager');
  const subject = (finding: Finding) =>
    [
      finding.wager ? wager(finding.wager) : undefined,
      finding.wager && finding.event ? event(finding.wager, finding.event) : undefined,
      finding.option ? option(finding.option) : undefined,
    ]
      .filter(Boolean)
      .join(', ');
  return { wager, event, option, optionValue, payTable, unit, subject };
}
