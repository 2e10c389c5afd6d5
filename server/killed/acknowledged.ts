/** What was acknowledged, and whether the site still has it. */
import { unconfirmed } from '../seals/decision-seal';
import type { Caller } from '../testing/site';
import type { State } from '../vocabulary/life/states';

export type Acknowledged =
  | { of: 'draft'; id: string; revision: number; name: string }
  | { of: 'removed draft'; id: string }
  | { of: 'job'; id: string }
  | { of: 'submission'; id: string; revision: number; state: State };

type Readers = { staff: Caller };

/** Why it is lost, or nothing. What was written and never answered may be there as well. */
export async function lost({ staff }: Readers, told: Acknowledged): Promise<string | undefined> {
  switch (told.of) {
    case 'draft': {
      const { revision, name } = await staff.drafts.get({ id: told.id });
      if (revision === told.revision && name !== told.name) return `the name is ${name}`;
      return revision < told.revision ? `the revision is ${revision}` : undefined;
    }
    case 'removed draft': {
      const found = await staff.drafts.get({ id: told.id }).catch(() => undefined);
      return found ? 'it is there again' : undefined;
    }
    case 'job':
      return (await staff.analyses.job({ id: told.id })).id === told.id ? undefined : 'it is another';
    case 'submission': {
      const { revision, state, seal } = await staff.submissions.get({ id: told.id });
      if (unconfirmed(seal)) return unconfirmed(seal);
      if (revision === told.revision && state !== told.state) return `the state is ${state}`;
      return revision < told.revision ? `the revision is ${revision}` : undefined;
    }
  }
}

/** Only the last of each thing: the ones before it have been followed by another. */
export function lastOfEach(told: readonly Acknowledged[]): Acknowledged[] {
  const last = new Map<string, Acknowledged>();
  for (const each of told) last.set(each.id, each);
  return [...last.values()];
}
