/** The tables that offer other pays: chosen among those on record, and named in words only where premises have none there. */
import { longDate } from '@/rulebooks/spelling/wording';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import type { MemberContext } from '../access/context';
import type { Queries } from '../db/client';
import { type Answer, notFound, refuse } from '../problems/problem';
import { frozenVariant, type SubmissionRow } from '../submissions/stored/queries';
import { offerBetterPays, type TablesChosen } from '../submissions/variations/begin';
import { tablesCarrying } from './carrying';
import { type Place, tablesInWords } from './in-words';
import { notHere } from './not-here';

/** `tables`: ids. `named`: of premises without a table on record, or of none where the operator has no table there at all. */
type AtTables = { tables: string[]; named: { premises?: string | undefined; tables: string }[] };

const wrong = (says: string) => refuse('variation-refused', says, { field: 'tables' });

/** “Wheel 1 and Wheel 2, The Pier; tables 3 to 5, Harbour House”. */
function inWords(tables: readonly Place[], named: AtTables['named']): string {
  return [
    ...tablesInWords(tables),
    ...named.map((each) => [each.tables, each.premises].filter(Boolean).join(', ')),
  ].join('; ');
}

async function tablesChosen(
  tx: Queries,
  row: SubmissionRow,
  { from, tables, named, listed: isListed }: AtTables & { from: string; listed: boolean },
): Promise<Answer<TablesChosen>> {
  const ids = [...new Set(tables)];
  if (ids.length + named.length === 0)
    return refuse('decision-incomplete', 'Choose the tables that pay this.', { field: 'tables' });
  const { reference } = row;
  const { circumstances } = frozenVariant(row).variant;
  const known = await tablesCarrying(tx, row.organisationId, { reference, day: from });
  const chosen = known.filter(({ id }) => ids.includes(id));
  if (chosen.length < ids.length) return notFound('table');
  // No version of a game that starts from the list was ever there to be carried.
  const bare = isListed ? undefined : chosen.find(({ carries }) => !carries);
  if (bare)
    return wrong(
      `${bare.name}, ${bare.premises}, does not carry ${reference} on ${longDate(from)}. Put the game on it first, under Tables, or leave it out.`,
    );
  for (const { premises } of named) {
    if (!premises && known.length > 0)
      return wrong('Name the premises, or choose among your tables on record.');
    if (premises && known.some((table) => isSamePlace(table.premises, premises)))
      return wrong(`${premises} has tables on record. Choose among them.`);
  }
  const places = [
    ...chosen,
    ...named.flatMap(({ premises, tables: name }) => (premises ? [{ premises, name }] : [])),
  ];
  for (const table of places) {
    const here = notHere({ version: row, circumstances, table, day: from });
    if (here) return wrong([here.says, here.mend].flatMap((part) => part ?? []).join(' '));
  }
  return { ok: true, value: { says: inWords(chosen, named), ids } };
}

export const offerAtTables = (
  context: MemberContext,
  input: Parameters<typeof offerBetterPays>[1] & AtTables,
): ReturnType<typeof offerBetterPays> =>
  offerBetterPays(context, input, (tx, row, isListed) =>
    tablesChosen(tx, row, { ...input, listed: isListed }),
  );
