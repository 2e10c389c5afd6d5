/** The thread that tries lines on every holding: the engine itself, in the browser. */
import { filedText } from '@/rulebooks/spelling/filed';
import { ok } from '@/simulations/problems/problem';
import { filingOf } from './filing-of';
import type { TrialAnswer, TrialRequest } from './trial';

const say = (answer: TrialAnswer) => self.postMessage(answer);

self.onmessage = async ({ data: { family, parameters, value } }: MessageEvent<TrialRequest>) => {
  try {
    const filing = await filingOf(family);
    const checked = filing.check(parameters, value, (tried) => say({ is: 'under way', tried }));
    say({ is: 'done', filed: checked.ok ? ok(filedText(checked.value)) : checked });
  } catch {
    say({ is: 'failed' });
  }
};
