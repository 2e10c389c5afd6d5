/** Every table of a small question, tried one by one in fractions: what the search has to find. */
import { type Fraction, fromText, ratio, toText } from '../../exact/fraction';
import { houseEdge } from '../../figures/house-edge';
import { netPay } from '../../pays/net-pay';
import { parsePay } from '../../pays/parse-pay';
import type { PayTable } from '../../pays/pay-table';
import type { Question } from '../question';

const NETS = new Map<string, Fraction>();
function net(text: string): Fraction {
  const known = NETS.get(text);
  if (known) return known;
  const read = parsePay(text);
  if (!read.ok) throw new Error(text);
  const value = netPay(read.value);
  NETS.set(text, value);
  return value;
}

function product(question: Question): PayTable[] {
  const tables = question.schedules.flatMap((rows) =>
    rows.reduce<PayTable[]>(
      (all, { event, choices }) =>
        all.flatMap((table) => choices.map((text) => ({ ...table, [event]: text }))),
      [{}],
    ),
  );
  return [...new Map(tables.map((table) => [nameOf(table), table])).values()];
}

/** The nets of a table, in the order of its events. */
export const nameOf = (table: PayTable): string =>
  Object.keys(table)
    .sort()
    .map((event) => toText(net(table[event] as string)))
    .join(' ');

/** Every table there is, and of those the ones that the question asks for: no bound, no scale, fractions only. */
export function bruteForce(question: Question): string[] {
  const { distribution, spec, edge, order, top, changes } = question;
  const countOf = (event: string) => distribution.outcomes.find((o) => o.event === event)?.count as bigint;
  return product(question)
    .filter((table) => {
      const priced = houseEdge(distribution, spec, table);
      if (!priced.ok || priced.value.lt(edge.from) || priced.value.gt(edge.to)) return false;
      const rows = Object.entries(table).map(([event, text]) => ({
        event,
        net: net(text),
        count: countOf(event),
      }));
      const kept = (order?.families ?? []).every((family) =>
        rows.every((a) =>
          rows.every((b) => {
            if (!family.includes(a.event) || !family.includes(b.event) || a.count >= b.count) return true;
            return order?.rule === 'always-more' ? a.net.gt(b.net) : a.net.gte(b.net);
          }),
        ),
      );
      if (!kept) return false;
      if (changes) {
        const changed = rows.filter((row) => !row.net.equals(net(changes.from[row.event] as string)));
        if (changed.length > changes.most) return false;
      }
      if (!top) return true;
      const best = rows.reduce((most, row) => (row.net.gt(most) ? row.net : most), rows[0]?.net as Fraction);
      const chance = ratio(
        rows.filter((row) => row.net.equals(best)).reduce((sum, { count }) => sum + count, 0n),
        distribution.universe,
      );
      return (!top.least || chance.gte(top.least)) && (!top.most || chance.lte(top.most));
    })
    .map(nameOf)
    .sort();
}

/** The house edge of a table by its name. */
export function edgeOf({ distribution, spec }: Question, name: string): Fraction {
  const nets = name.split(' ').map(fromText);
  const paid = spec.events
    .filter(({ settles }) => settles === 'pays')
    .map(({ id }) => id)
    .sort();
  return distribution.outcomes
    .reduce((sum, { event, count }) => {
      const at = paid.indexOf(event);
      return sum.add((at < 0 ? ratio(-1) : (nets[at] as Fraction)).mul(ratio(count)));
    }, ratio(0))
    .div(ratio(distribution.universe))
    .neg();
}
