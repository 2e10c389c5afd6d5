/** The file of a meeting as text, its stakes put in as they were kept: nothing of them is parsed, and one pool is unpacked at a time. */
import type { NamedFile } from './named-stakes';
import { hashOfText, isHash, type Packed, unpackedTextLater } from './packed-stakes';

async function stakesText(stakes: NamedFile['pools'][number]['stakes'], packed: Packed): Promise<string> {
  if (typeof stakes !== 'string') return JSON.stringify(stakes);
  const bytes = packed.get(stakes);
  const text = bytes && (await unpackedTextLater(bytes));
  if (text === undefined || (isHash(stakes) && hashOfText(text) !== stakes))
    throw new Error('stakes are not those that were kept');
  return text;
}

/** The same bytes as `JSON.stringify` of the file with its stakes; breaks off where they are not those that were kept. */
export async function* fileText(file: NamedFile, packed: Packed): AsyncGenerator<string> {
  let before = '{';
  for (const [name, value] of Object.entries(file)) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ',';
    if (name !== 'pools') {
      yield JSON.stringify(value);
      continue;
    }
    let opening = '[';
    for (const { stakes, ...pool } of value as NamedFile['pools']) {
      yield `${opening}${JSON.stringify(pool).slice(0, -1)},"stakes":${await stakesText(stakes, packed)}}`;
      opening = ',';
    }
    yield opening === '[' ? '[]' : ']';
  }
  yield before === '{' ? '{}' : '}';
}
