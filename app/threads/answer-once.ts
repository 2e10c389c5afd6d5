/** In a thread: answers the one question that it was started for. */
import type { ThreadAnswer } from './ask-once';

/** Whole per cents are all that is shown, so no more of them are sent. */
export function answerOnce<Question, Value>(
  work: (question: Question, onShare: (share: number) => void) => Value | Promise<Value>,
): void {
  const say = (answer: ThreadAnswer<Value>) => self.postMessage(answer);
  let said = -1;
  const onShare = (share: number) => {
    const percent = Math.floor(share * 100);
    if (percent === said) return;
    said = percent;
    say({ is: 'under way', share });
  };
  self.onmessage = async ({ data }: MessageEvent<Question>) => {
    try {
      say({ is: 'done', value: await work(data, onShare) });
    } catch {
      say({ is: 'failed' });
    }
  };
}
