/** A judge finds nothing: a person answers for it (`evaluation/attestation.ts`). */
import type { Obliges } from '../../judging/situation';
import type { Part } from './schema';

export const judge: Obliges<Part> = () => [];
