export type { Figures } from '../edges/headline-edge';
export { shownEdge } from '../spelling/wording';
export { askedOtherwise, nowAskedAbout } from './asked-about';
export { type EvaluateInput, evaluate } from './evaluate';
