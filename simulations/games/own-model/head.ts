import type { FamilyHead } from '../../family/head';
import { OwnCounts, ownSpec } from '../../wagers/own-counts';

export const ownModelHead: FamilyHead<OwnCounts> = {
  id: 'own-model',
  label: 'Applicant’s own model',
  parameters: OwnCounts,
  wagers: (counts) => [ownSpec(counts)],
  // Copied, not counted; nothing plays it.
  rate: { plays: 1_000, solves: 0.001 },
  decides: false,
  byApplicant: true,
};
