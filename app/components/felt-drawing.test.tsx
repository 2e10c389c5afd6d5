import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { feltDrawing } from '@/simulations/catalogue/felts';
import { feltOf, WIDE } from '@/simulations/felt/felt-of';
import { FeltDrawing } from './felt-drawing';

const wagers = [
  {
    id: 'red',
    wager: 'red-black',
    label: 'Red or black',
    pays: [{ event: 'win', label: 'Won', pays: '1 to 1' }],
  },
  {
    id: 'one',
    wager: 'straight-up',
    label: 'Straight up',
    pays: [{ event: 'win', label: 'Won', pays: '35 to 1' }],
  },
];
const felt = feltOf({
  title: 'Layout of Roulette',
  draws: feltDrawing('roulette'),
  parameters: {},
  wagers,
  width: WIDE,
});

describe('the layout of a table on a page', () => {
  it('reads as one description where it leads nowhere', () => {
    const markup = renderToStaticMarkup(<FeltDrawing felt={felt} />);
    expect(markup).toContain('role="img"');
    expect(markup).toContain(
      'Layout of Roulette. Red or black pays 1 to 1. Straight up pays 35 to 1.</desc>',
    );
    expect(markup).not.toContain('<a ');
  });
  it('has one link for all places of a wager, by its name and what it pays', () => {
    const leads = { address: (wager: string) => `?wager=${wager}`, select: () => {} };
    const markup = renderToStaticMarkup(<FeltDrawing felt={felt} leads={leads} selected="red" />);
    const links = [...markup.matchAll(/<a href="([^"]+)" aria-label="([^"]+)"( aria-current="true")?/g)];
    expect(links.map(([, to, name, current]) => [to, name, current !== undefined])).toEqual([
      ['?wager=red', 'Red or black pays 1 to 1', true],
      ['?wager=one', 'Straight up pays 35 to 1', false],
      // Its letter, explained below.
      ['?wager=one', 'Straight up pays 35 to 1', false],
    ]);
  });
});
