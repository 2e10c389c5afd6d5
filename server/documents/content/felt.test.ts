import { describe, expect, it } from 'vitest';
import { bigSix } from '../testing/big-six';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { feltFigure, foldedFeltFigure } from './felt';
import { plainText } from './plain-text';
import { sign } from './sign';

const WHEEL = await bigSix();

const PAY = /[\d½,/]+ (?:to|for) \d+|[\d.]+% of the meter/g;

const paysIn = (text: string): string[] => [...new Set([...plain(text).matchAll(PAY)].map(([pay]) => pay))];

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

const words = ({ felt }: ReturnType<typeof feltFigure>): string =>
  felt.blocks.flatMap(({ parts }) => parts.flatMap(({ texts }) => texts.map(({ text }) => text))).join('\n');

describe('the layout on a paper', () => {
  it.each([
    ['a wheel', SUBJECT],
    ['a round', ROUND_SUBJECT],
    ['Big Six', WHEEL],
  ])('pays what the sign of %s says, and nothing else', (_, subject) => {
    const signed = paysIn(plainText(sign(subject).paper)).sort();
    expect(signed.length).toBeGreaterThan(1);
    expect(paysIn(words(feltFigure(subject))).sort()).toEqual(signed);
    // Wagers without a place on the layout are listed elsewhere in a leaflet.
    for (const figure of foldedFeltFigure(subject))
      expect(signed).toEqual(expect.arrayContaining(paysIn(words(figure))));
  });
  it('says in brief on a leaf what the leaflet lists in full', () => {
    const [leaf] = foldedFeltFigure(ROUND_SUBJECT);
    const said = leaf ? plain(words(leaf)) : '';
    expect(said).toContain('Blind\nup to 500 to 1');
    expect(said).toContain('Ante\n1 to 1');
    expect(leaf?.felt.blocks).toHaveLength(1);
    expect(plain(words(feltFigure(ROUND_SUBJECT)))).toContain('Royal flush\n500 to 1');
  });
  it('has the wagers of a round each in its place', () => {
    expect(Object.keys(feltFigure(ROUND_SUBJECT).felt.places)).toEqual(['ante', 'blind', 'play', 'jackpot']);
  });
});
