/** A draft edition as a JSON file. */
import { issueSentence } from '@/simulations/problems/issue-sentence';
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { EditionDifference } from './difference';

export function readDifferenceText(text: string): Result<EditionDifference> {
  const found = parsed(text);
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

function parsed(text: string): Result<unknown> {
  try {
    return ok(JSON.parse(text));
  } catch {
    return fail({
      code: 'edition-change',
      message: 'The draft edition is not JSON; name a file that begins with “{”.',
      field: 'draftEdition',
    });
  }
}
