import { expect, it } from 'vitest';
import { chosenOptions } from '@/rulebooks/offer/engine-wager';
import { rulebookOf } from '@/rulebooks/registry';
import { filedText } from '@/rulebooks/spelling/filed';
import { ownHouseWayLines } from '../../../preparing/demonstration/variants';
import { ROUND_SUBJECT } from '../../testing/round-subject';
import { offered } from '../wagers';
import { filedLines } from './filed-lines';

const rulebook = rulebookOf('gb-2007', '2008-01-01');
const game = rulebook.ok ? rulebook.value.games.find(({ id }) => id === 'pai-gow-poker') : undefined;
if (!game) throw new Error('gb-2007 has pai gow poker');
const [main] = game.wagers;
const [round] = offered(ROUND_SUBJECT);
if (!main || !round) throw new Error('it has a wager');
const all = [{ ...round, wager: main }];

const madeWith = (value: string) => {
  const option = game.options.find(({ kind }) => kind === 'filed')?.id ?? '';
  const options = { ...Object.fromEntries(chosenOptions(game, {})), [option]: value };
  return filedLines({ game, variant: { ...ROUND_SUBJECT.variant, options } }, all);
};

it('prints beside each line that an operator filed the condition and the front that are computed', () => {
  const table = madeWith(filedText(ownHouseWayLines())).find((block) => block.kind === 'table');
  const rows = table?.kind === 'table' ? table.rows.map(({ cells }) => cells) : [];
  expect(rows).toContainEqual([
    'One pair: the pair behind, the two highest other cards in front',
    'one pair, no straight or flush',
    'highest two beside',
    '–',
    '–',
  ]);
  // The one line that the demonstration's operator changed.
  expect(rows.filter((cells) => cells[3] === 'beside K')).toContainEqual([
    'A low pair with a high one, or two medium pairs: one in front, unless a king or better goes in front instead and both stay behind',
    'two pairs, no straight or flush, pairs low+high or medium+medium',
    'lowest pair',
    'beside K',
    'highest two beside',
  ]);
});

it('prints none where the operator filed none', () => {
  expect(madeWith('')).toEqual([]);
});
