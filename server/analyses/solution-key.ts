import { createHash } from 'node:crypto';
import { ENGINE } from '@/simulations/analysis/engine-version';
import { canonicalJson } from '@/simulations/exact/canonical';
import { toText } from '@/simulations/exact/fraction';
import { netPay } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { PayTable } from '@/simulations/pays/pay-table';
import type { Round } from '@/simulations/request/rounds';

/**
 * Only these decide the best play and its results: pays count by value, however they are spelled. Keys are
 * per organisation: an instant answer would reveal that somebody else has the same pay table.
 */
export function solutionKey({ family, parameters, tables }: Round, organisation: string): string {
  const nets = Object.entries(tables).map(([wager, pays]) => [wager, netsOf(pays)] as const);
  return createHash('sha256')
    .update(
      canonicalJson({ organisation, family, parameters, tables: Object.fromEntries(nets), engine: ENGINE }),
    )
    .digest('hex');
}

const netsOf = (pays: PayTable): Record<string, string> =>
  Object.fromEntries(Object.entries(pays).map(([event, text]) => [event, netOf(text)]));

function netOf(text: string): string {
  const pay = parsePay(text);
  if (!pay.ok) throw new Error(`a round is asked for with "${text}", which is not a pay`);
  return toText(netPay(pay.value));
}
