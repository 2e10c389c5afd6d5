import type { RulebookInput } from '../../record';

export const ambiguities: RulebookInput['ambiguities'] = [];
