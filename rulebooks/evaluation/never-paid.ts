/**
 * A row of a written wager that no outcome reaches: signs and leaflets would offer a prize that nobody can win. No
 * clause speaks of it, so this is a warning of the engine's own, under the clause that lists the wager.
 */

import type { Finding } from '../findings/finding';
import type { Situation } from '../judging/situation';
import { writtenRows } from '../terms/settled-by';

/** In place of a clause: no rule has this name. */
const neverPaidId = (rulebook: { id: string }): string => `${rulebook.id}/never-paid`;

export const neverPaid = ({ rulebook, offered }: Situation): Finding[] =>
  offered.flatMap(({ wager, priced }) =>
    (writtenRows(wager)?.rows ?? []).flatMap(({ event, label }, index): Finding[] => {
      const count = priced?.events?.find(({ id }) => id === event)?.count;
      if (count !== '0') return [];
      const name = label.trim() === '' ? '' : `, “${label.trim()}”,`;
      return [
        {
          rule: neverPaidId(rulebook),
          clause: wager.clause,
          verdict: 'never-paid',
          wager: wager.id,
          event,
          found: 'wins in no outcome',
          explanation: `Row ${index + 1} of ${wager.label}${name} is never paid: no outcome reaches it. Change its condition, move it up, or remove it.`,
          paper: 'sign',
        },
      ];
    }),
  );
