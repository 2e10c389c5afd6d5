/** Options of the form name=value. */
import { quoted } from '@/rulebooks/spelling/quoted';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';

/** Split at the first equals sign: a pay may contain another. */
function pair(text: string, form: string): Result<[string, string]> {
  const at = text.indexOf('=');
  if (at > 0) return ok([text.slice(0, at).trim(), text.slice(at + 1).trim()]);
  return fail({ code: 'input-unreadable', message: `Write ${form}, not ${quoted(text)}.` });
}

/** The pairs that could be read, and a problem for each that could not. */
export function pairs(texts: string[], form: string): { read: [string, string][]; problems: Problem[] } {
  const results = texts.map((text) => pair(text, form));
  return {
    read: results.flatMap((result) => (result.ok ? [result.value] : [])),
    problems: results.flatMap((result) => (result.ok ? [] : result.problems)),
  };
}
