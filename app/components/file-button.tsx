'use client';

import { useRef } from 'react';
import { Button, type ButtonProps } from './button';

/** A button that asks for one file. `name`: what the file is, for whoever does not see the button. */
export function FileButton({
  name,
  accept,
  onFile,
  ...button
}: Omit<ButtonProps, 'onClick' | 'name'> & {
  name: string;
  accept: string;
  onFile: (file: File) => unknown;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={accept}
        className="sr-only"
        aria-label={name}
        tabIndex={-1}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // The same file can be chosen again, once it was mended.
          target.value = '';
          if (file) void onFile(file);
        }}
      />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
