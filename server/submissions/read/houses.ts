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

/** What names no premises is offered at all of the operator's, and listed under its name. */
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
  for (const { submission } of newest.values()) {
    const { variant } = frozenVariant(submission);
    const premises = variant.circumstances.premises ?? member.organisation.name;
    const { rulebook } = submission;
    const key = JSON.stringify([premises, rulebook]);
    const house: HouseSummary = houses.get(key) ?? { premises, rulebook, games: [] };
    const { id, reference, version, gameLabel } = submission;
    house.games.push({ id, reference, version, gameLabel });
    houses.set(key, house);
  }
  return [...houses.values()].sort((one, other) => one.premises.localeCompare(other.premises, 'en'));
}
