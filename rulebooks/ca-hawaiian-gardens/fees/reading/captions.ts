/** The limits that stand above a table, below it, or on both sides of a page break. */
import type { Damage, FeeLimit } from '../../../fees/schedule';
import { moneyText } from './cells';
import { CHOSEN } from './chosen';
import type { Ledger } from './ledger';
import type { SourceLine } from './line';

export type Caption = { limit: FeeLimit; damaged: Damage[] };

const FIGURE = /\$[\d,.]+(?: ?- ?\$[\d,.]+)?/g;

export const isCaption = (text: string): boolean =>
  /^(?:\$[\d,]|(?:Pot Limit|No Limit|Limit)\b|Minimum\b|Maximum\b)/i.test(text) &&
  /Minimum|Maximum|Buy-In|Time Collection|Limit Games|^No Limit\/Pot Limit$/i.test(text);

const pairText = (printed: string): string | undefined => {
  const ends = printed.split(/ ?- ?/).map((end) => moneyText(end));
  return ends.some((end) => end === undefined) ? undefined : ends.join('-');
};

/** A figure of a caption, or what is chosen for one that is damaged. */
function figure(line: number, printed: string, damaged: Damage[], ledger: Ledger): string {
  const reading = CHOSEN.find((one) => one.line === line && one.column === -1 && one.printed === printed);
  if (reading) {
    damaged.push({ line, what: 'limit', printed, read: reading.read, why: reading.why });
    return reading.read;
  }
  return pairText(printed) ?? ledger.missing(line, 'limit', printed);
}

/** "No Limit/Pot Limit", "Pot Limit Games"; "No Limit" at the end of a line is a buy-in without a maximum. */
function formOf(text: string): NonNullable<FeeLimit['form']> {
  const noLimit = /No Limit(?: Games)?\/|No Limit (?:Game|Time)/i.test(text);
  const potLimit = /Pot Limit/i.test(text);
  if (noLimit && potLimit) return 'no-limit or pot-limit';
  return noLimit ? 'no-limit' : potLimit ? 'pot-limit' : 'limit';
}

const LOST = /^Maximum Wagering I\b/;

export function readCaptions(lines: readonly SourceLine[], ledger: Ledger): Caption {
  const damaged: Damage[] = [];
  const text = lines.map((line) => line.text).join(' ');
  const kind: FeeLimit['kind'] = /buy-in|no limit|pot limit/i.test(text) ? 'buy-in' : 'limit-game';
  const found: { min?: string; max?: string } = {};
  for (const line of lines) {
    const shown = line.text.split('Schedule Option')[0]?.replace(/,? ?Bring In \$\d+(?:-\$\d+)?/g, '') ?? '';
    const figures = (shown.match(FIGURE) ?? []).map((printed) =>
      figure(line.number, printed.replace(/[.,]$/, ''), damaged, ledger),
    );
    const least = /minimum/i.test(shown);
    const most = /maximum/i.test(shown);
    const [one, other] = figures;
    if (!least && !most && one) {
      // "$20-$2,000 Buy-In", or a single sum.
      const [from, to = from] = one.split('-');
      if (from && to) Object.assign(found, { min: found.min ?? from, max: found.max ?? to });
    }
    if (least && one) found.min ??= one;
    const last = least ? other : one;
    if (most && last) found.max ??= last;
  }
  const lost = lines.some((line) => LOST.test(line.text));
  return {
    limit: {
      kind,
      form: formOf(text),
      min: found.min ?? null,
      max: found.max ?? null,
      ...(lost && { lost: true as const }),
    },
    damaged,
  };
}
