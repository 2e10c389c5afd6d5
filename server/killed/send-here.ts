/** What the site answers to a file, without a server between: by the address that it is sent to. */
import type { Context } from '../access/context';
import { answerUpload } from '../attachment-requests/answer-upload';
import { answerBetsSent, answerMeetingSent, answerStakesSent } from '../meetings/answer-sent';
import { answerSent } from '../results/answer-results';

const OWN = 'http://localhost:3000';
const QUOTA = 1_000_000_000;

export const sendHere =
  (context: Context, dataDir: string) =>
  async (path: string, body: string): Promise<Response> => {
    const at = new URL(path, OWN);
    const headers = { 'content-length': String(body.length), 'sec-fetch-site': 'same-origin' };
    const request = new Request(at, { method: 'POST', body, headers });
    const [, , first, second = '', third = ''] = at.pathname.split('/');
    const who = async () => context;
    if (first === 'attachments') return answerUpload(context, request, { dataDir, quota: QUOTA });
    if (first === 'results') return answerSent(who, request, { reference: second, version: third });
    if (first === 'meetings' && third === 'bets') return answerBetsSent(who, request, second);
    if (first === 'meetings' && third === 'stakes') return answerStakesSent(who, request, second);
    if (first === 'meetings' && !second) return answerMeetingSent(who, request);
    throw new Error(`nothing is sent to ${at.pathname}`);
  };
