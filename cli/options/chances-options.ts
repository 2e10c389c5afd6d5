/** How often horses win, as typed behind --chances. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { readShare } from '@/rulebooks/spelling/share';
import { type Chances, chancesBy, checkedChances, MODELS } from '@/rulebooks/totalisator/returns/chances';
import type { Fraction } from '@/simulations/exact/fraction';
import { fail, ok, type Result } from '@/simulations/problems/problem';

const refused = (message: string, field: string) => fail({ code: 'input-unreadable', message, field });

/** "1=40% 2=60%" of every race, or "4: 1=40% 2=60%; 5: 1=30% …" of each by its number. */
export function readRaces(
  text: string | undefined,
  model: string,
): Result<(race: number) => Chances | undefined> {
  const byRace = new Map<number | undefined, Chances>();
  for (const part of (text ?? '').split(';')) {
    const [, number, chances = ''] = /^\s*(?:(\d{1,2})\s*:)?(.*)$/s.exec(part) ?? [];
    const race = number === undefined ? undefined : Number(number);
    if (byRace.has(race))
      return refused(
        'Two parts of --chances are of one race; write each once, "4: 1=40% …; 5: 1=30% …".',
        'chances',
      );
    const read = readChances(chances, model);
    if (!read.ok) return read;
    byRace.set(race, read.value);
  }
  return ok((race) => byRace.get(race) ?? byRace.get(undefined));
}

/** "1=40% 2=25% 3=20%…", which come to one. */
function readChances(text: string | undefined, model: string): Result<Chances> {
  const known = MODELS.find((one) => one === model);
  if (!known) return refused(`There is no model ${quoted(model)}; choose harville or henery.`, 'model');
  const chances = new Map<number, Fraction>();
  for (const part of (text ?? '').split(/[\s,]+/).filter((one) => one !== '')) {
    const [horse = '', share = ''] = part.split('=');
    const chance = readShare(share);
    if (!/^[1-9]\d?$/.test(horse) || !chance || chance.n === 0n || chances.has(Number(horse)))
      return refused(
        `${quoted(part)} is no horse with its chance; write each horse once, "1=40% 2=35% 3=25%".`,
        'chances',
      );
    chances.set(Number(horse), chance);
  }
  const checked = checkedChances(chances, { where: '--chances' });
  return checked.ok ? ok(chancesBy(known, checked.value)) : checked;
}
