/** The layout of the table for a variant that was analysed. Runs in a browser too: who calls it brings what draws its family. */
import { feltWanted, type OnFelt } from '@/rulebooks/felt/felt-wanted';
import type { DrawsFelt } from '@/simulations/felt/drawing';
import type { Felt } from '@/simulations/felt/felt';
import { feltOf } from '@/simulations/felt/felt-of';
import type { Subject } from '../subject';
import { memberPays, type Offered, offered, paysBriefly } from './wagers';

type Shown = Pick<Subject, 'game' | 'variant' | 'analysis'>;

const onFelt = ({ wager, result, members }: Offered): OnFelt[] =>
  members.length > 0 ? members : [{ wager, pays: result.events.map(paid) }];

/** As the list of wagers says what each pays. */
const onFeltBriefly = (each: Offered, subject: Shown): OnFelt[] =>
  each.members.length > 0
    ? each.members.map((member) => ({ ...member, brief: memberPays(member) }))
    : onFelt(each).map((own) => ({ ...own, brief: paysBriefly(each, subject) }));

const paid = ({ id, label, pays }: Offered['result']['events'][number]) => ({ event: id, label, pays });

function drawnFor(subject: Shown, on: OnFelt[], draws: DrawsFelt | undefined, width: number): Felt {
  const { game, variant } = subject;
  return feltOf({ ...feltWanted(game, variant.options, on), draws, width });
}

export const feltFor = (subject: Shown, draws: DrawsFelt | undefined, width: number): Felt =>
  drawnFor(subject, offered(subject).flatMap(onFelt), draws, width);

/** For a paper that lists all pays elsewhere: the drawing has no tables under it. */
export const feltInBriefFor = (subject: Shown, draws: DrawsFelt | undefined, width: number): Felt =>
  drawnFor(
    subject,
    offered(subject).flatMap((each) => onFeltBriefly(each, subject)),
    draws,
    width,
  );
