/** The house edge as a fraction, and what the round gains against each card of the dealer. */
import { z } from 'zod';
import { type Fraction, ratio, sum, toText, ZERO } from '../../../exact/fraction';
import { inTable } from '../../../exact/in-table';
import { studied } from '../../../family/study';
import { unknownSettingsOf } from '../../../family/unknown-settings';
import type { PayTables } from '../../../pays/pay-table';
import { percent, signedPercent } from '../../../printing/numbers';
import { netPays } from '../../decisions/net-pays';
import { gainExactly } from '../exactly/exact-gain';
import { LIMBS, readWhole, writeWhole } from '../exactly/limbs';
import type { BlackjackParameters } from '../parameters';
import { followedFrom, rulesWith } from '../pieces';
import { KINDS, kindName } from '../ranks';
import { blackjackWagers, WAGER } from '../wagers';

const PLACES = 15;
const WRITTEN = 2 * LIMBS;

export function gainsFrom(sums: Float64Array): Fraction[] {
  return Array.from({ length: KINDS }, (_, up) =>
    ratio(readWhole(sums, up * WRITTEN), readWhole(sums, up * WRITTEN + LIMBS)),
  );
}

function paysOf(parameters: BlackjackParameters, tables: PayTables) {
  const net = netPays(blackjackWagers(parameters), tables);
  return { blackjack: net(WAGER, 'blackjack'), win: net(WAGER, 'win') };
}

export const exactEdge = studied<BlackjackParameters, Record<string, never>>({
  id: 'exact-edge',
  label: 'The edge without a rounding',
  explains:
    'Counts the round again in whole numbers, so that its house edge is a fraction and not a decimal that was rounded on the way.',
  fields: [],
  settings: z.strictObject({}, unknownSettingsOf([])),
  seconds: ({ decks, split }) => (split === 'any' ? 4 : 2) * decks,
  pieces: () => KINDS,
  runPiece: ({ parameters, tables, merged }, up) => {
    const rules = rulesWith(parameters, tables);
    const gain = gainExactly(
      rules,
      paysOf(parameters, tables),
      up,
      followedFrom(parameters, rules, merged, up),
    );
    const written = new Float64Array(KINDS * WRITTEN);
    writeWhole(written, up * WRITTEN, gain.s * gain.n);
    writeWhole(written, up * WRITTEN + LIMBS, gain.d);
    // The slots of other cards stay empty, and adding leaves these as they are.
    return [written];
  },
  conclude: ({ parameters, tables }, [sums]) => {
    const gains = gainsFrom(sums as Float64Array);
    const edge = sum(gains).neg();
    const { shoe, hands } = rulesWith(parameters, tables);
    const cards = shoe.reduce((all, count) => all + count, 0);
    return {
      summary: `House edge ${percent(edge, PLACES)}, and exactly the fraction below.`,
      basis: `Counted in whole numbers, per first stake of the first round of a fresh shoe${
        parameters.hands === 'any' ? `; a pair becomes ${hands} hands at most` : ''
      }.`,
      exact: { label: 'House edge', value: toText(edge) },
      tables: [
        {
          title: 'By the dealer’s card',
          explains: 'What the player gains in rounds with that card, per first stake.',
          columns: ['Dealer’s card', 'Of all rounds', 'Player gains'],
          rows: gains.map((gain, up) => {
            const chance = ratio(inTable(shoe[up]), cards);
            return [
              kindName(up),
              percent(chance),
              chance.equals(ZERO) ? '–' : signedPercent(gain.div(chance), PLACES),
            ];
          }),
        },
      ],
    };
  },
});
