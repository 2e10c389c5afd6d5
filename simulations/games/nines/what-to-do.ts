/** The strategy that was found, in a sentence and as tables. */
import type { Solution, StrategyTable } from '../../family/solution';
import { listed } from '../../printing/lists';
import { BANK_OPTIONS, type BankPlay, bankAt } from './bank';
import { openCards } from './counts';
import { HANDS, type Hand } from './hands';
import type { NinesParameters } from './parameters';
import { houseWayDraws, MUST_STAND } from './rules';
import { type Draws, drawsAt, isOption } from './strategy';

const DRAW = 'Draw';
const STAND = 'Stand';
const nameOf = ({ values }: Hand) => values.join('-');
const ofTotal = (total: number) =>
  [...HANDS.entries()].filter(([, hand]) => hand.total === total).map(([number]) => number);

/** One word where all hands of a total do the same; else which of them draw. */
function said(hands: readonly number[], draws: (hand: number) => boolean): string {
  const drawn = hands.filter(draws);
  if (drawn.length === hands.length) return DRAW;
  if (drawn.length === 0) return STAND;
  const fewer = drawn.length * 2 <= hands.length ? drawn : hands.filter((hand) => !draws(hand));
  const names = fewer.map((hand) => nameOf(HANDS[hand] as Hand));
  return fewer === drawn
    ? `Draw with ${listed(names, 'or')}, else stand`
    : `Stand with ${listed(names, 'or')}, else draw`;
}

type Shown = Pick<NinesParameters, 'mustDraw' | 'bankCardsSeen' | 'bank'>;

export function whatToDo(
  parameters: Shown,
  best: Draws,
  bank: BankPlay,
): Required<Pick<Solution, 'summary' | 'tables'>> {
  const options = Array.from({ length: MUST_STAND }, (_, total) => total).filter((total) =>
    isOption(parameters, total),
  );
  const opens = openCards(parameters.bankCardsSeen);
  const cells = options.map((total) =>
    opens.map((_, open) => said(ofTotal(total), (hand) => best[drawsAt(hand, open, opens.length)] === 1)),
  );
  const byHouse = options.every((total, at) =>
    cells[at]?.every((cell) => cell === (houseWayDraws(total) ? DRAW : STAND)),
  );
  const must = `Below ${options[0]} a hand must draw; from ${MUST_STAND} on it must stand.`;
  const rows = options.flatMap((total, at) => rowsOf(total, cells[at] as string[], opens));
  return {
    summary: byHouse
      ? 'Play by the house way: draw on 5 or less, stand on 6 or more.'
      : `The table shows when to draw on ${listed(options.map(String), 'or')}.`,
    tables: [
      {
        id: 'options',
        caption: 'What to do where the player has a choice',
        explains:
          opens.length > 1
            ? `By the total of the player’s three cards and what the bank’s open cards count. ${must}`
            : `By the total of the player’s three cards. ${must}`,
        columns: ['Best choice'],
        rows,
      },
      ...(parameters.bank === 'best-reply' ? [bankTable(bank)] : []),
    ],
  };
}

/** What most open cards ask for stands last, as everything else. */
function rowsOf(total: number, cells: readonly string[], opens: readonly Hand[]): StrategyTable['rows'] {
  const different = [...new Set(cells)];
  if (different.length === 1) return [{ label: `${total}`, cells: [cells[0] as string] }];
  const groups = different
    .map((cell) => ({ cell, names: opens.filter((_, open) => cells[open] === cell).map(nameOf) }))
    .sort((a, b) => a.names.length - b.names.length);
  return groups.map(({ cell, names }, at) => ({
    label:
      at === groups.length - 1 ? `${total} against anything else` : `${total} against ${listed(names, 'or')}`,
    cells: [cell],
  }));
}

function bankTable(bank: BankPlay): StrategyTable {
  return {
    id: 'bank',
    caption: 'What the bank does where it has a choice',
    explains:
      'What costs a player most who plays by the house way. The bank knows its own cards and whether the player drew.',
    columns: ['The player stood', 'The player drew'],
    rows: BANK_OPTIONS.map((total) => ({
      label: `${total}`,
      cells: [false, true].map((drew) => said(ofTotal(total), (hand) => bank[bankAt(drew, hand)] === 1)),
    })),
  };
}
