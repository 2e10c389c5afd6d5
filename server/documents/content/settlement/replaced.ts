/** What stands first on a paper of a settlement that a later one has replaced. */
import type { Block } from '../../paper';
import type { SettledMeeting } from './subject';

export const replacedBlocks = ({ replacedBy }: Pick<SettledMeeting, 'replacedBy'>): Block[] =>
  replacedBy === undefined
    ? []
    : [
        {
          kind: 'note',
          tone: 'breach',
          title: `Replaced by settlement ${replacedBy}`,
          lines: ['Pay nothing by this one: take the papers of the last settlement.'],
        },
      ];
