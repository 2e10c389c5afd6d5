import { section } from './section';
import { bonusPoker } from './section-11/bonus-poker';
import { casinoHoldem } from './section-11/casino';
import { generalPart } from './section-11/general';
import { twoWay } from './section-11/two-way';
import { ultimate } from './section-11/ultimate';

export const section11 = section({
  number: '11',
  title: 'Texas hold’em',
  printed: [],
  rules: [...generalPart, ...bonusPoker, ...ultimate, ...casinoHoldem, ...twoWay],
});
