/** What bets in a pool of a meeting return on average, for its operator: by its terms and stakes as they are now. */
import { stakedIn, unrun } from '@/rulebooks/totalisator/card';
import { racesOf, typeNamed } from '@/rulebooks/totalisator/pool-named';
import { totalisatorBookOf } from '@/rulebooks/totalisator-books';
import type { MemberContext } from '../access/context';
import { isDamaged } from '../db/schema/json';
import { type Answer, notFound, refuse } from '../problems/problem';
import { namesOf, packedNamed } from './kept-stakes';
import { namesIn } from './named-stakes';
import { meetingWithin } from './queries';
import { DAMAGED } from './read';
import type { ShownReturns } from './returns-shown';
import type { ReturnsAsked } from './returns-task';
import { returnsBy } from './settler';

/** `at`: of the pool among those of the card. */
export async function betsReturn(
  { db, member }: MemberContext,
  { id, at, ...asked }: { id: string; at: number } & ReturnsAsked,
): Promise<Answer<ShownReturns>> {
  const own = await meetingWithin(db, member, id);
  if (!own) return notFound('meeting');
  const { card, results, staked, rulebook } = own.meeting;
  if (isDamaged(card) || isDamaged(results) || isDamaged(staked)) return refuse('damaged', DAMAGED);
  const book = totalisatorBookOf(rulebook);
  if (!book.ok) return book;
  const { rules } = book.value;
  const pools = stakedIn(card, namesOf(staked), rules);
  const pool = pools[at];
  if (!pool)
    return refuse('input-unreadable', 'The meeting has no such pool any longer. Choose another one.', {
      field: 'pool',
    });
  const races = racesOf(pool);
  const [winner] = rules.types.filter(({ takes }) => takes === 'winner');
  const wins = pools.filter(
    (one) =>
      one !== pool &&
      typeNamed(rules, one.pool)?.id === winner?.id &&
      racesOf(one).some((race) => races.includes(race)),
  );
  // Its own money says how often horses win, too.
  const both = typeNamed(rules, pool.pool)?.id === winner?.id ? [pool, pool] : [pool, ...wins];
  const file = { pools: both, results: unrun(card) };
  return returnsBy(member, {
    rulebook,
    file,
    races: card.races,
    withdrawals: results.map(({ race, withdrawn = [], favourites = [] }) => ({
      race,
      withdrawn,
      favourites,
    })),
    stakes: await packedNamed(db, id, namesIn(file)),
    asked,
  });
}
