/** Chances as they are typed: begun from shares, in hundredths of a per cent that come to 100%. */
import { percentTyped, readShare } from '@/rulebooks/spelling/share';
import { sum } from '@/simulations/exact/fraction';
import { shortPercent } from '@/simulations/printing/numbers';

/** By horse, as typed. */
export type Typed = Record<number, string>;

const WHOLE = 10_000;

/** What is cut off goes to those that lose most by it. */
export function typedFrom(horses: readonly { horse: number; share: number }[]): Typed {
  const cut = horses.map(({ horse, share }) => {
    const exact = share * WHOLE;
    return { horse, kept: Math.floor(exact), lost: exact - Math.floor(exact) };
  });
  const missing = WHOLE - cut.reduce((all, { kept }) => all + kept, 0);
  const losers = new Set(
    [...cut]
      .sort((one, other) => other.lost - one.lost)
      .slice(0, missing)
      .map(({ horse }) => horse),
  );
  return Object.fromEntries(
    cut.map(({ horse, kept }) => [horse, `${(kept + (losers.has(horse) ? 1 : 0)) / 100}%`]),
  );
}

/** "98%"; undefined where one of them is no share. */
export function sumTyped(typed: Typed): string | undefined {
  const shares = Object.values(typed)
    .filter((text) => text.trim() !== '')
    .map((text) => readShare(percentTyped(text)));
  return shares.some((share) => share === undefined)
    ? undefined
    : shortPercent(sum(shares.flatMap((share) => (share ? [share] : []))));
}
