/** What a draft edition would do, in words: the count first. */
import type { Effect, EffectKind } from '@/rulebooks/editions/effect';
import { VERDICT_WORDS } from '@/rulebooks/findings/verdict-words';
import type { LiveGame, TriedOn, TriedOnAll } from '@/server/vocabulary/tried-edition';

export const EFFECT_WORDS: Record<EffectKind, string> = {
  'newly-breaches': 'Would breach',
  'newly-asks': 'Would owe something',
  'asks-otherwise': 'Would owe something else',
  freed: 'Would be freed',
};

const games = (count: number): string => (count === 1 ? '1 game' : `${count} games`);

const having = (tried: TriedOnAll, kind: EffectKind): number =>
  tried.affected.filter(({ effects }) => effects.some((effect) => effect.kind === kind)).length;

/** One sentence a line; what does not occur is left out. */
export function summaryOf(tried: TriedOnAll): string[] {
  const { affected, unaffected, overByThen } = tried;
  const lines: [number, string][] = [
    [affected.filter(({ cannot }) => cannot.length > 0).length, 'could no longer be offered as filed'],
    [having(tried, 'newly-breaches'), 'would breach a rule'],
    [having(tried, 'newly-asks'), 'would owe a consent, a notice or a confirmation'],
    [having(tried, 'asks-otherwise'), 'would owe something other than today'],
    [having(tried, 'freed'), 'would be freed of something'],
    [affected.filter(({ analyseAgain }) => analyseAgain).length, 'would need a new analysis'],
    [unaffected.length, 'would not be affected'],
    [overByThen.length, 'will be over before the edition begins'],
  ];
  const said = lines.filter(([count]) => count > 0).map(([count, what]) => `${games(count)} ${what}.`);
  return said.length > 0 ? said : ['No game is played under this rulebook.'];
}

const side = (finding: Effect['before']): string => {
  if (!finding) return 'Nothing asked';
  const { verdict, threshold, found } = finding;
  const asked = threshold ? `, asks ${threshold}` : '';
  return `${VERDICT_WORDS[verdict].word}${asked}${found ? `, found ${found}` : ''}`;
};

export const before = ({ before: finding }: Effect): string => side(finding);
export const after = ({ after: finding }: Effect): string => side(finding);

/** Nobody reviews what is offered without an approval. */
export const pathOf = ({ id, variation }: Pick<LiveGame, 'id' | 'variation'>): string =>
  variation ? `/review/variations/${variation}` : `/review/${id}`;

export const titleOf = ({ reference, version, name, operator }: Omit<TriedOn, 'effects'>): string =>
  `${reference}, version ${version}: ${name}, ${operator}`;
