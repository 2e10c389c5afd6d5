/** `pool-returns`: what bets in the pools of one race return on average, from how often its horses win. */
import { readsAs } from '@/simulations/printing/digits';
import { percent } from '@/simulations/printing/numbers';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import {
  type Expected,
  expectationOf,
  withoutLeast,
} from '@/simulations/totalisator/expectation/expectation';
import type { Pool } from '@/simulations/totalisator/pool';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';
import { answer, printJson, type Register } from '../command';
import { type Chances, readChances } from '../options/chances-options';
import { readMeetingFile } from '../options/meeting-options';
import { textTable } from '../shown/text-table';

type Typed = { chances?: string; model: string; json?: boolean };
type Shown = { pool: Pool; model: string; expected: Expected; noLeast: Expected };

/** Settlements of one pool: some ten seconds. */
const MOST_ORDERS = 25_000;

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'file' });

function returnsIn(
  { pools }: Meeting,
  rules: PoolRules,
  { runners, orders, model }: Chances,
): Result<Shown[]> {
  const shown: Shown[] = [];
  for (const pool of pools) {
    if ('merged' in pool || pool.type.races !== 1)
      return refused(
        'Only a pool on one race has returns by these chances; leave merged pools and pools on several races off.',
      );
    const ways = runners
      .slice(0, Math.max(3, pool.type.pick))
      .reduce((all, _, at) => all * (runners.length - at), 1);
    if (ways > MOST_ORDERS)
      return refused(
        `The first ${pool.type.pick} can finish in ${ways} orders, too many to settle; leave horses off.`,
      );
    const expected = expectationOf(pool, runners, orders, rules);
    if (!expected.ok) return expected;
    const noLeast = expectationOf(withoutLeast(pool), runners, orders, rules);
    if (!noLeast.ok) return noLeast;
    shown.push({ pool, model, expected: expected.value, noLeast: noLeast.value });
  }
  return ok(shown);
}

/** Some nine digits are good by Henery's model; printed with four places. */
const share = (value: number): string => percent(readsAs(Number(value.toPrecision(12))));

function shownText({ pool, model, expected, noLeast }: Shown): string {
  const { returned, takeOut, breakage, least, carried, returns } = expected;
  const rows: [string, number][] = [
    ['returned to players', returned],
    ['of which by the least dividend', returned - noLeast.returned],
    ['take-out', takeOut],
    ['breakage, kept by rounding', breakage],
    ['cost of least dividends', least],
    ['carried forward', carried],
  ];
  const bets = [...returns].sort(([, one], [, other]) => other - one).slice(0, 20);
  return [
    `${pool.type.label}, race ${pool.races[0]}, orders of finish by ${model === 'harville' ? 'Harville' : 'Henery'}`,
    textTable(
      [{ title: 'of all that is staked' }, { title: 'on average', right: true }],
      rows.map(([name, value]) => [name, share(value)]),
    ),
    textTable(
      [{ title: 'bet' }, { title: 'returns on average', right: true }],
      bets.map(([key, value]) => [key, share(value)]),
    ),
  ].join('\n\n');
}

const shownJson = (shown: readonly Shown[]) => ({
  pools: shown.map(({ pool, model, expected, noLeast }) => {
    const { returns, ...sums } = expected;
    return {
      pool: pool.type.id,
      races: pool.races,
      model,
      ...sums,
      returnedWithoutLeast: noLeast.returned,
      bets: [...returns].map(([combination, value]) => ({ combination, returns: value })),
    };
  }),
});

export const registerPoolReturns: Register = (program, context) => {
  program
    .command('pool-returns')
    .description(
      'what bets in the pools of one race return on average, from how often its horses\nwin: take-out, breakage, least dividends, and each bet; dead heats left out',
    )
    .argument('<file>', 'a meeting as JSON, as for settle; its results are ignored')
    .option('--chances <horses>', 'how often each horse wins: "1=40% 2=35% 3=25%"')
    .option('--model <name>', 'who is second and third: harville or henery', 'henery')
    .option('--json', 'print JSON')
    .action((file: string, { chances, model, json }: Typed) => {
      const given = readMeetingFile(file);
      const read = given.ok ? readChances(chances, model) : given;
      const found =
        given.ok && read.ok
          ? returnsIn(given.value.meeting, given.value.book.rules, read.value)
          : (read as Result<Shown[]>);
      return answer(context, found, (shown) => {
        if (json) printJson(context, shownJson(shown));
        else context.out(`${shown.map(shownText).join('\n\n\n')}\n`);
      });
    });
};
