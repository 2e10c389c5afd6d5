/** The events of a wager that a rule speaks about: those its parameters name, where they name any of the wager's. */
import type { Asking } from './rule';
import type { Wager } from './wager';

export function eventsAsked({ parameters }: Pick<Asking, 'parameters'>, { minimum }: Pick<Wager, 'minimum'>) {
  const events = Object.keys(minimum);
  const named = events.filter((event) => parameters.some(({ name }) => name === event));
  return named.length > 0 ? named : events;
}
