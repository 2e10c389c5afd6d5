/** A wager whose counts its applicant filed: they are passed on as they are, and nothing can play it. */
import type { Family } from '../../family/family';
import { OWN_WAGER, type OwnCounts, ownDistribution } from '../../wagers/own-counts';
import { ownModelHead } from './head';

export const ownModel: Family<OwnCounts> = {
  ...ownModelHead,
  distribution: (counts, wager) => {
    if (wager !== OWN_WAGER) throw new RangeError(`an applicant's model has no wager ${wager}`);
    return ownDistribution(counts);
  },
  dealer: () => {
    throw new RangeError('the counts of an applicant have no dealer: nobody knows how to play them');
  },
};
