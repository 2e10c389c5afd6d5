import { listed } from '@/rulebooks/spelling/wording';
import { todayAt } from '@/rulebooks/zones';

type Place = { id: string; jurisdiction: string };

/** Each day that it is somewhere among these places, and in which of them; no places where it is the same day in all. */
export function daysToday(places: readonly Place[], now: Date): { day: string; places?: string }[] {
  const today = todayAt(now);
  const days = new Map<string, string[]>();
  for (const { id, jurisdiction } of places)
    days.set(today(id), [...(days.get(today(id)) ?? []), jurisdiction]);
  const [one, ...others] = [...days].sort(([day], [later]) => day.localeCompare(later));
  if (!one) return [];
  if (others.length === 0) return [{ day: one[0] }];
  return [one, ...others].map(([day, names]) => ({ day, places: listed(names) }));
}
