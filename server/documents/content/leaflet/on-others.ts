/** A bonus on other players' hands, with what the wager costs where there are any. */
import { edgeForPlayers } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { byOtherHands, onOthersSaid, paidOnOthers } from '../on-others';
import type { Offered } from '../wagers';

export const onOthers = (subject: Subject, all: Offered[]): Block[] =>
  paidOnOthers(subject, all).flatMap((paid): Block[] => [
    { kind: 'heading', level: 3, text: paid.figures.called },
    { kind: 'paragraph', keepWithNext: true, text: onOthersSaid(paid) },
    byOtherHands(paid, edgeForPlayers),
  ]);
