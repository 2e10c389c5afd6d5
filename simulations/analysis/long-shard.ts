/** Which pieces of work hold a thread for longer than somebody else should have to wait. */
import { decisionFamilyOf } from '../catalogue/families';
import type { Shard } from '../pool/shard';
import type { Round } from '../request/rounds';
import { isLongCount, LONG, solvingSeconds } from './effort';
import { studySeconds } from './study-round';

const ofARound = (round: Round): number =>
  solvingSeconds(round) / (decisionFamilyOf(round.family)?.pieces(round.parameters) ?? 1);

function ofAStudy({ round, study, settings }: Extract<Shard, { kind: 'study' }>): number {
  const asked = decisionFamilyOf(round.family)?.studies?.find(({ id }) => id === study);
  return studySeconds({ round, study, settings }) / (asked?.pieces(round.parameters, settings) ?? 1);
}

/** By estimate. Rounds are played in blocks that are never long. */
export function isLongShard(shard: Shard): boolean {
  switch (shard.kind) {
    case 'distribution':
      return isLongCount(shard.wager);
    case 'refusal':
    case 'piece':
    case 'both-passes':
    case 'follow':
    case 'solve':
      return ofARound(shard.round) > LONG;
    case 'study':
      return ofAStudy(shard) > LONG;
    case 'study-result':
    case 'witness':
    case 'round-witness':
      return false;
  }
}
