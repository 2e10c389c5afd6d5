/** What a reviewer does with a filing before deciding: begins the review, and asks. */
import { ok } from '@/simulations/problems/problem';
import type { MemberContext } from '../access/context';
import { chosenFiles } from '../attachments/attach';
import type { Answer } from '../problems/problem';
import type { Filed, FilingKind } from './kind';
import { allows, type FilingMoved, forbidden, move } from './move';

export const beginReview = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  id: string,
): Promise<Answer<FilingMoved>> =>
  move(kind, context, { id }, async (seen) => {
    const { submission, version } = seen;
    if (!allows(submission.state, 'find-complete')) return forbidden(seen, 'taken into review');
    return ok({
      act: 'find-complete',
      tells: {
        to: 'operator',
        kind: 'found-complete',
        text: `${submission.number}, ${version.name}, is in review.`,
      },
    });
  });

export const ask = <F extends Filed>(
  kind: FilingKind<F>,
  context: MemberContext,
  input: { id: string; text: string; files?: string[] },
): Promise<Answer<FilingMoved>> =>
  move(kind, context, { id: input.id }, async (seen, tx) => {
    const { submission, version } = seen;
    if (!allows(submission.state, 'ask')) return forbidden(seen, 'asked about');
    const files = await chosenFiles(tx, context, input.files ?? []);
    if (!files.ok) return files;
    return ok({
      act: 'ask',
      text: input.text,
      files: files.value,
      tells: {
        to: 'operator',
        kind: 'question-asked',
        text: `The regulator asks about ${submission.number}, ${version.name}.`,
      },
    });
  });
