/** The premises of an operator, each with the games that may be played there now: approved, on trial, and not superseded. */
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { isSamePlace } from '@/rulebooks/variant/occasion';
import { type Today, todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { playableOn } from '../stored/days';
import { heldAmong } from '../stored/held';
import { playedAt } from '../stored/places';
import { frozenVariant, submissionsOf } from '../stored/queries';

export type HouseGame = { id: string; reference: string; version: number; gameLabel: string };

export type HouseSummary = {
  premises: string;
  rulebook: string;
  games: HouseGame[];
};

type Listed = Awaited<ReturnType<typeof submissionsOf>>[number];

/** Of a trial or a temporary variation only on its days. */
const isInForce = ({ submission }: Listed, today: Today, helds: Map<string, Held>): boolean =>
  playableOn(submission, frozenVariant(submission).variant.circumstances, {
    today: today(submission.rulebook),
    held: helds.get(submission.id),
  });

/** Beside a variation for other premises or days, the game itself is played on. */
const isNewest = ({ reference, version }: HouseGame, among: readonly HouseGame[]): boolean =>
  among.every((other) => other.reference !== reference || other.version <= version);

type Placed = { rulebook: string; premises?: string[]; game: HouseGame };

/** What names no premises is offered at all of the operator's; where no game names any, it is listed under its name. */
export function housesOf(games: readonly Placed[], operator: string): HouseSummary[] {
  const houses: HouseSummary[] = [];
  const houseAt = (place: string, rulebook: string): HouseSummary => {
    const known = houses.find((each) => each.rulebook === rulebook && isSamePlace(each.premises, place));
    if (known) return known;
    const house = { premises: place, rulebook, games: [] };
    houses.push(house);
    return house;
  };
  for (const { rulebook, premises = [] } of games) for (const place of premises) houseAt(place, rulebook);
  for (const { rulebook, premises = [], game } of games) {
    const named = houses.filter((each) => each.rulebook === rulebook);
    const anywhere = named.length > 0 ? named : [houseAt(operator, rulebook)];
    const own = premises.length > 0 ? premises.map((place) => houseAt(place, rulebook)) : anywhere;
    for (const house of new Set(own)) house.games.push(game);
  }
  return houses
    .map((house) => ({ ...house, games: house.games.filter((game) => isNewest(game, house.games)) }))
    .sort((one, other) => one.premises.localeCompare(other.premises, 'en'));
}

export async function listHouses(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  now: Date = new Date(),
): Promise<HouseSummary[]> {
  const rows = await submissionsOf(db, member.organisation.id);
  const today = todayAt(now);
  const helds = await heldAmong(
    db,
    rows.map(({ submission }) => submission),
  );
  const inForce = rows.filter((row) => isInForce(row, today, helds));
  return housesOf(
    inForce.map(({ submission }) => {
      const { id, reference, version, gameLabel, rulebook } = submission;
      const { circumstances } = frozenVariant(submission).variant;
      const premises = playedAt(submission, circumstances, today(rulebook));
      return { rulebook, game: { id, reference, version, gameLabel }, ...(premises && { premises }) };
    }),
    member.organisation.name,
  );
}
