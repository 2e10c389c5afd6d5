/** What a file may be called: what everybody reads the same, without a path. */
import { z } from 'zod';
import { typedNameRefused } from '@/rulebooks/names/typed-name';
import { ENDINGS, KINDS_TAKEN } from '../vocabulary/attachment';
import { endingOf } from './recognise';

const LONGEST = 150;

export const FileName = z
  .string()
  .transform((text) => text.normalize('NFC').trim())
  .superRefine((name, context) => {
    const message = refused(name);
    if (message) context.addIssue({ code: 'custom', message });
  });

function refused(name: string): string | undefined {
  if (name.length > LONGEST) return `A file name may have ${LONGEST} characters. Shorten it.`;
  if (/[/\\]/.test(name)) return 'A file name has no slash. Rename the file.';
  if (/^\./.test(name)) return 'A file name does not begin with a full stop. Rename the file.';
  if (!ENDINGS.includes(endingOf(name))) return `Files of this kind are not taken. Upload ${KINDS_TAKEN}.`;
  return typedNameRefused(name);
}

const plainCharacter = (character: string): string => (/[\w .()-]/.test(character) ? character : '_');

/** For a header: once in letters that every program knows, once whole, with everything else as its bytes. */
export function asAttachment(name: string): string {
  const plain = [...name].map(plainCharacter).join('');
  const whole = [...new TextEncoder().encode(name)]
    .map((byte) => {
      const character = String.fromCharCode(byte);
      return /[A-Za-z0-9._-]/.test(character)
        ? character
        : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
    })
    .join('');
  return `attachment; filename="${plain}"; filename*=UTF-8''${whole}`;
}
