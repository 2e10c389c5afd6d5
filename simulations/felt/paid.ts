/** What a felt prints of a wager's pays: what wins, as on a sign. A stake that is returned or partly lost is not a win. */
import { netPay } from '../pays/net-pay';
import { parsePay } from '../pays/parse-pay';
import type { Pay } from '../pays/pay';
import type { PaidEvent } from './felt';

/** A share of a meter wins whatever the meter shows, and a sum whatever is staked. */
const wins = (pay: Pay): boolean => pay.kind === 'meter' || pay.kind === 'sum' || netPay(pay).gt(0);

export const paidEvents = (events: readonly PaidEvent[]): PaidEvent[] =>
  events.filter(({ pays }) => {
    const read = parsePay(pays);
    return read.ok && wins(read.value);
  });
