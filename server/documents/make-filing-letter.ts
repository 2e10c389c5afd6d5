/** The letter of a decision on a filing as a PDF, signed by this installation, with the sealed decision attached. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { type FilingLetterSubject, filingLetter, filingLetterStatus } from './content/filing-letter';
import { DECISION_ATTACHMENT } from './enclosed-filed';
import { sealedWith } from './filed-attachments';
import { issuedAs } from './issued';
import { setPages } from './layout/sheets';
import { render } from './pdf/render';

export function makeSiteFilingLetter(subject: FilingLetterSubject): Promise<Uint8Array> {
  const { record } = subject.sealed;
  const paper = filingLetter(subject);
  const reason = `${record.number} of ${record.operator}, version ${record.version}: ${filingLetterStatus(subject)}`;
  const decision = {
    name: DECISION_ATTACHMENT,
    type: 'application/json',
    description: 'The decision as sealed, with its seal',
    bytes: Buffer.from(canonicalJson(subject.sealed)),
  };
  return issuedAs({ dated: record.at, reason }, (sealing) =>
    render(paper, setPages(paper), sealedWith(decision, 'filing-letter', sealing), sealing.signature?.field),
  );
}
