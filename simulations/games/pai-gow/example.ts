/** One hand for players to read: what the House Way makes of it, by which line, and what would gain most. */
import type { Card } from '../../equipment/cards/card';
import { nameWithJoker, readWithJoker } from '../../equipment/cards/joker';
import { toText } from '../../exact/fraction';
import type { PayTables } from '../../pays/pay-table';
import { listed } from '../../printing/lists';
import { fixed } from '../../printing/numbers';
import { adviceFor } from './advice';
import { jokersOf, type PaiGowParameters } from './parameters';

/** A medium and a low pair, which 13.21 splits unless a king or better can go in front: the joker is one, and an ace. */
const CARDS = { none: 'Ad Kd 9c 9s 6h 6d 3c', joker: 'Jk Kd 9c 9s 6h 6d 3c' };

export function exampleOf(parameters: PaiGowParameters, tables: PayTables): string {
  const cards = CARDS[jokersOf(parameters) === 0 ? 'none' : 'joker'];
  const read = readWithJoker(cards);
  if (!read.ok) throw new RangeError(cards);
  const { choices, compared } = adviceFor(parameters, tables, read.value);
  const byWay = choices.find(({ choice }) => choice === compared?.choice);
  const [best] = choices;
  if (!byWay || !best || !compared) throw new RangeError('a hand cannot be set');
  const inFront = ({ lays }: typeof best) => named(lays?.[1]?.cards ?? []);
  const gains = ({ gains: of }: typeof best) => fixed(toText(of), 4);
  const less = best.gains.sub(byWay.gains);
  const verdict =
    less.n === 0n
      ? 'No other way gains more.'
      : `The best puts ${inFront(best)} in front and gains ${gains(best)}, ${fixed(toText(less), 4)} more.`;
  return `Of ${named(read.value)}, the House Way puts ${inFront(byWay)} in front (“${compared.line}”) and gains ${gains(byWay)} of the wager on average. ${verdict}`;
}

const named = (cards: readonly Card[]) => listed(cards.map((card) => `the ${nameWithJoker(card)}`));
