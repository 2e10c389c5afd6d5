export type { Figures } from '../edges/headline-edge';
export { shownEdge } from '../spelling/wording';
export { nowAskedAbout } from './asked-about';
export { type EvaluateInput, evaluate } from './evaluate';
