/**
 * Where a draft is between the screen and the server. There are four copies: what is on the screen, what is
 * travelling, what the server acknowledged, and what somebody else saved. Knows neither React, nor time, nor the API;
 * `reduce.ts` says what each event does to it.
 */
import { type History, startHistory, step } from './history';

/** What the server has, or had. */
export type Copy<T> = { content: T; revision: number; by: string; at: string; frozen?: boolean };

export type Phase<T> =
  /** No save is under way. The screen may be ahead of the server. */
  | { is: 'resting' }
  /** `seen`: a newer copy that was read meanwhile; it may hold this very save. */
  | { is: 'sending'; sent: T; seen: Copy<T> | null }
  /** The server has moved on to this revision: ask what it holds. */
  | { is: 'looking'; behind: number; asked: boolean }
  /** Both have changed: the person says which stays. Typing goes on. */
  | { is: 'choosing'; theirs: Copy<T> }
  /** The server refuses it as it is; `gone`: the draft was removed, so the server refuses anything else too. */
  | { is: 'refused'; says: string; gone: boolean }
  /** For good. What was not saved before is still on the screen. */
  | { is: 'frozen'; theirs: Copy<T> };

/** Something that happened to the screen without the person's typing. */
export type Notice = { kind: 'theirs-shown' | 'theirs-undone'; by: string; at: string };

export type DraftState<T> = {
  history: History<T>;
  /** The newest copy the server is known to have had from which the screen's content grew. */
  base: Copy<T>;
  /** Sent on `base.revision` and never answered: the server may hold one of them. */
  unanswered: T[];
  phase: Phase<T>;
  /** Requests in a row that failed, and the message for the last. */
  failures: number;
  says: string;
  /** The last copy of somebody else's that took the place of what was on the screen. */
  shown: Copy<T> | null;
  notice: Notice | null;
  me: string;
};

export type Rules<T> = {
  same: (a: T, b: T) => boolean;
  /** As it can be sent: what is half typed stays as the server has it. */
  sendable: (local: T, base: T) => T;
};

/** What an earlier visit to the page could not save. */
export type Kept<T> = { base: Copy<T>; unanswered: T[]; content: T };

export function startDraft<T>(opened: Copy<T>, me: string, kept?: Kept<T>): DraftState<T> {
  const base = kept?.base ?? opened;
  const history = startHistory(base.content);
  return {
    history: kept ? step(history, kept.content) : history,
    base,
    unanswered: kept?.unanswered ?? [],
    phase: base.frozen ? { is: 'frozen', theirs: base } : { is: 'resting' },
    failures: 0,
    says: '',
    shown: null,
    notice: null,
    me,
  };
}

/** Whether the server may hold something other than the screen, now or once a save under way has arrived. */
export const isDirty = <T>({ history, base, unanswered, phase }: DraftState<T>, rules: Rules<T>): boolean =>
  phase.is === 'sending' ||
  unanswered.length > 0 ||
  !rules.same(rules.sendable(history.present, base.content), base.content);

/** Kept through a reload; nothing where the server has it all. */
export function toKeep<T>(state: DraftState<T>, rules: Rules<T>): Kept<T> | null {
  if (!isDirty(state, rules)) return null;
  const { base, unanswered, phase, history } = state;
  const travelling = phase.is === 'sending' ? [...unanswered, phase.sent] : unanswered;
  return { base, unanswered: travelling, content: history.present };
}

/** What the page says of the draft. */
export type Saving<T> =
  | { state: 'saved'; at: string }
  | { state: 'changed' }
  | { state: 'saving' }
  /** Retried automatically. */
  | { state: 'waiting'; says: string }
  | { state: 'refused'; says: string; gone: boolean }
  | { state: 'conflict'; theirs: Copy<T> }
  /** `lost`: what is on the screen is not what was frozen. */
  | { state: 'frozen'; lost: boolean };

export function savingOf<T>(state: DraftState<T>, rules: Rules<T>): Saving<T> {
  const { phase, failures, says, base } = state;
  const waiting = failures > 0 ? ({ state: 'waiting', says } as const) : undefined;
  switch (phase.is) {
    case 'sending':
      return { state: 'saving' };
    case 'looking':
      return (phase.asked ? undefined : waiting) ?? { state: 'saving' };
    case 'choosing':
      return { state: 'conflict', theirs: phase.theirs };
    case 'refused':
      return { state: 'refused', says: phase.says, gone: phase.gone };
    case 'frozen':
      return { state: 'frozen', lost: isDirty(state, rules) };
    case 'resting':
      if (isDirty(state, rules)) return waiting ?? { state: 'changed' };
      return { state: 'saved', at: base.at };
  }
}

export const QUIET = 1200;
export const RETRIES = [2_000, 5_000, 15_000, 30_000];

/** What happens automatically, and after how long. */
export function nextOf<T>(
  state: DraftState<T>,
  rules: Rules<T>,
): { kind: 'send' | 'look'; after: number } | null {
  const { phase, failures } = state;
  const retry = failures > 0 ? (RETRIES[Math.min(failures, RETRIES.length) - 1] ?? QUIET) : undefined;
  if (phase.is === 'looking' && !phase.asked) return { kind: 'look', after: retry ?? 0 };
  if (phase.is === 'resting' && isDirty(state, rules)) return { kind: 'send', after: retry ?? QUIET };
  return null;
}
