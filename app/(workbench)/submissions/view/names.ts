/** Ids as people know them: wagers, events and options by the labels of the rulebook. */
import type { AnalysedWager } from '@/rulebooks/analysis/analysis';
import type { Finding } from '@/rulebooks/findings/finding';
import type { Game } from '@/rulebooks/format/record';
import { CUSTOM, choosableTables } from '@/rulebooks/offer/pay-table';

type Named = { id: string; label: string };
type NamedWager = Named & { events: Named[]; settles?: string[] };

export type Names = {
  wager: (id: string) => string;
  event: (wager: string, event: string) => string;
  option: (id: string) => string;
  optionValue: (option: string, value: string) => string;
  /** The table a wager, or one of those that settle with it, is offered at. */
  payTable: (wager: Pick<AnalysedWager, 'id' | 'payTable' | 'settles'>) => string;
  /** What the figures of a round are per: "Ante"; "wager" where it has one kind of wager. */
  unit: (wager: Pick<AnalysedWager, 'id' | 'settles'>) => string;
  /** What a finding is about: "Straight up, win". */
  subject: (finding: Finding) => string;
};

const labelIn = (list: Named[], id: string): string => list.find((entry) => entry.id === id)?.label ?? id;

export function namesOf(game: Game, wagers: NamedWager[]): Names {
  /** Those that the operator wrote are known to the analysis alone. */
  const wager = (id: string) => labelIn([...game.wagers, ...wagers], id);
  /** The events of a round are its endings; a row of one of its pay tables is known by its id alone. */
  const event = (of: string, id: string) => {
    const known = wagers.find((candidate) => candidate.id === of && candidate.settles === undefined);
    return known ? labelIn(known.events, id) : id.replaceAll('-', ' ');
  };
  const option = (id: string) => labelIn(game.options, id);
  const optionValue = (id: string, value: string) =>
    game.options.find((known) => known.id === id)?.values.find((known) => known.value === value)?.label ??
    value;
  const payTable: Names['payTable'] = ({ id, payTable: table, settles = [id] }) => {
    if (table === CUSTOM) return 'Operator’s own';
    const tables = game.wagers.filter((known) => settles.includes(known.id)).flatMap(choosableTables);
    return labelIn(tables, table);
  };
  const unit: Names['unit'] = ({ id, settles = [] }) => (settles.length > 1 ? wager(id) : 'wager');
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
