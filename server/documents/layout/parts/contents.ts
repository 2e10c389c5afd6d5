/** The parts and sections of a paper with their pages, each a link to itself. */
import type { Block } from '../../paper';
import { element, linkIn, type Mark, type Part, type Strip } from '../drawing';
import { lineMark, textWidth } from '../text';
import { HAIR, type TextStyle, type Theme } from '../theme';

/** Wide enough for any number of pages. */
const NUMBER = 24;

export function contents(
  { entries }: Extract<Block, { kind: 'contents' }>,
  theme: Theme,
  width: number,
): Part {
  const target = element('L');
  const strips = entries.map(({ text, to, part }, index): Strip => {
    const style: TextStyle = part ? theme.bodyStrong : theme.value;
    const left = part ? 0 : theme.space * 4;
    const item = element('LI');
    const body = element('LBody');
    const link = linkIn(body);
    item.children.push(body);
    target.children.push(item);
    const from = left + textWidth(text, style) + theme.space;
    const end = width - NUMBER;
    const middle = style.leading * 0.72;
    const dots: Mark = {
      draw: 'stroke',
      points: [
        [from, middle],
        [end, middle],
      ],
      color: HAIR,
      width: 0.8,
      dashes: [1, 2.5],
    };
    const number = { ...lineMark('', { ...style, tabular: true }, { x: width, top: 0, width: 0 }) };
    return {
      height: style.leading,
      gap: index === 0 ? theme.space * 2 : part ? theme.space : 0,
      keepWithNext: part,
      pieces: [
        { element: link, marks: [lineMark(`${text} `, style, { x: left, top: 0, width: end - left })], to },
        { marks: from < end ? [dots] : [] },
        { element: body, marks: [number], pageOf: to },
      ],
    };
  });
  return { element: target, strips };
}
