/** A document on file as a flag: who, by which letter of which day, to what and until when. */
import { readDate } from '@/rulebooks/spelling/dates';
import { quoted } from '@/rulebooks/spelling/quoted';
import { ConsentScope } from '@/rulebooks/variant/consent-schema';
import type { Consent, Transfer } from '@/rulebooks/variant/variant';
import type { Problem } from '@/simulations/problems/problem';

/** A name, a reference and a day: of a consent, of a laboratory. */
const REFERENCED = /^([^=]+)=(.+),\s*(\d{4}-\d\d-\d\d)$/;

const unreadable = (message: string): Problem => ({ code: 'input-unreadable', message });

export function referenced(text: string): { name: string; reference: string; date: string } | undefined {
  const [, name = '', reference = '', date = ''] = REFERENCED.exec(text) ?? [];
  return name.trim() === '' || reference.trim() === '' || !readDate(date).ok
    ? undefined
    : { name: name.trim(), reference: reference.trim(), date };
}

/** "game", "wager:field", "pays:field", "option:decks", "progressive", "variation", "house-rules", "industry" */
function scope(text: string): ConsentScope | undefined {
  const [about, id] = text.split(':');
  const read = ConsentScope.safeParse({ about, wager: id, option: id });
  const wantsId = about === 'wager' || about === 'pays' || about === 'option';
  return read.success && wantsId === (id !== undefined) ? read.data : undefined;
}

const MORE = /;\s*(for|until)\s+([^;]+?)\s*(?=;|$)/g;

/** Of a new document all is asked; what a file holds from before is read as it was stored. */
export function consent(text: string, problems: Problem[]): Consent {
  const said = new Map([...text.matchAll(MORE)].map(([, what = '', value = '']) => [what, value]));
  const read = referenced(text.replaceAll(MORE, '').trim());
  const scopes = said.get('for')?.split(/\s+/).map(scope);
  const until = said.get('until');
  if (!read || !scopes || scopes.includes(undefined) || (until !== undefined && !readDate(until).ok)) {
    problems.push(
      unreadable(
        `Write --consent "Prime Table Games=PTG-114, 2026-01-31; for wager:field; until 2027-01-31", not ${quoted(text)}. After “for”: game, wager:ID, pays:ID, option:ID, progressive, variation, house-rules or industry.`,
      ),
    );
    return text;
  }
  return {
    ...read,
    for: scopes.filter((each) => each !== undefined),
    ...(until && { expires: until }),
  };
}

/** "Shufflemaster Inc=Light & Wonder=LW-1, 2009-10-01": who it was, who it is, by which document, since when. */
export function transfer(text: string, problems: Problem[]): Transfer {
  const at = text.indexOf('=');
  const read = referenced(text.slice(at + 1));
  const was = text.slice(0, Math.max(0, at)).trim();
  if (!read || was === '')
    problems.push(
      unreadable(
        `Write --proprietor "Shufflemaster Inc=A Buyer Ltd=AB-1, 2009-10-01" (who it was, who it is, the document and since when), not ${quoted(text)}.`,
      ),
    );
  const { name = '', reference = '', date: since = '' } = read ?? {};
  return { was, name, since, reference };
}
