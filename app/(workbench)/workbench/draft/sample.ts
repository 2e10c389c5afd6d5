import { Game } from '@/rulebooks/format/record';

/** A small game for the tests of the workbench: two wagers, one with a printed table. */
export const SAMPLE_GAME = Game.parse({
  id: 'wheel',
  label: 'Wheel',
  clause: '1.1',
  family: 'roulette',
  equipment: 'A wheel.',
  play: ['It is spun.'],
  options: [
    {
      id: 'zero',
      label: 'Zero',
      explains: 'What zero does.',
      clause: '1.2',
      values: [
        { value: 'half', label: 'Half is lost' },
        { value: 'all', label: 'All is lost' },
      ],
      default: 'half',
    },
  ],
  wagers: [
    {
      id: 'straight-up',
      label: 'Straight up',
      clause: '1.3',
      wager: 'straight-up',
      minimum: { win: '35 to 1' },
    },
    {
      id: 'run',
      label: 'Run',
      clause: '1.4',
      family: 'colour-run',
      wager: 'run',
      parameters: { zeros: 1, firstPaid: 4, last: 5 },
      minimum: { 'run-4': '2 to 1', 'run-5': '5 to 1' },
      payTables: [
        { id: 'table-1', label: 'Table 1', clause: '1.5', rows: { 'run-4': '3 to 1', 'run-5': '4 to 1' } },
      ],
    },
  ],
});
