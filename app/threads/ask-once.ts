/** One question to a thread: it says how far it is, and it ends with its answer, or as soon as nobody waits for it. */
export type ThreadAnswer<Value> =
  | { is: 'under way'; share: number }
  | { is: 'done'; value: Value }
  | { is: 'failed' };

/** The thread, as far as it is known here. */
export type Thread<Question> = { post: (question: Question) => void; end: () => void };
export type StartThread<Question, Value> = (
  onAnswer: (answer: ThreadAnswer<Value>) => void,
  onFailure: () => void,
) => Thread<Question>;

/** `onShare`: how much of it is done, between 0 and 1. */
export type Watching = { signal: AbortSignal; onShare: (share: number) => void };

/** Rejected where the thread breaks, and where the signal drops it. */
export function askOnce<Question, Value>(
  start: StartThread<Question, Value>,
  question: Question,
  { signal, onShare }: Watching,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(new Error('dropped'));
    const broken = () => {
      thread.end();
      reject(new Error('The thread stopped.'));
    };
    const thread = start((answer) => {
      switch (answer.is) {
        case 'under way':
          return onShare(answer.share);
        case 'done':
          thread.end();
          return resolve(answer.value);
        case 'failed':
          return broken();
      }
    }, broken);
    signal.addEventListener(
      'abort',
      () => {
        thread.end();
        reject(new Error('dropped'));
      },
      { once: true },
    );
    thread.post(question);
  });
}

/** How a page listens to a thread that it has just made. */
export function listening<Question, Value>(
  worker: Worker,
  onAnswer: (answer: ThreadAnswer<Value>) => void,
  onFailure: () => void,
): Thread<Question> {
  worker.onmessage = ({ data }: MessageEvent<ThreadAnswer<Value>>) => onAnswer(data);
  worker.onerror = () => onFailure();
  return { post: (question) => worker.postMessage(question), end: () => worker.terminate() };
}
