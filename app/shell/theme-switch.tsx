'use client';

import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { useTheme } from 'next-themes';
import { useSyncExternalStore } from 'react';
import { IconButton } from '../components/button';
import { Menu, MenuItem } from '../components/menu';

const CHOICES = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const;

const never = () => () => undefined;

export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const known = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const current = CHOICES.find((choice) => known && choice.theme === theme) ?? CHOICES[0];
  const Icon = current.icon;
  return (
    <Menu
      trigger={
        <IconButton label={`Theme: ${current.label.toLowerCase()}`}>
          <Icon size={16} aria-hidden="true" />
        </IconButton>
      }
    >
      {CHOICES.map((choice) => (
        <MenuItem
          key={choice.theme}
          icon={<choice.icon size={16} aria-hidden="true" />}
          onSelect={() => setTheme(choice.theme)}
        >
          <span className="flex items-center justify-between gap-4">
            {choice.label}
            {choice === current ? <Check size={14} aria-label="chosen" /> : null}
          </span>
        </MenuItem>
      ))}
    </Menu>
  );
}
