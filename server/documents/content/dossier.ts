/** The dossier: what gaming authorities ask of a mathematical submission, in one document. */

import type { Paper } from '../paper';
import type { Subject } from '../subject';
import { appendix, type Manifest } from './dossier/appendix';
import { compliance } from './dossier/compliance';
import { details } from './dossier/details';
import { figures } from './dossier/figures';
import { identity } from './dossier/identity';
import { method, strategy, witness } from './dossier/method';
import { readings } from './dossier/readings';
import { rules } from './dossier/rules';
import { sensitivity } from './dossier/sensitivity';
import { furnitureOf } from './furniture';
import { dossierMarkOf } from './marks';
import { offered } from './wagers';

export function dossier(subject: Subject, manifest: Manifest): Paper {
  const { game, rulebook, record } = subject;
  const all = offered(subject);
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
      ...details(all),
      ...strategy(all),
      ...method(subject, all),
      ...witness(subject, all),
      ...compliance(subject),
      ...sensitivity(subject, all),
      ...readings(subject),
      ...appendix(subject, manifest),
    ],
  };
}
