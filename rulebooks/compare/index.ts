export { compareGames } from './compare-games';
export {
  type ComparedEdge,
  type ComparedPart,
  type ComparedSide,
  type Comparison,
  isDifference,
  type Line,
  type Saying,
  type Standing,
} from './comparison';
export type { Version } from './side';
export type { Varied } from './varied';
