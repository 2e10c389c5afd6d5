/** What the text above a table says: for which options it is, which fees there are, from whom and when each is taken, and when it is not. */
import type { FeeSource, FeeTerms } from '../../../fees/schedule';

/** "1 through 20", "1-20", "31". */
export const announcedIn = (text: string): [number, number][] =>
  [...text.matchAll(/schedule options? (\d+)(?:(?: through |-)(\d+))?/g)]
    .map(([, first, last = first]): [number, number] => [Number(first), Number(last)])
    .filter(([first], at, all) => all.findIndex(([other]) => other === first) === at);

const MOMENTS: readonly [RegExp, string][] = [
  [/before (?:any )?cards|prior to cards/i, 'before-the-deal'],
  [/after the blinds are posted/i, 'after-the-blinds'],
  [/after (?:the )?initial hands/i, 'after-the-initial-hands'],
  [/first two/i, 'after-the-first-two-cards'],
  [/after the flop/i, 'after-the-flop'],
  [/after the turn/i, 'after-the-turn'],
  [/after (?:the )?fourth street/i, 'after-fourth-street'],
  [/after (?:the )?fifth street/i, 'after-fifth-street'],
  [/after the first draw/i, 'after-the-first-draw'],
  [/after the second draw/i, 'after-the-second-draw'],
  [/after the draw/i, 'after-the-draw'],
];

const SKIPS: readonly [RegExp, NonNullable<FeeTerms['unless']>][] = [
  [/progress past/i, 'not-past'],
  [/there are no draws/i, 'no-draw'],
  [/does not/i, 'not-reached'],
];

const SOURCES: readonly [RegExp, FeeSource][] = [
  [/small blind/i, 'small-blind'],
  [/antes/i, 'antes'],
  [/from the (?:he )?pot/i, 'pot'],
  [/from each|per player/i, 'player'],
];

const first = <T>(list: readonly [RegExp, T][], text: string): T | undefined =>
  list.find(([pattern]) => pattern.test(text))?.[1];

const NAME = /(?:Designated Table|Collection) Fee #\d|Regular Table Fee/g;

/** Of the fees that a hand is charged, one after another. */
export function feesOfHand(text: string): FeeTerms[] {
  const sentences = text.split(' | ');
  const saysSkip = (sentence: string) => /does not|there are no draws/i.test(sentence);
  const common = first(SOURCES, sentences[0] ?? '') ?? 'pot';
  const skip = sentences.find(saysSkip);
  const terms: FeeTerms[] = [];
  for (const sentence of sentences.filter((one) => !saysSkip(one))) {
    const [name, another] = sentence.match(NAME) ?? [];
    if (!name || another || /Fee #1 and #2/.test(sentence) || terms.some((term) => term.name === name))
      continue;
    const later = terms.length > 0;
    terms.push({
      name,
      // Where the first sentence speaks of the fees together, it says for all of them from where.
      from: first(SOURCES, sentence) ?? (later && /blind|antes/.test(common) ? 'pot' : common),
      per: 'hand',
      when: first(MOMENTS, sentence) ?? 'not-stated',
      ...(later && skip && { unless: first(SKIPS, skip) as NonNullable<FeeTerms['unless']> }),
    });
  }
  // A third column without a moment of its own: two fees are described, and three announced.
  if (terms.length === 2 && /three fees/.test(text))
    terms.push({ name: 'Designated Table Fee #3', from: common, per: 'hand', when: 'not-stated' });
  return terms;
}

export const isTimed = (text: string): boolean => /half hour|thirty minutes|30 minutes/i.test(text);

export const feeOfTime = (text: string, name: string): FeeTerms => ({
  name,
  from: /from the pot/i.test(text) ? 'pot' : 'player',
  per: 'half-hour',
  when: /in advance/i.test(text) ? 'in-advance' : /at the end/i.test(text) ? 'at-the-end' : 'not-stated',
  ...(/collection free|shall not have/i.test(text) && { unless: 'first-part-period' as const }),
});
