/** What each event does to a draft. Every question of who wins over whom is answered here and nowhere else. */
import { type Copy, type DraftState, isDirty, type Rules } from './draft-state';
import { closeStep, type History, redo, step, undo } from './history';

export type DraftEvent<T> =
  /** `place`: letters typed in one place are one step to take back. */
  | { kind: 'typed'; content: T; place: string | null }
  | { kind: 'undo' }
  | { kind: 'redo' }
  | { kind: 'left-field' }
  /** The time has come, or the person asks. */
  | { kind: 'send' }
  | { kind: 'look' }
  /** Answers to what was sent. */
  | { kind: 'saved'; revision: number; at: string }
  | { kind: 'behind'; revision: number }
  | { kind: 'found-frozen' }
  | { kind: 'refused'; says: string; gone: boolean }
  /** No answer: it may have arrived all the same. */
  | { kind: 'unreached'; says: string }
  /** What the server holds, whoever asked and however late it comes. */
  | { kind: 'server'; copy: Copy<T> }
  | { kind: 'take-theirs' }
  | { kind: 'keep-mine' };

/** One that was dropped is asked about instead of being recognised. */
const UNANSWERED_KEPT = 10;

export function reduce<T>(state: DraftState<T>, event: DraftEvent<T>, rules: Rules<T>): DraftState<T> {
  const { phase, history } = state;
  switch (event.kind) {
    case 'typed':
      return edited(state, step(history, event.content, event.place), rules);
    case 'undo':
      return undone(state, rules);
    case 'redo':
      return edited(state, redo(history), rules);
    case 'left-field':
      return { ...state, history: closeStep(history) };
    case 'send': {
      if (phase.is !== 'resting' && (phase.is !== 'refused' || phase.gone)) return state;
      if (!isDirty(state, rules))
        return phase.is === 'resting' ? state : { ...state, phase: { is: 'resting' } };
      const sent = rules.sendable(history.present, state.base.content);
      return { ...state, phase: { is: 'sending', sent, seen: null } };
    }
    case 'look':
      return phase.is === 'looking' ? { ...state, phase: { ...phase, asked: true } } : state;
    case 'saved':
      return acknowledged(state, event, rules);
    case 'behind':
      return movedOn(state, event.revision);
    case 'found-frozen':
      return movedOn(state, state.base.revision);
    case 'refused':
      return { ...state, failures: 0, phase: { is: 'refused', says: event.says, gone: event.gone } };
    case 'unreached':
      return unreached(state, event.says, rules);
    case 'server':
      return arrived(state, event.copy, rules);
    case 'take-theirs':
      if (phase.is !== 'choosing' && phase.is !== 'frozen') return state;
      return { ...shown(state, phase.theirs), notice: null };
    case 'keep-mine':
      if (phase.is !== 'choosing') return state;
      return { ...grownFrom(state, phase.theirs), history: withBefore(history, phase.theirs.content) };
  }
}

/** Theirs stands one step back, as mine does after taking theirs: whichever is chosen, undo brings the other. */
const withBefore = <T>(history: History<T>, before: T): History<T> =>
  step(step(history, before), history.present);

function edited<T>(state: DraftState<T>, history: History<T>, rules: Rules<T>): DraftState<T> {
  const { phase } = state;
  if (phase.is === 'frozen' || history === state.history) return state;
  const next = { ...state, history };
  if (phase.is === 'refused' && !phase.gone) return { ...next, phase: { is: 'resting' } };
  if (phase.is === 'choosing' && isAt(next, phase.theirs, rules)) return grownFrom(next, phase.theirs);
  return next;
}

function undone<T>(state: DraftState<T>, rules: Rules<T>): DraftState<T> {
  const next = edited(state, undo(state.history), rules);
  const { shown: theirs, history } = state;
  if (next === state || !theirs || history.present !== theirs.content) return next;
  return { ...next, notice: { kind: 'theirs-undone', by: theirs.by, at: theirs.at } };
}

/** The server's copy is the one the screen's content grows from now; saves at earlier revisions can arrive no more. */
const grownFrom = <T>(state: DraftState<T>, base: Copy<T>): DraftState<T> => ({
  ...state,
  base,
  unanswered: [],
  failures: 0,
  phase: base.frozen ? { is: 'frozen', theirs: base } : { is: 'resting' },
});

/** The server's copy takes the place of what is on the screen, as a step that can be taken back. */
const shown = <T>(state: DraftState<T>, copy: Copy<T>): DraftState<T> => ({
  ...grownFrom(state, copy),
  history: step(state.history, copy.content),
  shown: copy,
  notice: { kind: 'theirs-shown', by: copy.by, at: copy.at },
});

function acknowledged<T>(
  state: DraftState<T>,
  { revision, at }: { revision: number; at: string },
  rules: Rules<T>,
): DraftState<T> {
  const { phase } = state;
  if (phase.is !== 'sending') return state;
  const next = grownFrom(state, { content: phase.sent, revision, by: state.me, at });
  return phase.seen ? arrived(next, phase.seen, rules) : next;
}

/** The save was turned away, so it is not unanswered. What was read meanwhile may be older than what turned it away. */
const movedOn = <T>(state: DraftState<T>, behind: number): DraftState<T> =>
  state.phase.is === 'sending'
    ? { ...state, failures: 0, phase: { is: 'looking', behind, asked: false } }
    : state;

function unreached<T>(state: DraftState<T>, says: string, rules: Rules<T>): DraftState<T> {
  const { phase } = state;
  const failed = { ...state, failures: state.failures + 1, says };
  if (phase.is === 'looking') return { ...failed, phase: { ...phase, asked: false } };
  if (phase.is !== 'sending') return state;
  const next: DraftState<T> = {
    ...failed,
    unanswered: state.unanswered.some((sent) => rules.same(sent, phase.sent))
      ? state.unanswered
      : [...state.unanswered, phase.sent].slice(-UNANSWERED_KEPT),
    phase: { is: 'resting' },
  };
  return phase.seen ? arrived(next, phase.seen, rules) : next;
}

const isNewer = <T>(copy: Copy<T>, than: Copy<T>) =>
  copy.revision > than.revision || (copy.revision === than.revision && copy.frozen === true && !than.frozen);

function arrived<T>(state: DraftState<T>, copy: Copy<T>, rules: Rules<T>): DraftState<T> {
  const { phase, base } = state;
  switch (phase.is) {
    case 'sending':
      return isNewer(copy, phase.seen ?? base) ? { ...state, phase: { ...phase, seen: copy } } : state;
    case 'looking':
      // What the server itself named is taken even where it is the older one, as after a restored backup.
      if (copy.revision >= phase.behind) return reconciled(state, copy, rules);
      return { ...state, phase: { ...phase, asked: false } };
    case 'choosing':
      return isNewer(copy, phase.theirs) ? reconciled(state, copy, rules) : state;
    case 'frozen':
      return state;
    default:
      return isNewer(copy, base) ? reconciled(state, copy, rules) : state;
  }
}

const isAt = <T>({ history }: DraftState<T>, copy: Copy<T>, rules: Rules<T>) =>
  rules.same(rules.sendable(history.present, copy.content), copy.content);

/** A newer copy beside what is on the screen. Asks only where both changed. */
function reconciled<T>(state: DraftState<T>, copy: Copy<T>, rules: Rules<T>): DraftState<T> {
  const { base, unanswered, phase } = state;
  if (isAt(state, copy, rules)) return grownFrom(state, copy);
  if (!isDirty(state, rules)) return shown(state, copy);
  // An own save whose answer was lost.
  if (unanswered.some((sent) => rules.same(sent, copy.content))) return grownFrom(state, copy);
  // A confirmation, say: the content is the one that was edited here. Two revisions on, with a save of ours in
  // doubt, it may have been taken back by somebody, and that is for the person to see.
  const untouched = rules.same(base.content, copy.content);
  if (untouched && (unanswered.length === 0 || copy.revision === base.revision + 1)) {
    const next = grownFrom(state, copy);
    return phase.is === 'refused' && next.phase.is === 'resting' ? { ...next, phase } : next;
  }
  if (copy.frozen) return { ...state, phase: { is: 'frozen', theirs: copy } };
  return { ...state, phase: { is: 'choosing', theirs: copy } };
}
