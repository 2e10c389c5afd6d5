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
      evidence: {
        measure: 'option',
        option: 'positions',
        oneOf: ['4', '5', '6', '7'],
        as: { name: 'playing positions', unit: 'positions' },
      },
      onBreach: 'breach',
      note: 'The drawing itself is not in the text.',
      topic: 'layout',
      source: [193, 193],
    },
  ],
});
