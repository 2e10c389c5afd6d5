import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { VolatilityChart } from './volatility-chart';

/** Of a figure in the font of the labels, whose figures are all equally wide: measured, rounded up. */
const WIDEST = 7;

it('has room for every digit of the edges beside it', () => {
  const points = [
    { name: 'generous', houseEdge: '-1/1', standardDeviation: 1 },
    { name: 'dear', houseEdge: '99/100', standardDeviation: 9 },
  ];
  const markup = renderToStaticMarkup(
    <VolatilityChart points={points} today={undefined} selected={0} onSelect={() => {}} label="Rage" />,
  );
  const beside = [...markup.matchAll(/<text x="(\d+)"[^>]*text-anchor="end"[^>]*>([^<]*%)</g)];
  expect(beside.map(([, , words]) => words)).toEqual(['99.0000%', '−100.0000%']);
  for (const [, end, words = ''] of beside) expect(Number(end)).toBeGreaterThanOrEqual(words.length * WIDEST);
});
