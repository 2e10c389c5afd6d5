/** The papers of a settled meeting as PDFs. The same settlement gives the same bytes. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { settlementReport } from './content/settlement/report';
import { dividendStatement } from './content/settlement/statement';
import { type SettledMeeting, settlementData } from './content/settlement/subject';
import { setPages } from './layout/sheets';
import { render } from './pdf/render';

export function makeStatement(meeting: SettledMeeting): Promise<Uint8Array> {
  const paper = dividendStatement(meeting);
  return render(paper, setPages(paper));
}

/** With the settlement attached, so that a program can read it. */
export function makeSettlementReport(meeting: SettledMeeting): Promise<Uint8Array> {
  const paper = settlementReport(meeting);
  return render(paper, setPages(paper), [
    {
      name: 'settlement.json',
      type: 'application/json',
      description: 'The results, and every pool as it is settled, with its steps and exact fractions',
      bytes: Buffer.from(canonicalJson(settlementData(meeting))),
    },
  ]);
}
