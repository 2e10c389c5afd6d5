/** Undo and redo over immutable values. */
export type History<T> = {
  past: T[];
  present: T;
  future: T[];
  /** Where the last step was made; the next one in the same place joins it. */
  place: string | null;
};

const STEPS_KEPT = 200;

export const startHistory = <T>(present: T): History<T> => ({ past: [], present, future: [], place: null });

export function step<T>(history: History<T>, next: T, place: string | null = null): History<T> {
  if (next === history.present) return history;
  if (place !== null && place === history.place && history.past.length > 0) {
    return { ...history, present: next, future: [] };
  }
  return { past: [...history.past, history.present].slice(-STEPS_KEPT), present: next, future: [], place };
}

export function undo<T>(history: History<T>): History<T> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    present: before,
    future: [history.present, ...history.future],
    place: null,
  };
}

export function redo<T>(history: History<T>): History<T> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.present], present: after, future, place: null };
}

/** The next edit is a step of its own, even in the same place: after leaving a field, after a save. */
export const closeStep = <T>(history: History<T>): History<T> =>
  history.place === null ? history : { ...history, place: null };
