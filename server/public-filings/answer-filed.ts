/** The posted sheet of fees in force, or the pool sign, from the public record: for anyone, made of what was approved. */
import { z } from 'zod';
import { ok } from '@/simulations/problems/problem';
import type { Context } from '../access/context';
import type { EnclosedFiled } from '../documents/enclosed-filed';
import type { Order } from '../documents/papers';
import type { Press } from '../documents/press';
import { type MadePaper, pressed, responded } from '../paper-requests/answer-request';
import { VISITORS } from '../paper-requests/visitors';
import { type Answer, notFound } from '../problems/problem';
import { FILED_CODE } from './code';
import { publicFeeSheet } from './fees';
import { publicPoolSign } from './pools';
import { type Known, knownByCode } from './read';

export type FiledRequest = { code: string; search: URLSearchParams };

/** The row of the option in use at the table. */
const Use = z
  .string()
  .regex(/^[1-9]\d{0,3}$/)
  .transform(Number);

const enclosed = ({ head, hash }: Known, paper: EnclosedFiled['paper']): EnclosedFiled => ({
  paper,
  code: head.code,
  title: head.title,
  operator: head.operator,
  authority: head.authority,
  decidedAt: head.decidedAt,
  inForceFrom: head.inForceFrom,
  hash,
});

async function orderOf({ db, now }: Context, { code, search }: FiledRequest): Promise<Answer<Order>> {
  const found = FILED_CODE.test(code) ? await knownByCode(db, code, now()) : undefined;
  if (found?.head.standing !== 'in-force') return notFound('paper');
  if (found.head.of === 'pool-rules') {
    const pools = await publicPoolSign(db, found.id, code);
    const filed = enclosed(found, 'pool-sign');
    return pools.ok ? ok({ name: 'sign.pdf', pools: pools.value, filed }) : pools;
  }
  const use = Use.safeParse(search.get('use'));
  if (!use.success) return notFound('option');
  const fees = await publicFeeSheet(db, found.id, use.data);
  const filed = { ...enclosed(found, 'fee-sheet'), use: use.data };
  return fees.ok ? ok({ name: 'fee-sheet.pdf', fees: fees.value, sheet: {}, filed }) : fees;
}

async function made(context: Context, request: FiledRequest, press: Press): Promise<Answer<MadePaper>> {
  const order = await orderOf(context, request);
  if (!order.ok) return order;
  const visitor = { person: context.address ?? '', organisation: VISITORS };
  const bytes = await pressed(press, order.value, visitor);
  return bytes.ok ? ok({ bytes: bytes.value, type: 'application/pdf', saved: false }) : bytes;
}

export const answerFiled = async (context: Context, request: FiledRequest, press: Press): Promise<Response> =>
  responded(await made(context, request, press), `${request.code}.pdf`);
