/** Games that are played with commission, or without and then with a three-card seven of the banker a stand-off. */
import { MAIN, type WagerInput, WITH_VIGORISH } from './base-wagers';
import { type OptionInput, vigorish } from './options';

const FREE = { option: 'vigorish-charged', values: ['free'] };
/** Of the order of play. */
export const WITHOUT_COMMISSION = {
  where: FREE,
  says: 'No commission is taken: a banker’s win with three cards that total seven is a stand-off for the banker’s wager.',
};
const ON_WINNINGS = { option: 'vigorish-charged', values: ['winnings'] };

/** Before vigorish. What is printed is the game with commission; the option prices the other. */
export const bankerEitherWay = (clause: string): WagerInput => ({
  id: 'banker',
  label: 'Banker’s Hand',
  clause,
  group: MAIN,
  explains:
    'Wins if the banker’s hand has the higher point count: at even money less the vigorish, or at even money without commission. A win with three cards that total seven is then a stand-off. A tie is void.',
  explainsWhere: [
    {
      where: FREE,
      says: 'Wins even money if the banker’s hand has the higher point count. A win with three cards that total seven is a stand-off. A tie is void.',
    },
    ...WITH_VIGORISH,
  ],
  paid: 'exactly',
  wager: 'banker-seven-apart',
  minimum: { 'three-card-seven': '1 to 1', win: '1 to 1', tie: 'push' },
});

export const vigorishOrNone = (clause: string): OptionInput[] =>
  vigorish().map((option) => {
    if (option.id === 'vigorish-charged')
      return {
        ...option,
        clause,
        values: [...option.values, { value: 'free', label: 'none, with a three-card seven a stand-off' }],
        charges: [
          {
            wager: 'banker',
            event: 'three-card-seven',
            from: 'winnings' as const,
            share: '100%',
            where: FREE,
          },
        ],
      };
    if (option.id !== 'vigorish') return option;
    return {
      ...option,
      charges: [
        ...(option.charges ?? []),
        { wager: 'banker', event: 'three-card-seven', from: 'winnings' as const, where: ON_WINNINGS },
      ],
    };
  });
