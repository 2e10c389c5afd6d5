/** A wager as printed, varied, and agreed to. */
import {
  better,
  type Case,
  type CasesOf,
  documentCases,
  documentOf,
  given,
  onBreach,
  type Subject,
  writing,
} from '../../cases/case';
import { DECLARED } from '../../cases/declaring';
import { sumsText } from '../../spelling/sums';
import { namesWagers } from '../../terms/scope';
import type { Wager } from '../../terms/wager';
import type { Circumstances } from '../../variant/variant';
import type { Part } from './schema';

export const cases: CasesOf<Part> = (subject) => [
  ...addedAsWritten(subject),
  ...subject.wagers.flatMap((wager): Case[] => {
    const proprietor = wager.proprietor ?? subject.game.proprietor;
    if (proprietor === undefined) return [];
    const varied = better(subject, wager);
    const where = { wager: wager.id };
    return [
      { name: 'as printed', variant: subject.start, expect: 'meets', ...where },
      { name: 'varied', variant: varied, expect: onBreach(subject), ...where },
      {
        name: 'varied, agreed',
        variant: given(varied, { consents: [proprietor] }),
        expect: 'meets',
        ...where,
      },
      ...documentCases(varied, proprietor, { about: 'pays', wager: wager.id }, onBreach(subject), where),
      {
        name: 'varied, agreed by one who no longer owns it',
        variant: given(varied, {
          consents: [documentOf(proprietor, { about: 'game' })],
          proprietors: [{ was: proprietor, name: 'A buyer', since: '2007-02-01', reference: 'B-1' }],
        }),
        expect: onBreach(subject),
        says: 'agreement of A buyer',
        ...where,
      },
      {
        name: 'varied for a time',
        variant: given(subject.start, DECLARED.temporary as Circumstances),
        expect: onBreach(subject),
        ...where,
      },
      ...withOwnSums(subject, wager),
    ];
  }),
];

/** Other sums on other players' hands than those of a printed table. */
function withOwnSums({ start, game, ...subject }: Subject, { id, onOthers, proprietor = '' }: Wager): Case[] {
  const { sums = [] } = game.options.find((option) => option.id === onOthers?.option) ?? {};
  if (!onOthers || sums.length === 0) return [];
  const { option } = onOthers;
  const own = sumsText(sums.map(() => 100_000));
  const varied = { ...start, options: { ...start.options, [option]: own } };
  const about = (scope: Parameters<typeof documentOf>[1]) =>
    given(varied, { consents: [documentOf(proprietor, scope)] });
  return [
    { name: 'sums of our own', variant: varied, expect: subject.breach, wager: id, says: onOthers.called },
    { name: 'those sums agreed to', variant: about({ about: 'option', option }), expect: 'meets', wager: id },
    {
      name: 'other pays agreed to',
      variant: about({ about: 'pays', wager: id }),
      expect: subject.breach,
      wager: id,
    },
  ];
}

/** A wager of the operator's own varies the whole game, where the game itself belongs to somebody. */
function addedAsWritten(subject: Subject): Case[] {
  const { proprietor } = subject.game;
  if (proprietor === undefined || namesWagers(subject.rule)) return [];
  const variant = writing(subject.start);
  const about = { wager: 'own-1', says: 'added to the game by the operator' };
  return [
    { name: 'a wager that the operator wrote', variant, expect: onBreach(subject), ...about },
    {
      name: 'one that the proprietor agreed to',
      variant: given(variant, { consents: [proprietor] }),
      expect: 'meets',
      ...about,
    },
  ];
}
