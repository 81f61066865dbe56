import type { ModuleIcon } from '@platform/module-kit';
import type { LucideIcon } from 'lucide-react';

/** Someone of the club, as everyone of the club may see them: by what they do on its staff, by their account, or both. */
export interface Colleague {
  id: string;
  name: string;
  role: string;
  /** On the roster of the staff. */
  onRoster?: { status: string; certificationBadge: string };
  /** The account that messages go to. */
  accountId?: string;
}

/** What happens when an item is chosen. */
export type Choice =
  { kind: 'open'; to: string } | { kind: 'person'; person: Colleague } | { kind: 'do'; run: () => void };

/** One line of the command palette. */
export interface PaletteItem {
  /** The same at every visit: by it the palette remembers what was chosen lately. */
  id: string;
  /** Its heading: Pages, Actions, People, or the title of the module whose row it is. */
  group: string;
  label: string;
  /** What tells it from another of the same name, such as a person's role. */
  detail: string;
  /** As its module brings it, or one of the palette's own. */
  icon: ModuleIcon | LucideIcon;
  choice: Choice;
}
