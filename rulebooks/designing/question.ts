/** Turns a person's question into a search: every field is read, every fault named at its field. */

import type { DesignRow, Question } from '@/simulations/designer/question';
import { distinct, payOf, readSteps, type Step } from '@/simulations/designer/steps';
import { type Fraction, Fraction as FractionOf, ratio } from '@/simulations/exact/fraction';
import { compareWorth, type Worth, worthOf } from '@/simulations/pays/net-pay';
import { parsePay } from '@/simulations/pays/parse-pay';
import type { PayText } from '@/simulations/pays/pay';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import type { EventSpec } from '@/simulations/wagers/event';
import { isRead, paysOf, printedPay, printedWorth } from '../offer/pay-table';
import { type Permitted, permittedRows, type Schedule } from './permitted';
import { designable, type Subject } from './subject';
import type { DesignWish } from './wish';

/** The path of a field's problem. */
export const at = (field: string): string => `design.${field}`;

const problem = (field: string, message: string): Problem => ({
  code: 'input-unreadable',
  message,
  field: at(field),
});

const PERCENT = /^([-−]?\d{1,3}(?:\.\d{1,6})?) ?%?$/;
const WHOLE = /^\d{1,3}(?:[, ]?\d{3}){0,3}$|^\d{1,12}$/;

function readEdge(field: 'from' | 'to', text: string): Result<Fraction> {
  const [, number] = PERCENT.exec(text.trim()) ?? [];
  if (number === undefined)
    return fail(problem(field, 'Write a house edge in percent, for example “4” or “4.5%”.'));
  return ok(new FractionOf(number.replace('−', '-')).div(100));
}

/** Empty text asks for nothing. */
function readWhole(field: string, text: string, least: number, example: string): Result<bigint | undefined> {
  const plain = text.trim();
  if (plain === '') return ok(undefined);
  const value = WHOLE.test(plain) ? BigInt(plain.replace(/[, ]/g, '')) : -1n;
  if (value >= BigInt(least)) return ok(value);
  return fail(
    problem(field, `Write a whole number from ${least}, for example “${example}”, or leave it empty.`),
  );
}

function readCeiling(field: string, text: string | undefined): Result<Worth | undefined> {
  if (text === undefined || text.trim() === '') return ok(undefined);
  const written = /^[\d,.½ ]+$/.test(text.trim()) ? `${text.trim()} to 1` : text;
  const read = parsePay(written, at(field));
  if (!read.ok) return read;
  const worth = worthOf(read.value);
  if (worth.of === 'stake') return ok(worth);
  return fail(problem(field, 'Write odds here, for example “500 to 1”.'));
}

type Asked = { wish: DesignWish; steps: Step[]; largest: Worth | undefined };

/** A table that is written in "for 1" stays so. */
function unitOf({ table }: Subject, event: string, { least }: Permitted): 'to' | 'for' {
  const cell = table.cells.find((candidate) => candidate.event === event);
  const read = cell && isRead(cell) ? cell.read : undefined;
  const like =
    read && (read.kind === 'to' || read.kind === 'for')
      ? read
      : least === undefined
        ? undefined
        : printedPay(least);
  return like?.kind === 'for' ? 'for' : 'to';
}

function worthOfPay(pay: PayText): Worth {
  const read = parsePay(pay);
  if (!read.ok) throw new Error(`a step of odds came out as ${pay}`);
  return worthOf(read.value);
}

const isBelow = (worth: Worth, least: Worth): boolean => (compareWorth(worth, least) ?? -1) < 0;

function rowOf(subject: Subject, asked: Asked, event: EventSpec, permitted: Permitted): Result<DesignRow> {
  const { wish, steps, largest } = asked;
  const { id, label } = event;
  const cell = subject.table.cells.find((candidate) => candidate.event === id);
  const today = cell && isRead(cell) ? cell : undefined;
  const kept = wish.kept.includes(id);
  const row = (choices: PayText[]): Result<DesignRow> => ok({ event: id, choices });
  if (kept && !today)
    return fail(problem(`kept.${id}`, `“${label}” cannot be kept: what it pays today cannot be read.`));
  if (permitted.exactly !== undefined) {
    if (kept && today && compareWorth(today.worth, printedWorth(permitted.exactly)) !== 0)
      return fail(
        problem(`kept.${id}`, `“${label}” cannot stay at ${today.pay}: ${permitted.exactly} was approved.`),
      );
    return row([permitted.exactly]);
  }
  const least = permitted.least === undefined ? undefined : printedWorth(permitted.least);
  // What is paid from a meter or as a sum of money cannot be compared with steps of odds, so it does not change.
  const apart = today && today.worth.of !== 'stake';
  if (today && (kept || apart)) {
    if (least && isBelow(today.worth, least))
      return fail(
        problem(
          `kept.${id}`,
          `“${label}” cannot stay at ${today.pay}: the rulebook asks for at least ${permitted.least}.`,
        ),
      );
    return row([today.pay]);
  }
  if (least && least.of !== 'stake') return row([permitted.least as PayText]);
  const ceiling = readCeiling(`atMost.${id}`, wish.atMost[id]);
  if (!ceiling.ok) return ceiling;
  const unit = unitOf(subject, id, permitted);
  const texts = distinct(steps).map((step) => payOf(step, unit));
  const choices = [
    ...(today ? [{ pay: today.pay, worth: today.worth }] : []),
    ...(permitted.least === undefined || !least ? [] : [{ pay: permitted.least, worth: least }]),
    ...texts.map((pay) => ({ pay, worth: worthOfPay(pay) })),
  ]
    .filter(
      ({ worth }) =>
        ![ceiling.value, largest].some((most) => most && isBelow(most, worth)) &&
        !(least && isBelow(worth, least)),
    )
    .map(({ pay }) => pay);
  if (choices.length > 0) return row(choices);
  const floor = permitted.least === undefined ? 'the lowest of the steps' : `at least ${permitted.least}`;
  return fail(
    problem(
      ceiling.value ? `atMost.${id}` : 'largest',
      `“${label}” has no pay within these limits: the rulebook and the steps ask for ${floor}. Raise its limit.`,
    ),
  );
}

function scheduleRows(subject: Subject, asked: Asked, { rows }: Schedule): Result<DesignRow[]> {
  const read = subject.spec.events
    .filter(({ settles }) => settles === 'pays')
    .map((event) =>
      rowOf(subject, asked, event, Object.hasOwn(rows, event.id) ? (rows[event.id] as Permitted) : {}),
    );
  const problems = read.flatMap((row) => (row.ok ? [] : row.problems));
  return problems.length > 0 ? fail(...problems) : ok(read.flatMap((row) => (row.ok ? [row.value] : [])));
}

/** Of several schedules, those that can be kept to; where none can, what is wrong with the first. */
function schedulesOf(subject: Subject, asked: Asked): Result<DesignRow[][]> {
  const read = permittedRows(subject).map((schedule) => scheduleRows(subject, asked, schedule));
  const usable = read.flatMap((rows) => (rows.ok ? [rows.value] : []));
  return usable.length > 0 || !read[0] ? ok(usable) : (read[0] as Result<DesignRow[][]>);
}

/** A meter's share or a sum cannot be ordered with odds. */
function inOrder({ table }: Subject, { free }: DesignWish, events: string[]): string[] {
  const apart = table.cells
    .filter((cell) => isRead(cell) && cell.worth.of !== 'stake')
    .map(({ event }) => event);
  return events.filter((event) => !free.includes(event) && !apart.includes(event));
}

/** Where every row of every schedule has one pay, there is nothing to look for. */
function nothingOpen({ wager }: Subject, wish: DesignWish, schedules: DesignRow[][]): Problem | undefined {
  const [only] = schedules;
  if (schedules.length !== 1 || !only || only.some(({ choices }) => choices.length > 1)) return undefined;
  if (wish.kept.length > 0) return problem('kept', 'Let more rows change: no row has another pay to choose.');
  const why =
    wager.paid === 'exactly'
      ? `every pay of ${wager.label} is approved exactly as printed.`
      : `within these limits each row of ${wager.label} has one pay. Add steps of odds, or raise the largest pay.`;
  return problem('steps', `Nothing is left to design: ${why}`);
}

export function readWish(subject: Subject, wish: DesignWish): Result<Question> {
  const may = designable(subject.game, subject.wager);
  if (!may.ok) return may;
  const from = readEdge('from', wish.from);
  const to = readEdge('to', wish.to);
  const steps = readSteps(wish.steps, at('steps'));
  const largest = readCeiling('largest', wish.largest);
  const most = readWhole('atMostOnceIn', wish.atMostOnceIn, 1, '10,000');
  const least = readWhole('atLeastOnceIn', wish.atLeastOnceIn, 1, '100,000');
  const changes = readWhole('changes', wish.changes, 0, '2');
  const problems = [from, to, steps, largest, most, least, changes].flatMap((read) =>
    read.ok ? [] : read.problems,
  );
  if (from.ok && to.ok && from.value.gt(to.value))
    problems.push(problem('to', 'Write a highest edge no lower than the lowest.'));
  if (most.ok && least.ok && most.value && least.value && most.value > least.value)
    problems.push(problem('atLeastOnceIn', 'Write a number no smaller than in “at most once in”.'));
  if (
    !from.ok ||
    !to.ok ||
    !steps.ok ||
    !largest.ok ||
    !most.ok ||
    !least.ok ||
    !changes.ok ||
    problems.length > 0
  )
    return fail(...problems);
  const schedules = schedulesOf(subject, { wish, steps: steps.value, largest: largest.value });
  if (!schedules.ok) return schedules;
  const settled = nothingOpen(subject, wish, schedules.value);
  if (settled) return fail(settled);
  const { distribution, spec, meter, wager, table } = subject;
  const events = spec.events.filter(({ settles }) => settles === 'pays').map(({ id }) => id);
  const today = paysOf(table);
  if (changes.value !== undefined && events.some((event) => !Object.hasOwn(today, event)))
    return fail(problem('changes', 'Correct today’s pays first: changes are counted from them.'));
  return ok({
    distribution,
    spec: { ...spec, id: wager.id, label: wager.label },
    ...(meter && { meter }),
    edge: { from: from.value, to: to.value },
    schedules: schedules.value,
    ...(wish.order !== 'any' && {
      order: { rule: wish.order, families: [inOrder(subject, wish, events)] },
    }),
    ...((most.value !== undefined || least.value !== undefined) && {
      top: {
        ...(most.value && { most: ratio(1, most.value) }),
        ...(least.value && { least: ratio(1, least.value) }),
      },
    }),
    ...(changes.value !== undefined && { changes: { from: today, most: Number(changes.value) } }),
  });
}
