/** The premises of an operator, each with the games that may be played there now: approved, on trial, and not superseded. */
import { type Today, todayAt } from '@/rulebooks/zones';
import type { MemberContext } from '../../access/context';
import { playableOn } from '../stored/days';
import { frozenVariant, submissionsOf } from '../stored/queries';

export type HouseGame = { id: string; reference: string; version: number; gameLabel: string };

export type HouseSummary = {
  premises: string;
  rulebook: string;
  games: HouseGame[];
};

type Listed = Awaited<ReturnType<typeof submissionsOf>>[number];

/** Of a trial or a temporary variation only on its days. */
const isInForce = ({ submission }: Listed, today: Today): boolean =>
  playableOn(submission, frozenVariant(submission).variant.circumstances, today(submission.rulebook));

/** What names no premises is offered at all of the operator's; where no game names any, it is listed under its name. */
export async function listHouses(
  { db, member }: Pick<MemberContext, 'db' | 'member'>,
  now: Date = new Date(),
): Promise<HouseSummary[]> {
  const rows = await submissionsOf(db, member.organisation.id);
  const today = todayAt(now);
  const inForce = rows.filter((row) => isInForce(row, today));
  const newest = new Map<string, Listed>();
  for (const row of inForce) {
    const { reference, version } = row.submission;
    if ((newest.get(reference)?.submission.version ?? 0) < version) newest.set(reference, row);
  }
  const houses = new Map<string, HouseSummary>();
  const placed = [...newest.values()].map(({ submission }) => ({
    submission,
    premises: frozenVariant(submission).variant.circumstances.premises?.trim() || undefined,
  }));
  const named = (rulebook: string) => [
    ...new Set(placed.flatMap((each) => (each.submission.rulebook === rulebook && each.premises) || [])),
  ];
  for (const { submission, premises } of placed) {
    const { id, reference, version, gameLabel, rulebook } = submission;
    const everywhere = named(rulebook);
    const at = premises ? [premises] : everywhere.length > 0 ? everywhere : [member.organisation.name];
    for (const place of at) {
      const key = JSON.stringify([place, rulebook]);
      const house: HouseSummary = houses.get(key) ?? { premises: place, rulebook, games: [] };
      house.games.push({ id, reference, version, gameLabel });
      houses.set(key, house);
    }
  }
  return [...houses.values()].sort((one, other) => one.premises.localeCompare(other.premises, 'en'));
}
