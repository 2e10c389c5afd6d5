/** How often the horses of a race win: as its win pool's money says, or as somebody typed it. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { percentTyped, readShare } from '@/rulebooks/spelling/share';
import { type Fraction, ratio } from '@/simulations/exact/fraction';
import { listed } from '@/simulations/printing/lists';
import { fail, ok, type Result } from '@/simulations/problems/problem';
import type { Pool } from '@/simulations/totalisator/pool';
import { dollars } from '@/simulations/totalisator/reason';
import { totalOf } from '@/simulations/totalisator/selection';
import { checkedChances, FEWEST_RUNNERS } from './chances';

/** By horse; those of no chance are left off. `says`: where it is from, a sentence each. */
export type Estimated = { chances: ReadonlyMap<number, Fraction>; says: string[] };

export type TypedChance = { horse: number; chance: string };

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'chances' });

const NEVER = 'counted as never finishing among the first';

const leftOff = (horses: readonly number[], why: (horses: string, are: string) => string): string[] =>
  horses.length === 0
    ? []
    : [`${why(listed(horses.map(String)), horses.length === 1 ? 'is' : 'are')} ${NEVER}.`];

/** `win`: the pool on who wins it, where there is one. */
export function estimatedFrom(
  win: Pool | undefined,
  { race, starters }: { race: number; starters: readonly number[] },
): Result<Estimated> {
  const staked = starters.map((horse) => win?.stakes.get(String(horse))?.cents ?? 0n);
  const backed = starters.filter((_, at) => (staked[at] ?? 0n) > 0n);
  if (!win || backed.length < FEWEST_RUNNERS)
    return refused(
      `Race ${race} has no win pool with money on ${FEWEST_RUNNERS} horses or more, so its money does not say how often they win. Type the chances.`,
    );
  const total = totalOf(win.stakes);
  const chances = new Map(
    starters.flatMap((horse, at) => {
      const own = staked[at] ?? 0n;
      return own > 0n ? [[horse, ratio(own, total)] as const] : [];
    }),
  );
  const checked = checkedChances(chances, { where: 'the chances', of: ` of race ${race}` });
  if (!checked.ok) return checked;
  return ok({
    chances: checked.value,
    says: [
      `Each horse of race ${race} wins as often as its share of the ${dollars(total)} in its win pool.`,
      ...leftOff(
        starters.filter((horse) => !chances.has(horse)),
        (horses, are) => `Nobody backed ${horses} to win, so ${horses} ${are}`,
      ),
    ],
  });
}

export function typedChances(
  typed: readonly TypedChance[],
  { race, starters }: { race: number; starters: readonly number[] },
): Result<Estimated> {
  const chances = new Map<number, Fraction>();
  for (const { horse, chance } of typed) {
    if (!starters.includes(horse) || chances.has(horse))
      return refused(
        `Horse ${horse} of race ${race} is not on the card, or is there twice. Reload the page.`,
      );
    if (chance.trim() === '') continue;
    const share = readShare(percentTyped(chance));
    if (!share)
      return refused(
        `${quoted(chance)} on horse ${horse} of race ${race} is no chance; write a share, for example 12.5%.`,
      );
    if (share.n > 0n) chances.set(horse, share);
  }
  const checked = checkedChances(chances, { where: 'the chances', of: ` of race ${race}` });
  if (!checked.ok) return checked;
  return ok({
    chances: checked.value,
    says: [
      `The horses of race ${race} win as often as you typed.`,
      ...leftOff(
        starters.filter((horse) => !chances.has(horse)),
        (horses, are) => `No chance is typed for ${horses}, which ${are}`,
      ),
    ],
  });
}
