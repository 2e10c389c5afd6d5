import { describe, expect, it } from 'vitest';
import { bigSix } from '../testing/big-six';
import { ROUND_SUBJECT } from '../testing/round-subject';
import { SUBJECT } from '../testing/subject';
import { feltFigure, foldedFeltFigure } from './felt';
import { plainText } from './plain-text';
import { sign } from './sign';

const WHEEL = await bigSix();

const PAY = /[\d½,/]+ (?:to|for) \d+|[\d.]+% of the meter/g;

const paysIn = (text: string): string[] => [
  ...new Set([...text.replaceAll('\u00a0', ' ').matchAll(PAY)].map(([pay]) => pay)),
];

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
  it('has the wagers of a round each in its place', () => {
    expect(Object.keys(feltFigure(ROUND_SUBJECT).felt.places)).toEqual(['ante', 'blind', 'play', 'jackpot']);
  });
});
