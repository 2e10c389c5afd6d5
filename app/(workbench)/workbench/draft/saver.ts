/**
 * Keeps a draft saved: a while after the last change, one request at a time, again when the server could not be
 * reached, and not at all once somebody else has the newer copy. Knows neither React nor the API.
 */
export type Outcome =
  | { kind: 'saved'; revision: number; at: string }
  | { kind: 'conflict'; says: string; by: string; at: string }
  | { kind: 'frozen'; says: string }
  | { kind: 'refused'; says: string }
  | { kind: 'unreached'; says: string };

export type Saving =
  | { state: 'saved'; at?: string }
  | { state: 'changed' }
  | { state: 'saving' }
  /** Will be tried again by itself. */
  | { state: 'waiting'; says: string }
  /** Waits for the person: nothing is sent until they choose. */
  | { state: 'refused'; says: string }
  | { state: 'conflict'; says: string; by: string; at: string }
  | { state: 'frozen'; says: string };

type Options<T> = {
  content: T;
  revision: number;
  send: (content: T, revision: number) => Promise<Outcome>;
  onState: (saving: Saving, saved: { content: T; revision: number }) => void;
};

export const QUIET = 1200;
export const RETRIES = [2_000, 5_000, 15_000, 30_000];

export type Saver<T> = {
  change: (content: T) => void;
  /** Saves now; the revision that holds everything, or null where that could not be had. */
  flush: () => Promise<number | null>;
  /** Takes a copy that is saved already: after loading theirs, after a confirmation. */
  adopt: (content: T, revision: number) => void;
  stop: () => void;
};

export function createSaver<T>({ content, revision, send, onState }: Options<T>): Saver<T> {
  let saved = { content, revision };
  let wanted = content;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<number | null> | undefined;
  let failures = 0;
  let stopped = false;
  let blocked = false;

  const tell = (saving: Saving) => {
    if (!stopped) onState(saving, saved);
  };
  const after = (milliseconds: number) => {
    clearTimeout(timer);
    if (!stopped) timer = setTimeout(() => void flush(), milliseconds);
  };

  async function run(): Promise<number | null> {
    while (wanted !== saved.content) {
      const sent = wanted;
      tell({ state: 'saving' });
      const outcome = await send(sent, saved.revision);
      if (outcome.kind === 'saved') {
        saved = { content: sent, revision: outcome.revision };
        failures = 0;
        if (wanted === sent) tell({ state: 'saved', at: outcome.at });
        continue;
      }
      if (outcome.kind === 'unreached') {
        after(RETRIES[Math.min(failures, RETRIES.length - 1)] ?? QUIET);
        failures += 1;
        tell({ state: 'waiting', says: outcome.says });
      } else if (outcome.kind === 'refused') {
        tell({ state: 'refused', says: outcome.says });
      } else {
        blocked = true;
        tell(
          outcome.kind === 'frozen'
            ? { state: 'frozen', says: outcome.says }
            : { state: 'conflict', says: outcome.says, by: outcome.by, at: outcome.at },
        );
      }
      return null;
    }
    return saved.revision;
  }

  function flush(): Promise<number | null> {
    clearTimeout(timer);
    if (blocked) return Promise.resolve(null);
    running ??= run().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    change: (next) => {
      wanted = next;
      if (blocked || next === saved.content) {
        if (!blocked && !running) {
          clearTimeout(timer);
          tell({ state: 'saved' });
        }
        return;
      }
      if (!running) tell({ state: 'changed' });
      after(QUIET);
    },
    flush,
    adopt: (next, at) => {
      clearTimeout(timer);
      saved = { content: next, revision: at };
      wanted = next;
      blocked = false;
      failures = 0;
      tell({ state: 'saved' });
    },
    stop: () => {
      stopped = true;
      clearTimeout(timer);
    },
  };
}
