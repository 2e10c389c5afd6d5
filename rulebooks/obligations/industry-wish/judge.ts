/** Whoever asks and is no operator shows that the industry wishes to offer the game; their own word is not enough. */
import { agreed, butOnFile, type Obliges } from '../../judging/situation';
import { ruleName } from '../../spelling/wording';
import { isSameName, onFileWords } from '../../variant/agreement-on-file';
import { consentsIn } from '../../variant/consents';
import type { Part } from './schema';

export const judge: Obliges<Part> = (situation, rule) => {
  const { petitioner, sponsor } = situation.variant.circumstances;
  const asks = petitioner?.trim();
  if (!asks) return [];
  const { circumstances } = situation.variant;
  const others = consentsIn(circumstances).filter(({ name }) => !isSameName(name, asks));
  const variant = { ...situation.variant, circumstances: { ...circumstances, consents: others } };
  const { document, ...not } = agreed({ ...situation, variant }, undefined, { about: 'industry' });
  const threshold = 'evidence of the industry’s wish';
  if (document)
    return [
      {
        verdict: 'meets',
        threshold,
        found: 'on file',
        explanation: `${asks} asks and is no operator; the evidence of ${document.name} that some of the industry wishes to offer the game, which ${ruleName(rule)} asks for, is ${onFileWords(document)}.`,
      },
    ];
  const named = sponsor?.trim() ? ` ${sponsor.trim()} is named as the sponsor: record its letter.` : '';
  return [
    {
      verdict: 'needs-consent',
      threshold,
      found: 'not on file',
      explanation: `${asks} asks and is no operator; ${ruleName(rule)} asks for evidence that some of the industry wishes to offer the game.${named}${butOnFile(not)}`,
      paper: 'dossier',
    },
  ];
};
