/** What the best play with given cards is, and what every other would gain instead: exact, per ante, from then on. */
import type { PayTables } from '../../decisions';
import { type Card, PACK, RANKS } from '../../equipment/cards/card';
import { choose } from '../../equipment/cards/card-sets';
import { type Fraction, ratio } from '../../exact/fraction';
import { fail, ok, type Result } from '../../problem';
import { BoardHands, DEALER_HANDS } from './board';
import { casinoHoldemRules } from './casino';
import type { CasinoHoldemParameters } from './casino-rules';
import { CELL_OF, KIND_OF, KINDS, startOf } from './cells';
import type { RuleSet } from './rule-set';
import { CellNets, foldsFor, type Settlement } from './settlement';
import { ultimateRules } from './ultimate';
import { GAIN_SCALE, ultimateGains } from './ultimate-plan';
import type { UltimateParameters } from './ultimate-rules';

export type Advice = {
  street: string;
  best: string;
  /** The player's expected gain over all stakes, in antes; the best first. */
  choices: { choice: string; label: string; gains: Fraction }[];
};

/** Starting hands alike in ranks and in being of one suit. */
const handsOf = (start: number): number => {
  const [row, column] = [Math.floor(start / RANKS), start % RANKS];
  if (row === column) return 6;
  return row > column ? 4 : 12;
};

function advice(street: string, choices: Advice['choices']): Advice {
  const ordered = [...choices].sort((a, b) => b.gains.compare(a.gains));
  return { street, best: ordered[0]?.choice as string, choices: ordered };
}

/** Calls back with what each full board that holds the known cards gives. */
function onBoards(
  settled: Settlement,
  hole: readonly Card[],
  known: readonly Card[],
  each: (initial: number, later: number) => void,
): number {
  const [a, b] = hole as [Card, Card];
  const left = Array.from({ length: PACK }, (_, card) => card).filter(
    (card) => !hole.includes(card) && !known.includes(card),
  );
  const board = new BoardHands([settled.qualifier]);
  const nets = new CellNets(settled);
  const five = Uint8Array.from([...known, 0, 0]).subarray(0, 5);
  let boards = 0;
  const add = () => {
    board.read(five, 0);
    const kinds = board.slot * PACK;
    nets.read(
      board,
      CELL_OF[(KIND_OF[kinds + a] as number) * KINDS + (KIND_OF[kinds + b] as number)] as number,
    );
    each(nets.initial, nets.later);
    boards += 1;
  };
  if (known.length === 5) add();
  else
    for (let i = 1; i < left.length; i += 1)
      for (let j = 0; j < i; j += 1) {
        five[3] = left[j] as Card;
        five[4] = left[i] as Card;
        add();
      }
  return boards;
}

function checked(
  hole: readonly Card[],
  known: readonly Card[],
  streets: readonly number[],
): Result<readonly Card[]> {
  const refuse = (message: string) => fail({ code: 'input-unreadable', message });
  if (hole.length !== 2) return refuse('Give the two cards of the hand.');
  if (!streets.includes(known.length)) {
    const cards = streets.map((count) => (count === 0 ? 'none' : String(count))).join(' or ');
    return refuse(`Give ${cards} of the cards on the table: a decision is made only then.`);
  }
  if (new Set([...hole, ...known]).size !== hole.length + known.length)
    return refuse('Give each card once: one is in the hand and on the table, or there twice.');
  return ok(known);
}

const perAnte = (total: number, boards: number, { unit }: Settlement): Fraction =>
  ratio(BigInt(total), BigInt(boards) * BigInt(DEALER_HANDS * unit));

/** `merged`: the sums the game was solved from. */
export function adviseUltimate(
  parameters: UltimateParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
  hole: readonly Card[],
  known: readonly Card[],
): Result<Advice> {
  const given = checked(hole, known, [0, 3, 5]);
  if (!given.ok) return given;
  const { settled } = ultimateRules(parameters, tables);
  const bet = (bet: number, gains: Fraction) => ({
    choice: `bet-${bet}`,
    label: `Bet ${bet} times the ante`,
    gains,
  });
  if (known.length === 0) return ok(beforeFlop(parameters, settled, merged, hole));
  const fold = foldsFor(settled);
  const { atFlop, afterRiver } = parameters;
  let betting = 0;
  let checking = 0;
  const atRiver = known.length === 5;
  const boards = onBoards(settled, hole, known, (initial, later) => {
    betting += initial + (atRiver ? afterRiver : atFlop) * later;
    checking += Math.max(initial + afterRiver * later, fold);
  });
  if (atRiver)
    return ok(
      advice('After the river', [
        { choice: 'fold', label: 'Fold', gains: ratio(-settled.mandatory) },
        bet(afterRiver, perAnte(betting, boards, settled)),
      ]),
    );
  return ok(
    advice('At the flop', [
      { choice: 'check', label: 'Check', gains: perAnte(checking, boards, settled) },
      bet(atFlop, perAnte(betting, boards, settled)),
    ]),
  );
}

const BOARDS = choose(PACK - 2, 5);

function beforeFlop(
  parameters: UltimateParameters,
  settled: Settlement,
  merged: readonly Float64Array[],
  [a, b]: readonly Card[],
): Advice {
  return gridOf(parameters, settled, merged)(startOf(a as Card, b as Card));
}

/** The advice for each of the 169 starting hands. */
function gridOf(
  parameters: UltimateParameters,
  settled: Settlement,
  merged: readonly Float64Array[],
): (start: number) => Advice {
  const { betting, checking } = ultimateGains(parameters, merged);
  const [, overall] = merged as [Float64Array, Float64Array];
  const gainsOf = (start: number, total: number, scale: number) =>
    ratio(BigInt(total), BigInt(BOARDS) * BigInt(DEALER_HANDS * settled.unit * handsOf(start) * scale));
  const most = Math.max(...parameters.beforeFlop);
  return (start) =>
    advice('Before the flop', [
      { choice: 'check', label: 'Check', gains: gainsOf(start, checking[start] as number, GAIN_SCALE) },
      ...[...new Set(parameters.beforeFlop)].map((size) => ({
        choice: `bet-${size}`,
        label: `Bet ${size} times the ante`,
        gains:
          size === most
            ? gainsOf(start, betting[start] as number, GAIN_SCALE)
            : gainsOf(
                start,
                (overall[start] as number) + size * (overall[RANKS * RANKS + start] as number),
                1,
              ),
      })),
    ]);
}

/** By starting hand as in `cells.ts`: of one suit at high * 13 + low, of two at low * 13 + high, pairs between. */
export function ultimateGrid(
  parameters: UltimateParameters,
  tables: PayTables,
  merged: readonly Float64Array[],
): Advice[] {
  const { settled } = ultimateRules(parameters, tables);
  const adviceFor = gridOf(parameters, settled, merged);
  return Array.from({ length: RANKS * RANKS }, (_, start) => adviceFor(start));
}

export function adviseCasino(
  parameters: CasinoHoldemParameters,
  tables: PayTables,
  hole: readonly Card[],
  known: readonly Card[],
): Result<Advice> {
  const given = checked(hole, known, [3]);
  if (!given.ok) return given;
  const { settled }: RuleSet = casinoHoldemRules(parameters, tables);
  let calling = 0;
  const boards = onBoards(settled, hole, known, (initial, later) => {
    calling += initial + parameters.call * later;
  });
  return ok(
    advice('At the flop', [
      { choice: 'fold', label: 'Fold', gains: ratio(-settled.mandatory) },
      {
        choice: `call-${parameters.call}`,
        label: `Call ${parameters.call} times the ante`,
        gains: perAnte(calling, boards, settled),
      },
    ]),
  );
}
