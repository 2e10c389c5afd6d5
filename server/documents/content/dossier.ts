/** The dossier: what gaming authorities ask of a mathematical submission, in one document. */

import type { Paper } from '../paper';
import type { Subject } from '../subject';
import { answers } from './dossier/answers';
import { appendix, type Rests } from './dossier/appendix';
import { commission } from './dossier/commission';
import { compliance } from './dossier/compliance';
import { details } from './dossier/details';
import { figures } from './dossier/figures';
import { identity } from './dossier/identity';
import { method, witness } from './dossier/method';
import { onOthers } from './dossier/on-others';
import { progressive } from './dossier/progressive';
import { readings } from './dossier/readings';
import { rules } from './dossier/rules';
import { sensitivity } from './dossier/sensitivity';
import { strategy } from './dossier/strategy';
import { furnitureOf } from './furniture';
import { dossierMarkOf } from './marks';
import { progressives } from './progressive';
import { offered } from './wagers';

export function dossier(subject: Subject, rests: Rests): Paper {
  const { game, rulebook, record } = subject;
  const all = offered(subject);
  const jackpot = progressives(all).length > 0;
  const after = jackpot ? 10 : 9;
  return {
    title: `${game.label}: game dossier`,
    subject: `House edge and compliance of ${game.label} under ${rulebook.title}`,
    language: 'en-GB',
    accent: rulebook.accent,
    furniture: furnitureOf(subject, 'game dossier'),
    dated: record.dated,
    ...dossierMarkOf(record),
    blocks: [
      ...identity(subject),
      ...rules(subject),
      ...figures(subject, all),
      ...details(subject, all),
      ...commission(subject, all),
      ...onOthers(subject, all),
      ...strategy(subject, all),
      ...method(subject, all),
      ...witness(subject, all),
      ...compliance(subject),
      ...(jackpot ? progressive(subject, all, 9) : []),
      ...sensitivity(subject, all, after),
      ...readings(subject, after + 1),
      ...appendix(subject, rests, after + 2),
      ...answers(subject),
    ],
  };
}
