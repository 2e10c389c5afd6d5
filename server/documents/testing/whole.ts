/** What a section says, whether it stands there or in an annex. */
import type { Apart } from '../content/dossier/long';
import type { Block } from '../paper';

export const whole = ({ core, annex }: Apart): Block[] => [...core, ...annex];
