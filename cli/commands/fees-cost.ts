/** `fees cost`: what one option costs at a table: a hand, an hour, a seat, and each unit wagered. */
import type { Command } from 'commander';
import { feeBookOf, feeOptionsOf } from '@/rulebooks/fee-books';
import { type CostAtTable, costAtTable } from '@/rulebooks/fees/cost-at-table';
import { limitNamed } from '@/rulebooks/fees/finding';
import type { FeeOption } from '@/rulebooks/fees/schedule';
import { costText, PAYER_WORDS } from '@/rulebooks/fees/words';
import { readAmount } from '@/rulebooks/spelling/amount';
import { quoted } from '@/rulebooks/spelling/quoted';
import { readShare } from '@/rulebooks/spelling/share';
import { toFixed } from '@/simulations/exact/decimal';
import { type Fraction, toText } from '@/simulations/exact/fraction';
import { type Cost, perUnit } from '@/simulations/fees/cost';
import { trimmed } from '@/simulations/printing/digits';
import { listed } from '@/simulations/printing/lists';
import { percent } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import { answer, type CommandContext, printJson } from '../command';
import { wholeNumber } from '../options/whole-number';
import { textTable } from '../shown/text-table';

type Typed = {
  rulebook: string;
  group?: string;
  option?: string;
  line?: string;
  players?: string;
  limit?: string;
  hands?: string;
  reach?: string;
  wagered?: string;
  bets: string;
  coupons: string;
  json?: boolean;
};

const refused = (message: string, field: string) => fail({ code: 'fee-unreadable', message, field });

/** "100", "1,000", "4-8" of a limit game: the lower bet. */
function sumTyped(text: string | undefined, name: string): Result<Fraction> {
  const [lower = '', upper, more] = (text ?? '').split('-');
  const [amount, other] = [readAmount(lower), upper === undefined ? undefined : readAmount(upper)];
  const pair = upper === undefined || (other !== undefined && amount !== undefined && other.gte(amount));
  if (amount && amount.n > 0n && pair && more === undefined) return ok(amount);
  const example = name === 'limit' ? '100, or 4-8 for a limit game' : '100';
  return refused(
    text === undefined
      ? `Give --${name} in dollars, for example ${example}.`
      : `--${name} is a sum of dollars above 0 with at most two decimals, for example ${example}, not ${quoted(text)}.`,
    name,
  );
}

function sharesTyped(text: string | undefined): Result<Fraction[]> {
  const parts = text === undefined ? [] : text.split(',');
  const shares = parts.map((part) => readShare(part));
  if (parts.length <= 2 && shares.every((share) => share !== undefined)) return ok(shares as Fraction[]);
  return refused(
    `--reach is how often the second moment is reached and then the third, for example 60%,40%, not ${quoted(text ?? '')}.`,
    'reach',
  );
}

/** One option by its group and number; where the number is printed twice, by its line too. */
function optionTyped(found: readonly FeeOption[], { group, option, line }: Typed): Result<FeeOption> {
  if (option === undefined && line === undefined)
    return refused('Give --option, its number in the group, or --line.', 'option');
  const fits = found.filter(
    (one) =>
      (option === undefined || String(one.option) === option) &&
      (line === undefined || String(one.line) === line),
  );
  const [first, another] = fits;
  if (!first) {
    const asked = [option && `option ${quoted(option)}`, line && `line ${quoted(line)}`]
      .filter(Boolean)
      .join(' on ');
    return refused(`The group ${group} has no ${asked}; fees --group ${group} lists its options.`, 'option');
  }
  if (another)
    return refused(
      `Option ${option ?? ''} of ${group} is on lines ${listed(fits.map((one) => String(one.line)))}; add --line.`,
      'line',
    );
  return ok(first);
}

const shown = (value: Fraction) => ({ exact: toText(value), dollars: trimmed(toFixed(value, 4)) });
const costShown = ({ perHand, perHour }: Cost) => ({ perHand: shown(perHand), perHour: shown(perHour) });

const json = ({ option, at, hands, wagered, whole, payers, seat }: CostAtTable) => ({
  document: option.document,
  group: option.group,
  option: option.option,
  line: option.line,
  players: at.players,
  limit: shown(at.limit),
  handsPerHour: hands,
  reach: at.reach.map(toText),
  house: costShown(whole),
  payers: Object.fromEntries(payers.map(({ payer, cost }) => [payer, costShown(cost)])),
  seat: costShown(seat),
  wagered: wagered ? shown(wagered) : null,
  perUnitWagered: wagered ? toText(perUnit(whole, wagered)) : null,
});

function text(shownAnswer: CostAtTable): string {
  const { option, at, hands, wagered, whole, payers, seat } = shownAnswer;
  const rows = [
    ['the house gets', costText(whole.perHand), costText(whole.perHour)],
    ...payers.map(({ payer, cost }) => [PAYER_WORDS[payer], costText(cost.perHand), costText(cost.perHour)]),
    [`each of ${at.players} seats`, costText(seat.perHand), costText(seat.perHour)],
  ];
  const reach =
    at.reach.length > 0
      ? `reached as given: ${at.reach.map((share) => percent(share)).join(', ')}`
      : 'every moment reached in every hand';
  const unit = wagered
    ? `Of ${costText(wagered)} wagered in a hand that is ${percent(perUnit(whole, wagered))}.`
    : 'What is wagered in a hand was not given: --wagered adds what the fee is of it.';
  return `${option.group}, option ${option.option ?? `of line ${option.line}`} (line ${option.line}), ${limitNamed(option.limit)}: ${at.players} players, ${hands} hands an hour, ${reach}.\n\n${textTable([{ title: '' }, { title: 'a hand', right: true }, { title: 'an hour', right: true }], rows)}\n\n${unit}\n`;
}

function cost(context: CommandContext, typed: Typed) {
  const book = feeBookOf(typed.rulebook);
  if (!book.ok) return answer(context, book, () => {});
  if (typed.group === undefined)
    return answer(context, refused('Give --group; fees lists the groups.', 'group'), () => {});
  const found = feeOptionsOf(book.value, { group: typed.group });
  const option = found.ok ? optionTyped(found.value.options, typed) : found;
  const players =
    typed.players === undefined
      ? refused('Give --players, how many bet.', 'players')
      : wholeNumber(typed.players, { name: 'players', least: 1, most: 10 });
  const hands =
    typed.hands === undefined
      ? refused('Give --hands, how many an hour.', 'hands')
      : wholeNumber(typed.hands, { name: 'hands', least: 1, most: 1000 });
  const bets = wholeNumber(typed.bets, { name: 'bets', least: 1, most: 20 });
  const coupons = wholeNumber(typed.coupons, { name: 'coupons', least: 0, most: 100 });
  const limit = sumTyped(typed.limit, 'limit');
  const reach = sharesTyped(typed.reach);
  const wagered = typed.wagered === undefined ? ok(undefined) : sumTyped(typed.wagered, 'wagered');
  const problems = [option, players, hands, limit, reach, wagered, bets, coupons].flatMap((one) =>
    one.ok ? [] : one.problems,
  );
  if (
    !option.ok ||
    !players.ok ||
    !hands.ok ||
    !limit.ok ||
    !reach.ok ||
    !wagered.ok ||
    !bets.ok ||
    !coupons.ok
  )
    return answer(context, fail(...problems), () => {});
  const at = {
    players: players.value,
    limit: limit.value,
    reach: reach.value,
    bets: bets.value,
    coupons: coupons.value,
  };
  return answer(
    context,
    costAtTable(option.value, at, { hands: hands.value, wagered: wagered.value }),
    (found) => {
      if (typed.json) printJson(context, json(found));
      else context.out(text(found));
    },
  );
}

export const registerFeesCost = (fees: Command, context: CommandContext): void => {
  fees
    .command('cost')
    .description('what an option costs: a hand, an hour, a seat, each unit wagered; exact')
    .option('--rulebook <id>', 'the rulebook', 'ca-hawaiian-gardens')
    .option('--group <id>', 'the group of the option')
    .option('--option <number>', 'its number in the group')
    .option('--line <number>', 'its line, where the number is printed twice or not at all')
    .option('--players <number>', 'how many bet; in a banked game without the player-dealer')
    .option('--limit <sum>', 'what each wagers, the limit (4-8), the buy-in or the point')
    .option('--hands <number>', 'hands an hour')
    .option('--reach <shares>', 'how often the second moment is reached, and the third: 60%,40%')
    .option('--wagered <sum>', 'what is wagered in a hand by all, for a game without a bank')
    .option('--bets <number>', 'bets of each player in a hand', '1')
    .option('--coupons <number>', 'match play coupons used in a hand', '0')
    .option('--json', 'print JSON')
    .action((typed: Typed) => cost(context, typed));
};
