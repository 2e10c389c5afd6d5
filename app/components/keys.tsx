import { Fragment } from 'react';

/** Keys as they are pressed: `<Keys press="Ctrl+S" />`. */
export function Keys({ press }: { press: string }) {
  const keys = press.split('+');
  return (
    <span className="whitespace-nowrap">
      {keys.map((key, index) => (
        <Fragment key={key}>
          {index > 0 ? <span className="px-0.5 text-ink-faint">+</span> : null}
          <kbd className="inline-block min-w-5 rounded-sm border border-rule-strong bg-panel px-1 text-center font-sans text-xs">
            {key}
          </kbd>
        </Fragment>
      ))}
    </span>
  );
}
