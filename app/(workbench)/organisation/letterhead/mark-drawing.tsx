import type { Mark } from '@/server/vocabulary/mark';

/** The mark as papers carry it, drawn from our own data. On white, as paper is, in a dark room too. */
export function MarkDrawing({ mark, label }: { mark: Mark; label: string }) {
  const frame = 'inline-block max-w-full rounded-md border border-rule bg-white p-3';
  return (
    <span className={frame}>
      {mark.kind === 'picture' ? (
        // biome-ignore lint/performance/noImgElement: the picture is in the page already.
        <img
          src={`data:image/png;base64,${mark.png}`}
          alt={label}
          className="block h-auto max-h-20 w-auto max-w-full"
        />
      ) : (
        <svg
          role="img"
          aria-label={label}
          viewBox={`0 0 ${mark.width} ${mark.height}`}
          className="block max-w-full"
          style={{ height: 80, width: (80 * mark.width) / mark.height }}
        >
          {mark.shapes.map(({ path, fill, evenOdd, opacity }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: shapes have no names, and never change places.
            <path key={index} d={path} fill={fill} fillRule={evenOdd && 'evenodd'} fillOpacity={opacity} />
          ))}
        </svg>
      )}
    </span>
  );
}
