/** A round that cannot be counted, and why, for whoever chose its parameters. */
import type { Problem } from './problem';

export class RoundRefused extends Error {
  constructor(readonly problems: readonly Problem[]) {
    super(problems.map(({ message }) => message).join(' '));
  }
}
