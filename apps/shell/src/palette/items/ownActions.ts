import { Bug, LogOut, MonitorCog, Moon, Sun } from 'lucide-react';
import type { Theme } from '../../theme/chosenTheme';
import type { PaletteItem } from './paletteItem';

interface OwnActions {
  /** The chosen theme, if any. */
  theme: Theme | undefined;
  /** Chooses a theme; undefined follows the system. */
  onTheme: (theme: Theme | undefined) => void;
  onSignOut: () => void;
  /** Opens the devtools; undefined for people who may not use them. */
  onDevtools?: () => void;
}

/** The palette's own actions, on every page: another theme, the devtools, and signing out. */
export function ownActions({ theme, onTheme, onSignOut, onDevtools }: OwnActions): PaletteItem[] {
  const themes = [
    { choice: 'dark', label: 'Use dark theme', detail: 'Dark mode', icon: Moon },
    { choice: 'light', label: 'Use light theme', detail: 'Light mode', icon: Sun },
    { choice: undefined, label: 'Follow the system', detail: 'Theme', icon: MonitorCog },
  ] as const;
  return [
    ...themes
      .filter(({ choice }) => choice !== theme)
      .map(({ choice, label, detail, icon }): PaletteItem => ({
        id: `action theme-${choice ?? 'system'}`,
        group: 'Actions',
        label,
        detail,
        icon,
        choice: { kind: 'do', run: () => onTheme(choice) },
      })),
    ...(onDevtools ? [devtoolsAction(onDevtools)] : []),
    {
      id: 'action log-out',
      group: 'Actions',
      label: 'Log out',
      detail: '',
      icon: LogOut,
      choice: { kind: 'do', run: onSignOut },
    },
  ];
}

const devtoolsAction = (run: () => void): PaletteItem => ({
  id: 'action devtools',
  group: 'Actions',
  label: 'Open devtools',
  detail: 'Alt Shift D',
  icon: Bug,
  choice: { kind: 'do', run },
});
