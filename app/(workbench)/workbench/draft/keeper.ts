/**
 * Carries out what the state of a draft asks for: saves a while after the last change, one request at a time, tries
 * again when the server could not be reached. Decides nothing itself, and knows neither React nor the API.
 */
import { type Copy, type DraftState, isDirty, nextOf, type Rules } from './draft-state';
import { type DraftEvent, reduce } from './reduce';

type Failed = Extract<DraftEvent<never>, { kind: 'refused' | 'unreached' }>;
/** The answer to a save. */
export type Answered = Extract<DraftEvent<never>, { kind: 'saved' | 'behind' | 'found-frozen' }> | Failed;
export type Looked<T> = { kind: 'server'; copy: Copy<T> } | Failed;

type Options<T> = {
  state: DraftState<T>;
  rules: Rules<T>;
  send: (content: T, revision: number) => Promise<Answered>;
  look: () => Promise<Looked<T>>;
  onState: (state: DraftState<T>) => void;
};

export type Keeper<T> = {
  state: () => DraftState<T>;
  tell: (event: DraftEvent<T>) => void;
  /** Saves now; the revision that holds everything, or null where that could not be had. */
  save: () => Promise<number | null>;
  /** The server may be reachable again. */
  retry: () => void;
  /** The page is left: what is unsaved is sent once more, and no timer runs on. */
  leave: () => Promise<number | null>;
  /** Nothing more is sent. */
  stop: () => void;
};

export function createKeeper<T>({ state: first, rules, send, look, onState }: Options<T>): Keeper<T> {
  let state = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let left = false;
  let waiters: ((revision: number | null) => void)[] = [];

  function tell(event: DraftEvent<T>): void {
    const before = state;
    state = reduce(state, event, rules);
    if (state === before) return;
    schedule();
    onState(state);
    if (state.phase.is === 'sending' && before.phase.is !== 'sending') {
      void send(state.phase.sent, state.base.revision).then(tell);
    }
    if (state.phase.is === 'looking' && state.phase.asked && event.kind === 'look') void look().then(tell);
    answerWaiters();
  }

  function schedule(): void {
    clearTimeout(timer);
    const next = nextOf(state, rules);
    // Somebody waits: do not wait for a pause in the typing, and ask any question before the save at once.
    const urgent = waiters.length > 0 && state.failures === 0;
    if (next && (!left || urgent))
      timer = setTimeout(() => tell({ kind: next.kind }), urgent ? 0 : next.after);
  }

  function answerWaiters(): void {
    const { phase, failures } = state;
    const underWay = phase.is === 'sending' || (phase.is === 'looking' && (phase.asked || failures === 0));
    if (waiters.length === 0 || underWay) return;
    const held = phase.is === 'resting' && !isDirty(state, rules);
    // What was typed during the save, or a content based on a newer copy, is sent at once.
    if (phase.is === 'resting' && !held && failures === 0) return;
    const answered = waiters;
    waiters = [];
    for (const answer of answered) answer(held ? state.base.revision : null);
  }

  const save = () =>
    new Promise<number | null>((answer) => {
      waiters.push(answer);
      tell({ kind: state.phase.is === 'looking' && !state.phase.asked ? 'look' : 'send' });
      answerWaiters();
    });

  const stop = () => {
    left = true;
    clearTimeout(timer);
  };

  schedule();
  return {
    state: () => state,
    tell,
    save,
    retry: () => {
      if (state.failures > 0) void save();
    },
    leave: () => {
      stop();
      return save();
    },
    stop,
  };
}
