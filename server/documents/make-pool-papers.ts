/** The papers of an operator's pool rules as PDFs. The same version gives the same bytes. */
import { canonicalJson } from '@/simulations/exact/canonical';
import { ok, type Result } from '@/simulations/problems/problem';
import { notForDisplay } from './content/not-for-display';
import { poolDossier } from './content/pool-dossier';
import { type PoolPaperSubject, poolSign, readPaper } from './content/pool-sign';
import type { EnclosedFiled } from './enclosed-filed';
import { renderFiled } from './filed-attachments';
import { officeSheetOf, setPages, setPosted } from './layout/sheets';
import { render } from './pdf/render';

/** `filed`: from the public record, sealed and signed. */
export async function makePoolSign(
  subject: PoolPaperSubject,
  filed?: EnclosedFiled,
): Promise<Result<Uint8Array>> {
  const read = readPaper(subject);
  if (!read.ok) return read;
  const sign = poolSign(read.value);
  const { paper, missing } = sign;
  const size = officeSheetOf(paper);
  const posted = setPosted(paper, size, 'portrait');
  const lacking = missing.length > 0 ? [setPosted(notForDisplay(sign), size, 'portrait')] : [];
  const whole = {
    ...posted,
    pages: [posted, ...lacking].flatMap(({ pages }) => pages),
    root: { ...posted.root, children: [posted, ...lacking].flatMap(({ root }) => root.children) },
  };
  return ok(await renderFiled(paper, whole, filed));
}

/** With the rules attached, so that a program can check them. */
export async function makePoolDossier(subject: PoolPaperSubject): Promise<Result<Uint8Array>> {
  const read = readPaper(subject);
  if (!read.ok) return read;
  const paper = poolDossier(read.value);
  const bytes = await render(paper, setPages(paper), [
    {
      name: 'rules.json',
      type: 'application/json',
      description: 'The pool rules as they were submitted',
      bytes: Buffer.from(canonicalJson(subject.content)),
    },
  ]);
  return ok(bytes);
}
