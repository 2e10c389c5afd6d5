/** The file of a meeting, as `settle` names it. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { quoted } from '@/rulebooks/spelling/quoted';
import { readMeeting } from '@/rulebooks/totalisator/meeting-file';
import { environment } from '@/server/environment/environment';
import { fail, type Result } from '@/simulations/problems/problem';
import type { PoolRules } from '@/simulations/totalisator/rules';
import type { Meeting } from '@/simulations/totalisator/settle-meeting';

const refused = (message: string) => fail({ code: 'input-unreadable', message, field: 'file' });

export function readMeetingFile(name: string, rules: PoolRules): Result<Meeting> {
  let text: string;
  try {
    text = readFileSync(path.resolve(environment().invokedFrom, name), 'utf8');
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? 'unreadable';
    return refused(`${quoted(name, 80)} cannot be read (${reason}); name the file of a meeting.`);
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return refused(`${quoted(name, 80)} is no JSON; give an object with “pools” and “results”.`);
  }
  return readMeeting(value, rules);
}
