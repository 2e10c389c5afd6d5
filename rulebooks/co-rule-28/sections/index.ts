import type { SectionInput } from '../../record';

/** In the order of the source: standard baccarat, then the games of 30-2899. */
export const sections: SectionInput[] = [];
