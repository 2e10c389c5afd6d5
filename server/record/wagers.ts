/** What the public can compare with a sign: each wager with its table, every pay and its edge. */
import { basisInWords, givenIn, headlineEdge } from '@/rulebooks/edges/headline-edge';
import type { Game } from '@/rulebooks/format/record';
import { conditionInWords } from '@/rulebooks/offer/written-words';
import type { Variant } from '@/rulebooks/variant/variant';
import { basisNote, headlineOf } from '../documents/content/progressive';
import { type Offered, offered } from '../documents/content/wagers';
import type { Subject } from '../documents/subject';
import { publicEdge } from './edges';
import type { PublicTable, PublicWager } from './shapes';

/** No rulebook says how a wager is played that the operator wrote, so the record does. */
function playedAs(
  { result: { id, events } }: Offered,
  written: Variant['written'],
): Pick<PublicWager, 'written'> {
  const wager = written?.[id];
  if (!wager) return {};
  const rows = wager.rows.map(({ event, label, when, pays }) => ({
    label,
    when: conditionInWords(when),
    pays: events.find((known) => known.id === event)?.pays ?? pays,
  }));
  const play = wager.play?.trim();
  return { written: { ...(play && { play }), rows, otherwise: wager.otherwise } };
}

const LOST = 'lose';

/** A stake that is lost whole needs no row; of a round, each of its wagers has a table of its own. */
function tablesOf({ label, table, result, members }: Offered): PublicTable[] {
  if (members.length > 0)
    return members.map((member) => ({
      wager: member.wager.label,
      table: member.table,
      rows: member.pays.map(({ label: event, pays }) => ({ label: event, pays })),
    }));
  const rows = result.events.filter(({ pays }) => pays !== LOST);
  return [{ wager: label, table, rows: rows.map(({ label: event, pays }) => ({ label: event, pays })) }];
}

/** A sign prints what is charged beside the pays; a reader of the record has only the edge. */
function roundedNote({ wager, result }: Offered, game: Game, { variant }: Subject): string | undefined {
  const headline = headlineEdge(result, givenIn(wager.id, { game, variant }));
  const said = headline.basis === 'every-bet' ? basisInWords(headline, String) : undefined;
  return said && `edge ${said}`;
}

/** `printed` is the game before what the house charges. */
export const publicWagers = (subject: Subject, printed: Game): PublicWager[] =>
  offered(subject).map((each) => ({
    ...publicEdge(subject.game, each.result, {
      edge: headlineOf(each, subject).edge,
      basis: basisNote(each, subject) ?? roundedNote(each, printed, subject),
    }),
    tables: tablesOf(each),
    ...playedAs(each, subject.variant.written),
  }));
