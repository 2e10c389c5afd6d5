/** Where two pieces of plain data are not the same, field by field. */
export type Difference = { field: string; dossier: string; recomputed: string };

const ABSENT = 'nothing';
const shown = (value: unknown): string => {
  const text = value === undefined ? ABSENT : typeof value === 'string' ? value : JSON.stringify(value);
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
};

const isList = (value: unknown): value is unknown[] => Array.isArray(value);
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !isList(value);

/** A member of a list is called by its name where it has one, else by its place. */
function nameOf(value: unknown, index: number): string {
  if (!isRecord(value)) return String(index + 1);
  for (const key of ['id', 'wager', 'rule', 'event'])
    if (typeof value[key] === 'string') return value[key] as string;
  return String(index + 1);
}

type Excused = (field: string, before: unknown, after: unknown) => boolean;
const NOTHING_EXCUSED: Excused = () => false;

export function differences(
  before: unknown,
  after: unknown,
  field: string,
  excused: Excused = NOTHING_EXCUSED,
): Difference[] {
  if (excused(field, before, after)) return [];
  if (isList(before) && isList(after)) {
    const length = Math.max(before.length, after.length);
    return Array.from({ length }, (_, index) =>
      differences(
        before[index],
        after[index],
        `${field}.${nameOf(before[index] ?? after[index], index)}`,
        excused,
      ),
    ).flat();
  }
  if (isRecord(before) && isRecord(after)) {
    const keys = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort();
    return keys.flatMap((key) => differences(before[key], after[key], `${field}.${key}`, excused));
  }
  return Object.is(before, after) ? [] : [{ field, dossier: shown(before), recomputed: shown(after) }];
}
