/** The cards of an operator's tables: of one, or of all those of premises that have an address. */
import { createHash } from 'node:crypto';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import { dayIn } from '@/rulebooks/zones';
import { canonicalJson } from '@/simulations/exact/canonical';
import type { MemberContext } from '../access/context';
import type { TableCards } from '../documents/content/table-cards';
import { type Answer, notFound, refuse } from '../problems/problem';
import { addressOf } from './address';
import { latestCodes, offersOf, signsOf, submissionsAmong, type TableRow, tablesOf } from './queries';
import { rulebookAt } from './rulebook-at';

export type CardsAsked = { table: string } | { premises: string };

const isAsked = (table: TableRow, asked: CardsAsked): boolean =>
  'table' in asked ? table.id === asked.table : isSamePlace(table.premises, asked.premises);

export async function tableCards(
  { db, member }: MemberContext,
  asked: CardsAsked,
): Promise<Answer<TableCards>> {
  const tables = (await tablesOf(db, member.organisation.id)).filter((table) => isAsked(table, asked));
  const ids = tables.map(({ id }) => id);
  const codes = await latestCodes(db, ids);
  const coded = tables.flatMap((table) => {
    const code = codes.get(table.id);
    return code ? [{ table, code }] : [];
  });
  const [first] = coded;
  if (tables.length === 0) return notFound('table');
  if (!first)
    return refuse('state-forbids', 'There is no address for a phone yet. An approver makes it under Tables.');
  const [offers, signs] = [await offersOf(db, ids), await signsOf(db, ids)];
  const named = [...offers.map(({ offer }) => offer), ...signs.map(({ sign }) => sign)];
  const wanted = [...new Set(named.flatMap(({ submissionId }) => submissionId ?? []))];
  const submissions = new Map((await submissionsAmong(db, wanted)).map((row) => [row.id, row]));
  const put = <Row extends { tableId: string; number: number; submissionId: string | null }>(
    rows: readonly Row[],
    table: string,
  ) =>
    rows
      .filter(({ tableId }) => tableId === table)
      .map(({ number, submissionId }) => ({ number, submission: submissionId }));
  const rulebookOf = (table: string) =>
    rulebookAt(
      {
        offers: put(
          offers.map(({ offer }) => offer),
          table,
        ),
        signs: put(
          signs.map(({ sign }) => sign),
          table,
        ),
      },
      (id) => submissions.get(id),
    );
  const cards = coded.map(({ table, code }) => ({
    table: table.name,
    premises: table.premises,
    address: addressOf(code.code),
    made: dayIn(rulebookOf(table.id), code.at),
  }));
  const operator = member.organisation.name;
  const rulebook = coded.flatMap(({ table }) => rulebookOf(table.id) ?? [])[0];
  const dated = coded.reduce((latest, { code }) => (code.at > latest ? code.at : latest), first.code.at);
  const hash = createHash('sha256').update(canonicalJson({ operator, cards })).digest('hex');
  return { ok: true, value: { operator, cards, rulebook, dated, hash } };
}
