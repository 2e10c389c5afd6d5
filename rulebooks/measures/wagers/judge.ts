/** The wagers on offer are among those the rulebook lists for the game. */

import {
  butOnFile,
  type Checked,
  consented,
  inScope,
  type Measures,
  type Ruling,
  type Situation,
} from '../../judging/situation';
import { quoted } from '../../spelling/quoted';
import { counted, ruleName, theCounted } from '../../spelling/wording';
import { writtenRows } from '../../terms/settled-by';
import type { Wager } from '../../terms/wager';
import { onFileWords } from '../../variant/agreement-on-file';
import { FILED_GAME } from '../../variant/filed-game';
import type { Part } from './schema';

export const judge: Measures<Part> = (situation, rule) => {
  const { game, variant } = situation;
  const listedIds = new Set(game.wagers.map(({ id }) => id));
  const offered = Object.keys(variant.wagers);
  const unlisted = offered.filter((id) => !listedIds.has(id));
  const written = inScope(situation, rule).filter(({ wager }) => writtenRows(wager));
  if (offered.length === 0 && written.length === 0) return [];
  if (game.id === FILED_GAME) return [newGame(situation, rule)];
  const threshold = `${theCounted(listedIds.size, 'wager')} listed for ${game.label}`;
  if (unlisted.length === 0 && written.length === 0) {
    return [
      {
        verdict: 'meets',
        threshold,
        found: `${offered.length}, all listed`,
        explanation: `${offered.length === 1 ? 'The one wager' : `Each of the ${counted(offered.length, 'wager')}`} on offer is among those that ${ruleName(rule)} allows.`,
      },
    ];
  }
  return [
    ...unlisted.map((id) => ({
      verdict: rule.onBreach,
      threshold,
      found: quoted(id),
      wager: id,
      explanation: `Wager ${quoted(id)} is not listed for ${game.label}; ${ruleName(rule)} allows only the wagers listed.`,
    })),
    ...written.map(({ wager }) => newFeature(situation, rule, wager, threshold)),
  ];
};

/** One that the operator wrote is not listed: a new feature of the game, whatever it pays. */
function newFeature(situation: Situation, rule: Checked, { id, label }: Wager, threshold: string): Ruling {
  const about = { threshold, wager: id };
  const authority = situation.rulebook.authority;
  const isNew = `${label} is written by the operator, so it is a new feature of ${situation.game.label}`;
  const allows = `${ruleName(rule)} allows only the wagers listed`;
  if (rule.onBreach !== 'needs-consent') {
    const explanation = `${isNew}; ${allows}.`;
    return { ...about, verdict: rule.onBreach, found: 'not listed', explanation };
  }
  const { document, ...not } = consented(situation, { about: 'wager', wager: id });
  if (document) {
    const explanation = `${isNew}; ${allows} without prior consent, and that of the regulator (${authority}) is ${onFileWords(document)}.`;
    return { ...about, verdict: 'meets', found: 'consent on file', explanation };
  }
  const explanation = `${isNew}; ${allows}, so it needs the prior consent of the regulator (${authority}).${butOnFile(not)}`;
  return { ...about, verdict: 'needs-consent', found: 'not listed', explanation, paper: 'dossier' };
}

/** A game that is filed has no wagers that anybody listed, and no minimum odds: consent to it is all there is to ask. */
function newGame(situation: Situation, rule: Checked): Ruling {
  const { game, rulebook } = situation;
  const about = { threshold: 'a listed game' };
  const isNew = `${game.label} is a game that no rulebook lists. No minimum odds are printed for it, so none are compared`;
  const allows = `${ruleName(rule)} allows only the games listed`;
  if (rule.onBreach !== 'needs-consent')
    return { ...about, verdict: rule.onBreach, found: 'not listed', explanation: `${isNew}; ${allows}.` };
  const { document, ...not } = consented(situation, { about: 'game' });
  if (document)
    return {
      ...about,
      verdict: 'meets',
      found: 'consent on file',
      explanation: `${isNew}; ${allows} without prior consent, and that of the regulator (${rulebook.authority}) is ${onFileWords(document)}.`,
    };
  return {
    ...about,
    verdict: 'needs-consent',
    found: 'not listed',
    explanation: `${isNew}; ${allows}, so a trial needs the prior consent of the regulator (${rulebook.authority}).${butOnFile(not)}`,
    paper: 'dossier',
  };
}
