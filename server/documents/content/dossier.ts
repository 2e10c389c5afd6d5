/** The dossier: what gaming authorities ask of a mathematical submission, in one document. */

import type { Paper } from '../paper';
import type { Subject } from '../subject';
import { asDecided } from './as-decided';
import { edgesAfterFees } from './dossier/after-fees';
import { answers } from './dossier/answers';
import {
  changes,
  departures,
  leafletPages,
  manifested,
  type Rests,
  signAndLeaflet,
  signSheets,
} from './dossier/appendix';
import { commission } from './dossier/commission';
import { compliance, everyRule, notices, statements } from './dossier/compliance';
import { counts } from './dossier/counts';
import { dealing } from './dossier/dealing';
import { rounds } from './dossier/endings';
import { figures, frequencies, moreBands } from './dossier/figures';
import { filedLines } from './dossier/filed-lines';
import { glossary, termsIn } from './dossier/glossary';
import { identity } from './dossier/identity';
import { method, witness } from './dossier/method';
import { onOthers } from './dossier/on-others';
import { assembled } from './dossier/parts';
import { progressive } from './dossier/progressive';
import { readings, readingsBriefly } from './dossier/readings';
import { everyExample, rules, settlement } from './dossier/rules';
import { sensitivity } from './dossier/sensitivity';
import { moreCharts, strategy } from './dossier/strategy';
import { summary } from './dossier/summary';
import { furnitureOf } from './furniture';
import { dossierMarkOf } from './marks';
import { asPrinted } from './spelled';
import { offered } from './wagers';

export function dossier(computed: Subject, rests: Rests): Paper {
  const subject = asDecided(computed);
  const { game, rulebook, record } = subject;
  const all = offered(subject);
  const seen = witness(subject, all);
  const tables = sensitivity(subject, all);
  const meters = progressive(subject, all);
  const parts = [
    { name: 'Rules', blocks: rules(subject) },
    {
      name: 'Mathematics',

      blocks: [
        ...figures(subject, all),
        ...commission(subject, all),
        ...onOthers(subject, all),
        ...edgesAfterFees(subject),
        ...rounds(all),
        ...strategy(subject, all),
        ...method(subject, all),
        ...seen.core,
        ...tables.core,
        ...meters.core,
      ],
    },
    {
      name: 'Compliance',

      blocks: [...compliance(subject), ...readingsBriefly(subject)],
    },
    {
      name: 'Papers',

      blocks: [
        ...signAndLeaflet(rests),
        ...departures(subject),
        ...changes(subject),
        ...manifested(subject, rests),
      ],
    },
  ];
  const annexes = [
    counts(subject, all),
    dealing(subject, 'dealing').annex,
    settlement(subject, all).annex,
    dealing(subject, 'irregularities').annex,
    everyExample(subject, all),
    frequencies(subject, all).annex,
    moreBands(subject, all),
    moreCharts(subject, all),
    filedLines(subject, all),
    seen.annex,
    tables.annex,
    meters.annex,
    notices(subject).annex,
    everyRule(subject, all),
    statements(subject),
    readings(subject),
    signSheets(rests),
    leafletPages(rests),
    answers(subject),
  ];
  const written = [...parts.flatMap(({ blocks: own }) => own), ...annexes.flat()];
  const { blocks, entries } = assembled(parts, [...annexes, glossary(written)]);
  return asPrinted(
    {
      title: `${game.label}: game dossier`,
      subject: `House edge and compliance of ${game.label} under ${rulebook.title}`,
      language: 'en-GB',
      accent: rulebook.accent,
      furniture: furnitureOf(subject, 'game dossier'),
      dated: record.dated,
      ...dossierMarkOf(record),
      blocks: [
        {
          kind: 'heading',
          level: 1,
          text: game.label,
          eyebrow: 'GAME DOSSIER',
          part: 'Summary',
          id: SUMMARY,
        },
        ...summary(subject, all),
        { kind: 'heading', level: 1, text: 'Submission', newPage: true, part: 'Submission', id: SUBMISSION },
        { kind: 'heading', level: 2, text: 'Contents' },
        {
          kind: 'contents',
          entries: [
            { text: 'Summary', to: SUMMARY, part: true },
            { text: 'Submission', to: SUBMISSION, part: true },
            ...entries,
          ],
        },
        ...identity(subject),
        ...blocks,
      ],
      terms: termsIn(written),
    },
    subject,
  );
}

const SUMMARY = 'summary';
const SUBMISSION = 'submission';
