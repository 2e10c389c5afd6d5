import type { RulebookInput } from '../../record';
import { cardsAndTable } from './cards-and-table';
import { wagersAndPays } from './wagers';

export const ambiguities: RulebookInput['ambiguities'] = [...cardsAndTable, ...wagersAndPays];
