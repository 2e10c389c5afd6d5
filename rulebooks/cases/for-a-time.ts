/** Pays below a minimum on a trial and in a temporary variation: approved, not approved, and over. */
import type { Circumstances, Variant } from '../variant/variant';
import { type Case, documentOf, onBreach, type Subject } from './case';

const ALWAYS = { from: '2000-01-01', to: '2099-12-31' };
const OVER = { from: '2000-01-01', to: '2000-12-31' };

/** Where the rulebook has no exception, the breach stays what it is. */
export function forATime(
  subject: Subject,
  wager: string,
  below: Variant,
  where: Pick<Case, 'wager' | 'event'>,
): Case[] {
  const { authority, exceptions = {} } = subject.rulebook;
  const breach = onBreach(subject);
  const during = (circumstances: Circumstances): Variant => ({
    ...below,
    circumstances: { ...below.circumstances, ...circumstances },
  });
  const pays = { consents: [documentOf(authority, { about: 'pays', wager })] };
  const wide = { consents: [documentOf(authority, { about: 'game' })] };
  const occasion = 'an anniversary';
  const by = (name: string, excepted: boolean, time: Circumstances, over: Circumstances): Case[] => {
    const open = excepted && breach === 'breach' ? ('needs-approval' as const) : breach;
    const lifted = excepted && breach === 'breach' ? ('lifted' as const) : breach;
    return [
      { name: `${wager} ${name}`, variant: during(time), expect: open, ...where },
      {
        name: `${wager} ${name}, the game approved`,
        variant: during({ ...time, ...wide }),
        expect: open,
        ...where,
      },
      {
        name: `${wager} ${name}, its pays approved`,
        variant: during({ ...time, ...pays }),
        expect: lifted,
        ...where,
      },
      { name: `${wager} ${name}, over`, variant: during({ ...over, ...pays }), expect: breach, ...where },
    ];
  };
  return [
    ...by('on trial', exceptions.trial !== undefined, { trial: ALWAYS }, { trial: OVER }),
    ...by(
      'for a time',
      exceptions.temporary !== undefined,
      { temporary: { occasion, ...ALWAYS } },
      { temporary: { occasion, ...OVER } },
    ),
    { name: `${wager} approved, and neither`, variant: during(pays), expect: breach, ...where },
  ];
}
