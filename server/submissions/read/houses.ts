/** The premises of an operator, each with the games that may be played there now: approved, on trial, and not superseded. */
import type { Held } from '@/rulebooks/evaluation/held-by-consents';
import { type Today, todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { playableOn } from '../stored/days';
import { heldAmong } from '../stored/held';
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

type Placed = { rulebook: string; premises?: string; game: HouseGame };

/** What names no premises is offered at all of the operator's; where no game names any, it is listed under its name. */
export function housesOf(games: readonly Placed[], operator: string): HouseSummary[] {
  const named = (rulebook: string) => [
    ...new Set(games.flatMap((each) => (each.rulebook === rulebook && each.premises) || [])),
  ];
  const houses = new Map<string, HouseSummary>();
  for (const { rulebook, premises, game } of games) {
    const everywhere = named(rulebook);
    for (const place of premises ? [premises] : everywhere.length > 0 ? everywhere : [operator]) {
      const key = JSON.stringify([place, rulebook]);
      const house = houses.get(key) ?? { premises: place, rulebook, games: [] };
      houses.set(key, { ...house, games: [...house.games, game] });
    }
  }
  return [...houses.values()].sort((one, other) => one.premises.localeCompare(other.premises, 'en'));
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
  const newest = new Map<string, Listed>();
  for (const row of inForce) {
    const { reference, version } = row.submission;
    if ((newest.get(reference)?.submission.version ?? 0) < version) newest.set(reference, row);
  }
  return housesOf(
    [...newest.values()].map(({ submission }) => {
      const { id, reference, version, gameLabel, rulebook } = submission;
      const premises = frozenVariant(submission).variant.circumstances.premises?.trim();
      return { rulebook, game: { id, reference, version, gameLabel }, ...(premises && { premises }) };
    }),
    member.organisation.name,
  );
}
