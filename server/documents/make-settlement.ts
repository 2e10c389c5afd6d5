/** The papers of a settled meeting as PDFs. The same settlement gives the same bytes. `sealed`: of one that was kept, sealed and signed. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { settlementReport } from './content/settlement/report';
import { dividendStatement } from './content/settlement/statement';
import { type SettledMeeting, settlementData } from './content/settlement/subject';
import {
  type EnclosedSettled,
  SETTLED_ATTACHMENT,
  SETTLEMENT_ATTACHMENT,
  type SettledPaperKind,
} from './enclosed-settled';
import { sealedWith } from './filed-attachments';
import { issuedAs } from './issued';
import { setPages } from './layout/sheets';
import type { Paper } from './paper';
import { type Attachment, render } from './pdf/render';

export type SettlementSealed = Omit<EnclosedSettled, 'paper'>;

const reasonOf = ({ settlement: { record }, replaced }: SettlementSealed): string =>
  `${record.meeting}, settlement ${record.settlement} of ${record.operator}: ${replaced ? `replaced by settlement ${replaced.by}` : 'settled'}`;

function renderSettled(
  paper: Paper,
  { kind, beside }: { kind: SettledPaperKind; beside: Attachment[] },
  sealed: SettlementSealed | undefined,
): Promise<Uint8Array> {
  const drawing = setPages(paper);
  if (!sealed) return render(paper, drawing, beside);
  const enclosed: EnclosedSettled = { paper: kind, ...sealed };
  const attachment: Attachment = {
    name: SETTLED_ATTACHMENT,
    type: 'application/json',
    description: 'Who settled which meeting, as sealed, with its seal',
    bytes: Buffer.from(`${canonicalJson(enclosed)}\n`),
  };
  const dated = sealed.replaced?.at ?? sealed.settlement.record.at;
  return issuedAs({ dated, reason: reasonOf(sealed) }, (sealing) =>
    render(paper, drawing, [...beside, ...sealedWith(attachment, kind, sealing)], sealing.signature?.field),
  );
}

export const makeStatement = (meeting: SettledMeeting, sealed?: SettlementSealed): Promise<Uint8Array> =>
  renderSettled(dividendStatement(meeting), { kind: 'dividend-statement', beside: [] }, sealed);

/** With the settlement attached, so that a program can read it. */
export const makeSettlementReport = (
  meeting: SettledMeeting,
  sealed?: SettlementSealed,
): Promise<Uint8Array> => {
  const beside: Attachment[] = [
    {
      name: SETTLEMENT_ATTACHMENT,
      type: 'application/json',
      description: 'The results, and every pool as it is settled, with its steps and exact fractions',
      bytes: Buffer.from(canonicalJson(settlementData(meeting))),
    },
  ];
  return renderSettled(settlementReport(meeting), { kind: 'settlement-report', beside }, sealed);
};
