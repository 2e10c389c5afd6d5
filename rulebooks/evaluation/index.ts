export { nowAskedAbout } from './asked-about';
export { type EvaluateInput, evaluate } from './evaluate';
export type { Figures } from './situation';
export { shownEdge } from './wording';
