/** How a page and a paper show a study alike: its settings in words, the axis of its drawing, and what the drawing says. */
import { ticksFrom } from '../exact/ticks';
import { measured, whole } from '../printing/numbers';
import type { StudyDrawing, StudyField } from './study';

/** "Players: 2; Seed: 1", the chosen words in place of what is stored. */
export const settingsInWords = (
  fields: readonly StudyField[],
  settings: Readonly<Record<string, unknown>>,
): string =>
  fields
    .filter(({ id, lines }) => !lines || String(settings[id] ?? '') !== '')
    .map(({ id, label, choices, lines }) => {
      if (lines) return `${label}: given`;
      const set = settings[id] ?? '';
      const value = typeof set === 'number' ? whole(set) : String(set);
      return `${label}: ${choices?.find((choice) => choice.value === String(set))?.label ?? value}`;
    })
    .join('; ');

const shown = (percent: number, places?: number): string => measured(percent, places, '%');

/** From nothing to a little above the highest point. */
export function upwards({ lines }: Pick<StudyDrawing, 'lines'>) {
  const values = lines.flatMap(({ percent }) => percent.filter((value) => value !== null));
  const ticks = ticksFrom(Math.min(0, ...values), Math.max(0, ...values) * 1.05, 5);
  return {
    bottom: Math.min(ticks[0] ?? 0, ...values),
    top: Math.max(ticks.at(-1) ?? 1, ...values),
    ticks: ticks.map((at) => ({ at, text: shown(at, 2) })),
  };
}

/** For whoever does not see it. */
export function spoken({ title, across, lines }: StudyDrawing): string {
  const says = lines.map(({ label, percent }) => {
    const points = percent.flatMap((value, at) =>
      value === null ? [] : [`${shown(value)} at ${across.ticks[at]}`],
    );
    return `${label}: ${points.join(', ')}`;
  });
  return `${title}. ${says.join('; ')}.`;
}
