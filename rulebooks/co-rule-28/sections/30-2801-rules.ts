import { asks, section, tells } from '../section';

export const section2801 = section({
  number: '30-2801',
  title: 'Baccarat rules',
  rules: [
    asks(
      '30-2801(1)',
      40,
      'supervision',
      'Baccarat and all its variations are played under this rule, which binds licensees and everyone who takes part.',
      'We run baccarat under Rule 28 and make sure that everyone who takes part follows it.',
    ),
    asks(
      '30-2801(2)',
      41,
      'supervision',
      'For a player with a disability the licensee may depart from the rule within reason, as long as that makes neither cheating nor forbidden devices possible.',
      'We depart from the rules for a player or dealer with a disability only as far as is reasonable, and never in a way that helps cheating.',
    ),
    tells(
      '30-2801(3)',
      42,
      'authority',
      'The Division may set minimum internal controls for the game and for how licensees use the discretion this rule leaves them.',
      { topic: 'who-may-act' },
    ),
  ],
});
