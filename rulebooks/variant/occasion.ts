/** The occasion of a temporary variation. A draft may leave it open; a notice of the change has to name it. */
import type { Circumstances } from './variant';

type Temporary = NonNullable<Circumstances['temporary']>;

export const GIVE_OCCASION = 'give the occasion of the temporary variation';

export const lacksOccasion = ({ temporary }: Circumstances): boolean => temporary?.occasion.trim() === '';

/** On pages and papers. */
export const shownOccasion = ({ occasion }: Temporary): string =>
  occasion.trim() === '' ? 'Occasion not given' : occasion;
