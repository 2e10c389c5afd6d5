/** Every paper of a submission, made one after another. */
import type { MemberContext } from '../access/context';
import { letterSubject } from '../documents/content/letter';
import type { Order, PaperName } from '../documents/papers';
import type { Press } from '../documents/press';
import type { Subject } from '../documents/subject';
import { askerOf, pressed } from '../paper-requests/answer-request';
import type { Answer } from '../problems/problem';
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

export async function papersOf(
  subject: Subject,
  press: Press,
  { member }: MemberContext,
): Promise<Answer<Part[]>> {
  const made: Part[] = [];
  const orders: [string, Order][] = [
    ...ALWAYS.map((name): [string, Order] => [name, { name, subject, sheet: {} }]),
    ...letters(subject),
  ];
  for (const [name, order] of orders) {
    const bytes = await pressed(press, order, askerOf(member));
    if (!bytes.ok) return bytes;
    made.push([name, bytes.value]);
  }
  return { ok: true, value: made };
}
