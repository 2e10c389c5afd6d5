/** What keeps a decision from being recorded: asked by the dialog before it is made, and again when it is. */
import { blocking, type OpenGroup } from '@/rulebooks/findings/open-groups';
import type { DecisionKind } from '../vocabulary/life/steps';

/** What is open and concerns this kind of decision. What cannot be approved can be refused. */
export const openFor = (kind: DecisionKind, open: readonly OpenGroup[]): OpenGroup[] =>
  open.filter(({ code }) => kind !== 'refuse' || code !== 'rerun-differs');

/** The sentence of what stands in the way, whatever is acknowledged. */
export const inTheWay = (kind: DecisionKind, open: readonly OpenGroup[]): string | undefined =>
  blocking(openFor(kind, open))[0]?.says;
