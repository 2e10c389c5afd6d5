/** Each event pays what was approved for it: approved pays are not minimums, so a higher pay is a breach too. */
import { type Fraction, isNegative } from '@/simulations/exact/fraction';
import type { Worth } from '@/simulations/pays/net-pay';
import { printPay } from '@/simulations/pays/print-pay';
import { decimal } from '@/simulations/printing/numbers';
import { payVerb } from '../../judging/pay-words';
import {
  type Checked,
  listedInScope,
  type Measures,
  type Offered,
  type Ruling,
} from '../../judging/situation';
import { type Cell, isRead, printedWorth, type ReadCell } from '../../offer/pay-table';
import { counted, points, ruleName, signed } from '../../spelling/wording';
import type { Asking } from '../../terms/rule';
import type { Part } from './schema';

/** No difference where the two cannot be compared: odds against a sum of money. */
type Compared = {
  offered: Offered;
  cell: ReadCell;
  approved: string;
  difference?: Fraction;
  of: Worth['of'];
};

const cellsOf = ({ table }: Offered, { events }: Part): Cell[] =>
  (table?.cells ?? []).filter(({ event }) => !events || events.includes(event));

function compared(offered: Offered, evidence: Part): Compared[] {
  return cellsOf(offered, evidence)
    .filter(isRead)
    .flatMap((cell) => {
      const approved = Object.hasOwn(offered.wager.minimum, cell.event)
        ? offered.wager.minimum[cell.event]
        : undefined;
      if (approved === undefined) return [];
      const { of, value } = printedWorth(approved);
      const comparable = of === cell.worth.of;
      return [
        { offered, cell, approved, of, ...(comparable && { difference: cell.worth.value.sub(value) }) },
      ];
    });
}

const isApproved = ({ difference }: Compared): boolean => difference?.n === 0n;

const pointsOf = (difference: Fraction): string => decimal(difference.mul(100));

/** "+1", "−1/6" for odds, "+5 points" for a share of the meter, "−$100" for a sum. */
function margin({ difference, of }: Compared): string | undefined {
  if (!difference) return undefined;
  if (of === 'stake') return signed(difference);
  const sign = isNegative(difference) ? '−' : '+';
  if (of === 'meter') return points(`${sign}${pointsOf(difference.abs())}`);
  return `${sign}${money(difference, of)}`;
}

const money = (difference: Fraction, of: Worth['of']): string =>
  printPay({ kind: 'sum', amount: difference.abs(), currency: of.slice('money '.length) });

/** "1/6 of the stake", "the whole stake", "2 1/2 times the stake". */
function stakes(difference: Fraction): string {
  if (difference.equals(1)) return 'the whole stake';
  return `${difference.toFraction(true)} ${difference.gt(1) ? 'times' : 'of'} the stake`;
}

/** "1/6 of the stake less", "5 points of the meter more", "$100 less". */
function apart({ difference, of }: Compared): string {
  if (!difference) return 'the two cannot be compared';
  const way = isNegative(difference) ? 'less' : 'more';
  if (of === 'stake') return `this is ${stakes(difference.abs())} ${way}`;
  if (of === 'meter') return `this is ${points(pointsOf(difference.abs()))} of the meter ${way}`;
  return `this is ${money(difference, of)} ${way}`;
}

function differs(rule: Checked, found: Compared, only: boolean): Ruling {
  const { offered, cell, approved } = found;
  const on = only ? '' : ` on “${offered.labelOf(cell.event)}”`;
  const shown = margin(found);
  return {
    verdict: rule.onBreach,
    threshold: approved,
    found: cell.pay,
    ...(shown && { margin: shown }),
    explanation: `${offered.wager.label} ${payVerb(cell.pay)}${on}; ${ruleName(rule)} approves exactly ${approved}, and ${apart(found)}.`,
    wager: offered.wager.id,
    event: cell.event,
  };
}

function unread(rule: Asking, offered: Offered, cell: Cell): Ruling[] {
  if (isRead(cell)) return [];
  return [
    {
      verdict: 'not-assessed',
      found: cell.text,
      explanation: `What ${offered.wager.label} pays on “${offered.labelOf(cell.event)}” cannot be read, so ${ruleName(rule)} is not assessed; correct the cell.`,
      wager: offered.wager.id,
      event: cell.event,
    },
  ];
}

/** One ruling for each cell that differs; where none does, one for the wager. */
function forWager(rule: Checked, offered: Offered, evidence: Part): Ruling[] {
  const wager = offered.wager.id;
  if (!offered.table) {
    return [
      {
        verdict: 'not-assessed',
        explanation: `${offered.wager.label} has no pay table of that name, so ${ruleName(rule)} is not assessed; choose one of its tables.`,
        wager,
      },
    ];
  }
  const cells = compared(offered, evidence);
  const others = cells.filter((cell) => !isApproved(cell));
  const waiting = cellsOf(offered, evidence).flatMap((cell) => unread(rule, offered, cell));
  if (others.length > 0 || waiting.length > 0 || cells.length === 0) {
    return [...others.map((cell) => differs(rule, cell, cells.length === 1)), ...waiting];
  }
  const [first] = cells as [Compared];
  const found = cells.length === 1 ? first.cell.pay : `${counted(cells.length, 'pay')}, all as approved`;
  return [
    {
      verdict: 'meets',
      threshold: cells.length === 1 ? first.approved : 'the approved pays',
      found,
      explanation:
        cells.length === 1
          ? `${offered.wager.label} ${payVerb(first.cell.pay)}, as ${ruleName(rule)} approves.`
          : `${offered.wager.label} pays exactly what ${ruleName(rule)} approves on ${counted(cells.length, 'row')}.`,
      wager,
    },
  ];
}

export const judge: Measures<Part> = (situation, rule, evidence) =>
  listedInScope(situation, rule).flatMap((offered) => forWager(rule, offered, evidence));
