'use client';

import { Menu as MenuIcon } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useRouter } from 'next/navigation';
import { IconButton } from '../components/button';
import { classes } from '../components/classes';
import { Keys } from '../components/keys';
import { Menu, MenuItem } from '../components/menu';
import { useMe } from '../session/me';
import { AccountMenu } from './account-menu';
import { NoticesBell } from './notices';
import { placesFor } from './places';
import { ThemeSwitch } from './theme-switch';

export function Navigation({ onPalette }: { onPalette: () => void }) {
  const me = useMe();
  const path = usePathname();
  const router = useRouter();
  const places = placesFor(me);
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-paper">
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-50 focus:rounded-md focus:bg-accent focus:px-3 focus:py-1.5 focus:text-on-accent"
      >
        Skip to the content
      </a>
      <div className="flex h-12 items-center gap-1 px-4 max-sm:[&_button]:size-11 sm:px-6">
        <Link
          href={places[0]?.href ?? '/'}
          className="mr-5 flex h-8 items-center text-lg max-sm:h-11 font-semibold tracking-tight"
        >
          Assay
        </Link>
        <nav aria-label="Main" className="hidden h-full items-stretch gap-4 lg:flex xl:gap-5">
          {places.map((place) => {
            const here = path === place.href || path.startsWith(`${place.href}/`);
            return (
              <Link
                key={place.href}
                href={place.href}
                aria-current={here ? 'page' : undefined}
                className={classes(
                  '-mb-px flex items-center border-b-2 px-0.5 text-sm',
                  here ? 'border-accent font-medium' : 'border-transparent text-ink-soft hover:text-ink',
                )}
              >
                {place.label}
              </Link>
            );
          })}
        </nav>
        <div className="grow" />
        <button
          type="button"
          onClick={onPalette}
          className="mr-2 hidden h-8 items-center gap-3 rounded-md border border-rule px-2.5 text-sm text-ink-soft hover:border-rule-strong hover:text-ink xl:flex"
        >
          Search or run
          <Keys press="Ctrl+K" />
        </button>
        <NoticesBell />
        <ThemeSwitch />
        <AccountMenu />
        <div className="lg:hidden">
          <Menu
            trigger={
              <IconButton label="Pages">
                <MenuIcon size={16} aria-hidden="true" />
              </IconButton>
            }
          >
            {places.map((place) => (
              <MenuItem key={place.href} onSelect={() => router.push(place.href)}>
                {place.label}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </div>
    </header>
  );
}
