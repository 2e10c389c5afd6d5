/** The thread that tries lines on every holding: the engine itself, in the browser. */
import { answerOnce } from '@/app/threads/answer-once';
import { filedText } from '@/rulebooks/spelling/filed';
import { ok, type Result } from '@/simulations/problems/problem';
import { filingOf } from './filing-of';
import type { TrialQuestion } from './trial';

answerOnce<TrialQuestion, Result<string>>(async ({ family, parameters, value }, onShare) => {
  const filing = await filingOf(family);
  const checked = filing.check(parameters, value, onShare);
  return checked.ok ? ok(filedText(checked.value)) : checked;
});
