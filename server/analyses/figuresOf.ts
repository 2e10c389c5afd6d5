import type { Analysis } from '@/rulebooks/analysis';
import type { Figures } from '@/rulebooks/evaluation';

/** What rules look at of an analysis. */
export const figuresOf = (analysis: Analysis): Figures =>
  Object.fromEntries(analysis.wagers.map((wager) => [wager.id, { houseEdge: wager.houseEdge }]));
