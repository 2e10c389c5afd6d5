/**
 * What a paper's code has besides hash and reference while its version is not public. Both of these can be worked out, by whoever
 * guesses a variant and counts on from a reference; this only with the site's secret, so that whoever asks holds the paper.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { secret } from '../environment/environment';

export const PAPER_CODE = /^[\w-]{16}$/;

export const paperCode = (hash: string, reference: string, key: string = secret()): string =>
  createHmac('sha256', key).update(`assay paper\n${hash}\n${reference}`).digest('base64url').slice(0, 16);

export const isPaperCode = (code: string, hash: string, reference: string): boolean =>
  PAPER_CODE.test(code) && timingSafeEqual(Buffer.from(code), Buffer.from(paperCode(hash, reference)));
