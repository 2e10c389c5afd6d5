/** A draft edition as a JSON file. */
import { jsonFault, jsonFaultSaid } from '@/simulations/exact/json-fault';
import { nestsTooDeep } from '@/simulations/exact/nesting';
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { EditionDifference } from './difference';

export function readDifferenceText(text: string): Result<EditionDifference> {
  const found = jsonOf(text, 'The draft edition');
  if (!found.ok) return found;
  const read = EditionDifference.safeParse(found.value);
  if (read.success) return ok(read.data);
  return fail(
    ...read.error.issues.map(
      (issue): Problem => ({
        code: 'edition-change',
        message: `In the draft edition: ${issueSentence(issue)}`,
        field: issue.path.map(String).join('.'),
      }),
    ),
  );
}

const unread = (message: string): Problem => ({ code: 'edition-change', message, field: 'draftEdition' });

/** `name`: what the text is called in a sentence that says where it stops being JSON. */
export function jsonOf(text: string, name: string): Result<unknown> {
  if (nestsTooDeep(text)) return fail(unread(`${name} nests deeper than any rulebook. Take another one.`));
  try {
    return ok(JSON.parse(text));
  } catch {
    const fault = text.trim() ? jsonFault(text) : undefined;
    return fail(unread(fault ? jsonFaultSaid(name, fault) : `${name} is empty. Take another one.`));
  }
}
