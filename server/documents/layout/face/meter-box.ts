/** The box in which the meter is written, below the rows of its wager. */
import type { Block, BoardPart } from '../../paper';
import type { Part } from '../drawing';
import { place } from '../parts/boxes';
import type { FaceType } from './type';

export type MeterPlace = Extract<Block, { kind: 'place' }>;

export const isUnder = ({ under }: MeterPlace, { wagers }: BoardPart): boolean =>
  wagers.some(({ name }) => name === under);

export const meterBox = (block: MeterPlace, type: FaceType, width: number): Part =>
  place(
    block,
    { ...type.theme, display: { ...type.theme.display, medium: type.notice, large: type.otherSum } },
    width,
  );
