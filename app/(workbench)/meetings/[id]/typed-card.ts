/** A meeting's card as it is typed: read, and compared with another's. */
import type { CopyDifference } from '@/app/components/both-copies';
import { type PoolRow, poolRow, readPoolRow, restSaid } from '@/rulebooks/totalisator/pool-row';
import { startersText, startersTyped } from '@/rulebooks/totalisator/typed';
import type { MeetingNow, MeetingWhole } from '@/server/meetings/shapes';
import type { Problem } from '@/simulations/problems/problem';
import type { MeetingHead } from '../head-fields';

type Card = MeetingNow['card'];

/** `runners`: by race, from 1. */
export type TypedCard = { head: MeetingHead; runners: string[]; rows: PoolRow[] };

/** Races have the numbers of their places: one that a file left out has no runners yet. */
function runnersOf({ races }: Card): string[] {
  const last = Math.max(0, ...races.map(({ race }) => race));
  return Array.from({ length: last }, (_, at) =>
    startersText(races.find(({ race }) => race === at + 1)?.starters ?? []),
  );
}

export const typedCard = (
  { name, venue, day }: Pick<MeetingWhole, 'name' | 'venue' | 'day'>,
  { card }: Pick<MeetingNow, 'card'>,
): TypedCard => ({ head: { name, venue, day }, runners: runnersOf(card), rows: card.pools.map(poolRow) });

export function readCard({ runners, rows }: TypedCard): { card: Card } | { problems: Problem[] } {
  const races = runners.map((text, at) => ({ race: at + 1, starters: startersTyped(text) }));
  const pools = rows.map(readPoolRow);
  const problems = [
    ...races.flatMap(({ race, starters }, at): Problem[] =>
      starters
        ? []
        : [
            {
              code: 'input-unreadable',
              message: `Give the runners of race ${race}: how many there are, for example 14, or their numbers.`,
              field: `races.${at}`,
            },
          ],
    ),
    ...pools.flatMap((pool) => (pool.ok ? [] : pool.problems)),
  ];
  if (problems.length > 0) return { problems };
  return {
    card: {
      races: races.map(({ race, starters = [] }) => ({ race, starters })),
      pools: pools.flatMap((pool) => (pool.ok ? [pool.value] : [])),
    },
  };
}

const UNBACKED = { held: 'as the rules say', refund: 'refund the bets', jackpot: 'to the jackpot' };

const rowSaid = (row: PoolRow): string =>
  [
    `deduction ${row.deduction || 'none'}`,
    `unit bet ${row.unit}`,
    ...(row.broughtIn ? [`brought in ${row.broughtIn}`] : []),
    ...(row.ifUnbacked === 'held' ? [] : [`if nobody backed it ${UNBACKED[row.ifUnbacked]}`]),
    ...(row.composites ? [`groups ${row.composites}`] : []),
    ...(restSaid(row) ? [restSaid(row)] : []),
  ].join('; ');

const NOTHING = 'nothing';

/** What each copy has by name, where they differ; `labelOf` names a kind of pool. */
export function cardDifferences(
  mine: TypedCard,
  theirs: TypedCard,
  labelOf: (pool: string) => string,
): CopyDifference[] {
  const entries = ({ head, runners, rows }: TypedCard): [string, string][] => [
    ['Name', head.name],
    ['Racecourse', head.venue],
    ['Day', head.day],
    ...runners.map((text, at): [string, string] => [`Runners of race ${at + 1}`, text]),
    ...rows.map((row): [string, string] => [`${labelOf(row.pool)} on ${row.races}`, rowSaid(row)]),
  ];
  const [own, other] = [new Map(entries(mine)), new Map(entries(theirs))];
  return [...new Set([...own.keys(), ...other.keys()])].flatMap((what) => {
    const [a, b] = [own.get(what) || NOTHING, other.get(what) || NOTHING];
    return a === b ? [] : [{ what, mine: a, theirs: b }];
  });
}
