/** Every paper of a submission, made one after another. */
import type { MemberContext } from '../access/context';
import { letterSubject } from '../documents/content/letter';
import type { Order, PaperName } from '../documents/papers';
import type { Press } from '../documents/press';
import type { Subject } from '../documents/subject';
import { askerOf, pressed } from '../paper-requests/answer-request';
import { withNotified } from '../paper-requests/with-notified';
import { withResults } from '../paper-requests/with-results';
import type { Answer } from '../problems/problem';
import type { SubmissionWhole } from '../submissions/stored/shapes';
import type { Part } from './parts';

const ALWAYS = [
  'dossier.pdf',
  'sign.pdf',
  'sign.txt',
  'leaflet.pdf',
  'par.xlsx',
  'par.html',
  'par.csv',
] as const satisfies PaperName[];

/** The letter of the decision, and of each ruling after it. */
function letters(subject: Subject): [string, Order][] {
  const rulings = subject.record.rulings?.length ?? 0;
  return Array.from({ length: rulings + 1 }, (_, ruling) => ruling).flatMap((ruling): [string, Order][] =>
    letterSubject(subject, ruling)
      ? [
          [
            ruling === 0 ? 'letter.pdf' : `letter-of-ruling-${ruling}.pdf`,
            { name: 'letter.pdf', subject, sheet: ruling === 0 ? {} : { ruling: String(ruling) } },
          ],
        ]
      : [],
  );
}

/** The report on the trial of each request for formal adoption, as it went with it. */
async function reports(
  context: MemberContext,
  subject: Subject,
  { id, trialSteps = [] }: Pick<SubmissionWhole, 'id' | 'trialSteps'>,
): Promise<Answer<[string, Order][]>> {
  const orders: [string, Order][] = [];
  for (const { step, revision } of trialSteps) {
    if (step !== 'ask-adoption') continue;
    const sheet = { request: String(revision) };
    const whole = await withResults(context, { id, subject, ...sheet });
    if (!whole.ok) return whole;
    orders.push([
      `trial-report-of-request-${orders.length + 1}.pdf`,
      { name: 'trial-report.pdf', subject: whole.value, sheet },
    ]);
  }
  return { ok: true, value: orders };
}

/** The letter on each thing that the authority ruled on it as a local variation. */
async function variationLetters(
  context: MemberContext,
  subject: Subject,
  { id }: Pick<SubmissionWhole, 'id'>,
): Promise<[string, Order][]> {
  const whole = await withNotified(context, { id, subject });
  return (whole.notified?.rulings ?? []).flatMap((sealed, index): [string, Order][] => {
    const sheet = { ruling: String(index + 1) };
    const name = `letter-on-variation-${index + 1}.pdf`;
    return sealed ? [[name, { name: 'variation-letter.pdf', subject: whole, sheet }]] : [];
  });
}

export async function papersOf(
  context: MemberContext,
  submission: SubmissionWhole,
  { subject, press }: { subject: Subject; press: Press },
): Promise<Answer<Part[]>> {
  const onTrial = await reports(context, subject, submission);
  if (!onTrial.ok) return onTrial;
  const made: Part[] = [];
  const orders: [string, Order][] = [
    ...ALWAYS.map((name): [string, Order] => [name, { name, subject, sheet: {} }]),
    ...letters(subject),
    ...onTrial.value,
    ...(await variationLetters(context, subject, submission)),
  ];
  for (const [name, order] of orders) {
    const bytes = await pressed(press, order, askerOf(context.member));
    if (!bytes.ok) return bytes;
    made.push([name, bytes.value]);
  }
  return { ok: true, value: made };
}
