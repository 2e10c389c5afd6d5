/** Every family's drawing of its table: for papers. A page brings the one it shows (`bringFelt`). */
import type { FamilyId } from '../family/head';
import type { DrawsFelt } from '../felt/drawing';
import { FAMILY_HEADS } from './heads';

const FELTS: ReadonlyMap<FamilyId, DrawsFelt | undefined> = new Map(
  await Promise.all(FAMILY_HEADS.map(async ({ id, felt }) => [id, await felt?.()] as const)),
);

/** Undefined where the family has none: its wagers are listed. */
export const feltDrawing = (id: FamilyId): DrawsFelt | undefined => FELTS.get(id);
