/** A bonus on other players' hands, by their number. */
import { percent } from '@/simulations/printing/numbers';
import type { Block } from '../../paper';
import type { Subject } from '../../subject';
import { byOtherHands, onOthersSaid, paidOnOthers } from '../on-others';
import type { Offered } from '../wagers';

export const onOthers = (subject: Subject, all: Offered[]): Block[] =>
  paidOnOthers(subject, all).flatMap((paid): Block[] => [
    { kind: 'heading', level: 3, text: `${paid.figures.called} (${paid.figures.clause})` },
    {
      kind: 'paragraph',
      tone: 'small',
      keepWithNext: true,
      text: `${onOthersSaid(paid)} The house edges here are of a player who gets it; all others in this dossier are without it.`,
    },
    byOtherHands(paid, percent),
  ]);
