import type { RuleInput } from '../format/record';

/** Asked for only where an automated device shuffles one batch of cards while another is in play. */
export const byDevice: RuleInput['evidence'] = {
  when: 'not (option.shuffling in ["dealer", "continuous"])',
  owes: 'confirmation',
};
