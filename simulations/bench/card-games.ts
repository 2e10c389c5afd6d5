/** What `one-game.ts` measures: games of cards at odds of the 2007 rules, and the target in seconds on two threads. */
import { decisionFamilyOf, familyOf } from '../catalogue/families';
import {
  BRITISH_ODDS as INSURANCE_ODDS,
  tablesOf as insuranceTables,
} from '../games/casino-stud/insurance/odds';
import { BRITISH_ODDS, tablesOf as studTables } from '../games/casino-stud/odds';
import { BONUS, CASINO, TWO_WAY, ULTIMATE } from '../games/holdem/testing/published';
import type { PayTable } from '../pays/pay-table';
import type { EngineWager } from '../request/request';
import { BY_ROUND, BY_TABLE } from '../request/settlement';

export type CardGame = {
  label: string;
  reach: number;
  wagers: EngineWager[];
};

const odds = (rows: Record<string, number>): PayTable =>
  Object.fromEntries(Object.entries(rows).map(([row, win]) => [row, `${win} to 1`]));

const THREE_CARD = {
  ante: odds({ 'dealer-not-qualified': 1, win: 1 }),
  play: odds({ win: 1 }),
  'ante-bonus': odds({ straight: 1, 'three-of-a-kind': 4, 'straight-flush': 5 }),
};
const LET_IT_RIDE = {
  'let-it-ride': odds({
    'royal-flush': 100,
    'straight-flush': 50,
    'four-of-a-kind': 25,
    'full-house': 11,
    flush: 8,
    straight: 5,
    'three-of-a-kind': 3,
    'two-pairs': 2,
    pair: 1,
  }),
};

function round(
  family: string,
  reach: number,
  tables: Record<string, PayTable>,
  parameters: Record<string, unknown> = {},
): CardGame {
  return {
    label: decisionFamilyOf(family)?.label ?? family,
    reach,
    wagers: Object.entries(tables).map(([wager, pays]) => ({
      id: wager,
      family,
      parameters,
      wager,
      pays,
      settled: BY_ROUND,
    })),
  };
}

/** All wagers of the families, one after another, at 1 to 1: what is paid makes no difference to the work. */
function sideWagers(label: string, reach: number, families: readonly string[]): CardGame {
  const wagers = families.flatMap((family) =>
    familyOf(family)
      .wagers({})
      .map(({ id, events }): EngineWager => {
        const paid = events.filter(({ settles }) => settles === 'pays');
        const pays = odds(Object.fromEntries(paid.map((event) => [event.id, 1])));
        return { id, family, parameters: {}, wager: id, pays, settled: BY_TABLE };
      }),
  );
  return { label: `${label}: ${wagers.length}`, reach, wagers };
}

/** Every wager of the family from six decks and from eight, as a rulebook offers them. */
function baccarat(reach: number): CardGame {
  const family = familyOf('baccarat');
  const wagers = [6, 8].flatMap((decks) =>
    family.wagers({ decks }).map(({ id, events }): EngineWager => {
      const paid = events.filter(({ settles }) => settles === 'pays');
      const pays = odds(Object.fromEntries(paid.map((event) => [event.id, 1])));
      return {
        id: `${id} ${decks}`,
        family: 'baccarat',
        parameters: { decks },
        wager: id,
        pays,
        settled: BY_TABLE,
      };
    }),
  );
  return { label: `Baccarat, six and eight decks: ${wagers.length}`, reach, wagers };
}

export const CARD_GAMES: Record<string, CardGame> = {
  ultimate: round('ultimate-holdem', 4, ULTIMATE),
  casino: round('casino-holdem', 5, CASINO),
  'two-way': round('two-way-holdem', 5, TWO_WAY),
  bonus: round('bonus-holdem', 5, BONUS),
  stud: round('casino-stud', 1.5, studTables(...BRITISH_ODDS)),
  insurance: round('casino-stud-insurance', 1, insuranceTables(...INSURANCE_ODDS)),
  'three-card': round('three-card-poker', 1, THREE_CARD),
  'let-it-ride': round('let-it-ride', 1, LET_IT_RIDE),
  blackjack: round('blackjack', 2, { initial: { blackjack: '3 to 2', win: '1 to 1' } }, { decks: 8 }),
  tiles: round('pai-gow-tiles', 1, { standard: { win: 'even money' } }, { player: 'best' }),
  'three-and-five': sideWagers('Wagers on three or five cards', 1, [
    'three-card-side-wagers',
    'three-card-bonus',
    'stud-progressive',
  ]),
  'holdem-sides': sideWagers('Wagers beside hold’em', 1, ['holdem-side-wagers']),
  baccarat: baccarat(3),
};

/** Only measured by name: a pass over every pair of seven-card hands takes its time. */
export const LONG_GAMES: Record<string, CardGame> = {
  'pai-gow': round('pai-gow-poker', 60, { standard: { win: '19 to 20' } }),
  'pai-gow-best': round('pai-gow-poker', 480, { standard: { win: '19 to 20' } }, { player: 'best' }),
};
