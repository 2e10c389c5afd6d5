/** A draft edition as a JSON file. */
import { fail, ok, type Problem, type Result } from '@/simulations/problems/problem';
import { EditionDifference } from './difference';

export function readDifferenceText(text: string): Result<EditionDifference> {
  const found = parsed(text);
  if (!found.ok) return found;
  const read = EditionDifference.safeParse(found.value);
  if (read.success) return ok(read.data);
  return fail(
    ...read.error.issues.map(
      ({ path, message }): Problem => ({
        code: 'edition-change',
        message: `Correct ${path.map(String).join('.') || 'the file'} of the draft edition: ${message}.`,
        field: path.map(String).join('.'),
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
