/** A drawing as text, one line for each mark, so that what moved on a page is read as a difference. */
import type { Drawing, Element, Mark } from './drawing';

const at = (value: number): string => value.toFixed(1);

function markLine(mark: Mark): string {
  switch (mark.draw) {
    case 'text':
      return `text ${at(mark.x)} ${at(mark.y)} ${mark.weight} ${at(mark.size)} ${mark.color}${mark.turned === undefined ? '' : ` turned ${at(mark.turned)}`} ${mark.text}`;
    case 'rect':
      return `rect ${at(mark.x)} ${at(mark.y)} ${at(mark.width)} ${at(mark.height)} ${mark.fill}`;
    case 'outline':
    case 'picture':
      return `${mark.draw} ${at(mark.x)} ${at(mark.y)} ${at(mark.width)} ${at(mark.height)}`;
    case 'line':
      return `line ${at(mark.x1)} ${at(mark.y1)} ${at(mark.x2)} ${at(mark.y2)} ${mark.color}`;
    case 'area':
    case 'stroke': {
      const [first, last] = [mark.points[0], mark.points.at(-1)].map((point) =>
        (point ?? [0, 0]).map(at).join(' '),
      );
      return `${mark.draw} ${mark.points.length} points ${first} to ${last}`;
    }
  }
}

const tree = ({ role, alt, scope, children }: Element, depth = 0): string[] => [
  `${'  '.repeat(depth)}${role}${scope ? ` ${scope}` : ''}${alt ? ` “${alt}”` : ''}`,
  ...children.flatMap((child) => tree(child, depth + 1)),
];

export function printedDrawing({ width, height, pages, root }: Drawing): string {
  const drawn = pages.flatMap(({ pieces }, index) => [
    `page ${index + 1}, ${at(width)} x ${at(height)}`,
    ...pieces.flatMap(({ element, marks }) =>
      marks.map((mark) => `  ${element?.role ?? 'furniture'} ${markLine(mark)}`),
    ),
  ]);
  return `${[...drawn, 'structure', ...tree(root, 1)].join('\n')}\n`;
}
