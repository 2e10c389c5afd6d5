import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { IconButton } from './button';
import { Menu, MenuItem } from './menu';

const drawn = vi.hoisted(() => vi.fn());

vi.mock('radix-ui', () => ({
  DropdownMenu: {
    Root: () => {
      drawn();
      return null;
    },
  },
}));

it('a menu that nobody has come to is its button alone, and says that it opens a menu', () => {
  const page = renderToStaticMarkup(
    <Menu trigger={<IconButton label="Actions for Spring table">…</IconButton>}>
      <MenuItem onSelect={() => undefined}>Duplicate</MenuItem>
    </Menu>,
  );
  expect(page).toMatch(/^<button [^>]*aria-label="Actions for Spring table"[^>]*>…<\/button>$/);
  expect(page).toContain('aria-haspopup="menu" aria-expanded="false"');
  expect(drawn).not.toHaveBeenCalled();
});
