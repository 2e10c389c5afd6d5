/** An operator's pool rules, approved, and a race meeting that is settled by them. */
import { writeCsv } from 'hucre/csv';
import { dayAfter } from '@/rulebooks/spelling/dates';
import type { OwnRules } from '@/rulebooks/totalisator/own/rules';
import { dayIn } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { decide } from '../../filings/decide';
import { submit } from '../../filings/operator-steps';
import { beginReview } from '../../filings/reviewer-steps';
import { settle } from '../../meetings/settle';
import { takeStakes } from '../../meetings/stakes';
import { beginMeeting, saveCard, saveResult } from '../../meetings/write';
import { POOLS } from '../../pool-filings/filing';
import { prepare } from '../../pool-filings/prepare';
import { createRules, saveRules } from '../../pool-rules/write';
import { must } from './must';

const BOOK = 'hk-pari-mutuel';

const RULES: OwnRules = {
  pools: [
    { pool: 'win', unit: 1_000, deduction: '17.5%' },
    { pool: 'place', unit: 1_000, deduction: '17.5%' },
    { pool: 'quinella', unit: 1_000, deduction: '17.5%' },
    { pool: 'trio', unit: 1_000, partialUnit: 100, deduction: '23%' },
    {
      pool: 'double',
      unit: 1_000,
      deduction: '18.5%',
      jackpot: { meetings: 10, supplementedTo: 100_000_000 },
    },
  ],
  confirmed: [{ of: '3.9(d)', note: 'Selling stops by itself when a horse is withdrawn.' }],
};

const RUNNERS = [1, 2, 3, 4, 5, 6, 7, 8];
const CARD = {
  races: [
    { race: 1, starters: RUNNERS },
    { race: 2, starters: RUNNERS.slice(0, 7) },
  ],
  pools: [
    ...[1, 2].flatMap((race) =>
      ['win', 'place', 'quinella'].map((pool) => ({ pool, races: [race], deduction: '17.5%' })),
    ),
    { pool: 'trio', races: [2], deduction: '23%', partialUnit: 100 },
    { pool: 'double', races: [1, 2], deduction: '18.5%', broughtIn: 2_500_000 },
  ],
};

/** Thousands of dollars on each horse to win, from the first. */
const FANCIED = [52, 18, 31, 44, 9, 14, 6, 11];

/** On every combination, as its horses are fancied. */
function stakes(): string[][] {
  const pairs = RUNNERS.flatMap((one) => RUNNERS.filter((other) => other > one).map((other) => [one, other]));
  const on = (horses: readonly number[]): number =>
    horses.reduce((all, horse) => all * (FANCIED[horse - 1] ?? 1), 1);
  const runs = (race: number, horses: readonly number[]) => horses.every((horse) => race === 1 || horse <= 7);
  const row = (pool: string, races: string, combination: string, dollars: number) => [
    pool,
    races,
    combination,
    String(dollars * 10),
  ];
  const trios = pairs.flatMap(([one = 0, other = 0]) =>
    RUNNERS.filter((third) => third > other && third <= 7).map((third) => [one, other, third]),
  );
  return [
    ['Pool', 'Races', 'Combination', 'Dollars'],
    ...[1, 2].flatMap((race) => [
      ...RUNNERS.filter((horse) => runs(race, [horse])).flatMap((horse) => [
        row('win', String(race), String(horse), on([horse]) * 100),
        row('place', String(race), String(horse), on([horse]) * 60 + 900),
      ]),
      ...pairs
        .filter((pair) => runs(race, pair))
        .map((pair) => row('quinella', String(race), pair.join('-'), on(pair))),
    ]),
    ...trios.map((trio) => row('trio', '2', trio.join('-'), Math.ceil(on(trio) / 40))),
    ...RUNNERS.flatMap((first) =>
      RUNNERS.slice(0, 7).map((second) => row('double', '1/2', `${first}/${second}`, on([first, second]))),
    ),
  ];
}

export async function raceDay(
  member: MemberContext,
  approver: MemberContext,
  reviewer: MemberContext,
): Promise<void> {
  const name = 'Pools of the season';
  const from = dayAfter(dayIn(BOOK, member.now()), 1);
  const { id: rules, revision } = must(await createRules(member, { name, rulebook: BOOK }));
  const version = must(
    await saveRules(member, { id: rules, revision, name, inForceFrom: from, content: RULES }),
  );
  const { id } = must(await prepare(member, { rules, version: version.revision }));
  must(
    await submit(POOLS, approver, {
      id,
      statement: 'The pools of the season. Deductions are those of the licence, schedule 2.',
    }),
  );
  const review = must(await beginReview(POOLS, reviewer, id));
  must(
    await decide(POOLS, reviewer, {
      id,
      revision: review.revision,
      kind: 'approve',
      reasons: 'The rates are those of the licence.',
    }),
  );
  const day = dayAfter(from, 2);
  const head = { name: 'Wednesday at the harbour', venue: 'Harbour Park', day };
  const begun = must(await beginMeeting(member, { ...head, rulebook: BOOK }));
  const carded = must(await saveCard(member, { ...begun, ...head, card: CARD }));
  const staked = must(
    await takeStakes(member, { ...carded, as: 'stakes', body: new Blob([writeCsv(stakes())]).stream() }),
  );
  const first = must(
    await saveResult(member, { ...staked, race: 1, result: { race: 1, places: [4, 1, 3, 6] } }),
  );
  const second = must(
    await saveResult(member, { ...first, race: 2, result: { race: 2, places: [1, [3, 4], 2] } }),
  );
  must(await settle(member, { ...second, why: '' }));
}
