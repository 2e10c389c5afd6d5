import { section, tells } from '../section';

export const section2801 = section({
  number: '30-2801',
  title: 'Baccarat rules',
  rules: [
    tells(
      '30-2801(1)',
      40,
      'Baccarat and all its variations are played by this rule, which binds licensees and everyone who takes part.',
    ),
    tells(
      '30-2801(2)',
      41,
      'For a player with a disability the licensee may depart from the rule within reason, as long as that opens no door to cheating or to forbidden devices.',
    ),
    tells(
      '30-2801(3)',
      42,
      'The Division may set minimum internal controls for the game and for how licensees use the discretion this rule leaves them.',
      { topic: 'who-may-act' },
    ),
  ],
});
