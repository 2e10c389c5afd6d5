/** The parts of a dossier: each on a page of its own but short annexes, its sections numbered, all of them in the contents. */
import type { Block, Heading } from '../../paper';

export type DossierPart = { name: string; blocks: Block[] };

const isSection = (block: Block): block is Heading => block.kind === 'heading' && block.level === 2;

/** "3.2" within a part, with the name of its place where it has none yet. */
function numbered(blocks: Block[], mark: string): Block[] {
  let count = 0;
  return blocks.map((block) => {
    if (!isSection(block)) return block;
    count += 1;
    const number = `${mark}.${count}`;
    return { ...block, text: `${number}  ${block.text}`, id: block.id ?? `section-${number}` };
  });
}

const letter = (index: number): string => String.fromCharCode('A'.charCodeAt(0) + index);

export type Assembled = { blocks: Block[]; entries: Extract<Block, { kind: 'contents' }>['entries'] };

/** Each begins with one heading. Empty ones are left out, so that their letters follow each other. */
export function assembled(parts: DossierPart[], annexes: Block[][]): Assembled {
  const entries: Assembled['entries'] = [];
  const inParts = parts.flatMap(({ name, blocks }, index): Block[] => {
    const mark = String(index + 1);
    const id = `part-${mark}`;
    const sections = numbered(blocks, mark);
    entries.push({ text: name, to: id, part: true });
    for (const { text, id: to } of sections.filter(isSection))
      if (to !== undefined) entries.push({ text, to, part: false });
    return [
      { kind: 'heading', level: 1, text: name, eyebrow: `PART ${mark}`, newPage: true, part: name, id },
      ...sections,
    ];
  });
  const inAnnexes = annexes
    .filter((blocks) => blocks.length > 0)
    .flatMap(([head, ...blocks], index): Block[] => {
      if (!head || !isSection(head)) throw new Error('an annex begins with its heading');
      const name = `Annex ${letter(index)}`;
      const id = head.id ?? `annex-${letter(index)}`;
      entries.push({ text: `${name}  ${head.text}`, to: id, part: true });
      const title: Heading = {
        ...head,
        level: 1,
        eyebrow: name.toUpperCase(),
        // One follows the one before it on its page where it is short, or that page is half empty.
        newPage: index === 0 ? true : 'unless-it-fits',
        part: name,
        id,
      };
      return [title, ...blocks];
    });
  return { blocks: [...inParts, ...inAnnexes], entries };
}
