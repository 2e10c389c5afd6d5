/** The layout of the table for a variant that was analysed. Runs in a browser too: who calls it brings what draws its family. */
import { feltWanted, type OnFelt } from '@/rulebooks/felt/felt-wanted';
import type { DrawsFelt } from '@/simulations/felt/drawing';
import type { Felt } from '@/simulations/felt/felt';
import { feltOf } from '@/simulations/felt/felt-of';
import type { Subject } from '../subject';
import { type Offered, offered } from './wagers';

const onFelt = ({ wager, result, members }: Offered): OnFelt[] =>
  members.length > 0 ? members : [{ wager, pays: result.events.map(paid) }];

const paid = ({ id, label, pays }: Offered['result']['events'][number]) => ({ event: id, label, pays });

export function feltFor(
  subject: Pick<Subject, 'game' | 'variant' | 'analysis'>,
  draws: DrawsFelt | undefined,
  width: number,
): Felt {
  const { game, variant } = subject;
  const wanted = feltWanted(game, variant.options, offered(subject).flatMap(onFelt));
  return feltOf({ ...wanted, draws, width });
}
