import { section } from './section';

export const appendixA = section({
  number: 'A',
  title: 'Layout',
  rules: [
    {
      clause: 'Appendix A',
      says: 'The layout comes with four, five, six or seven playing positions.',
      kind: 'computed',
      appliesTo: { options: ['positions'] },
      parameters: [
        { name: 'playing positions', comparator: 'one-of', value: ['4', '5', '6', '7'], unit: 'positions' },
      ],
      evidence: { compare: 'option-value', option: 'positions' },
      onBreach: 'breach',
      note: 'The drawing itself is not in the text.',
      topic: 'layout',
      source: [193, 193],
    },
  ],
});
