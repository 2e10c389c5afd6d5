/** The wagers of Baccarat 9 in both versions: its pack, and what a player, the bank and a tie are paid. */
import type { GameInput, RuleInput } from '../../format/record';
import { holds } from '../../format/statements';

type WagerInput = GameInput['wagers'][number];

/** Of each deck 24 cards of ace to six and 20 that count nothing. */
export const ZEROS = 20;

/** Even money is read and not printed. */
const EVEN = '1 to 1';
const GROUP = 'Hands';

type Clauses = Record<'player' | 'bank' | 'tie', string>;

export const baccaratNineWagers = (clauses: Clauses, bank: string, nineEnds: 'no' | 'yes'): WagerInput[] => {
  const byHouseWay = { family: 'nines-house-way', parameters: { zeros: ZEROS, nineEnds } };
  return [
    {
      id: 'player',
      label: 'Player',
      clause: clauses.player,
      group: GROUP,
      explains:
        'Wins if the player’s hand counts more than the bank’s. Equal hands are a stand-off, but those of 0 and 1 lose.',
      loses: 'The bank’s hand counts more, or both count 0 or 1.',
      wager: 'player',
      paid: 'exactly',
      minimum: { win: EVEN, 'low-tie': 'lose' },
    },
    {
      id: 'bank',
      label: bank,
      clause: clauses.bank,
      group: GROUP,
      explains:
        'Wins if the bank’s hand counts more than the player’s by the house way, or both count 0 or 1. Other equal hands are a stand-off.',
      loses: 'The player’s hand counts more.',
      ...byHouseWay,
      wager: 'bank',
      paid: 'exactly',
      minimum: { win: EVEN, 'low-tie': EVEN, tie: 'push' },
    },
    {
      id: 'tie',
      label: 'Tie',
      clause: clauses.tie,
      group: GROUP,
      explains: 'Wins if both hands count the same, the player’s by the house way.',
      ...byHouseWay,
      wager: 'tie',
      paid: 'exactly',
      minimum: { win: '8 to 1' },
    },
  ];
};

/** A statement that approves what some events of a wager pay, and that a person confirms besides. */
export const settledAt = (
  clause: string,
  line: number,
  wager: string,
  says: string,
  events: Record<string, string>,
  attests: string,
  note?: string,
): RuleInput =>
  holds(clause, line, says, {
    evidence: { measure: 'pays', against: 'approved', events: Object.keys(events) },
    onBreach: 'breach',
    duty: 'settling',
    attests,
    appliesTo: { wagers: [wager] },
    parameters: Object.entries(events).flatMap(([name, value]) =>
      / to /.test(value) ? [{ name, comparator: 'equal' as const, value, unit: 'odds' as const }] : [],
    ),
    ...(note ? { note } : {}),
  });
