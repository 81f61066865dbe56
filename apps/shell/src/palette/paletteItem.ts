import type { ModuleIcon } from '@platform/module-kit';
import type { Tone } from '@platform/ui';
import type { LucideIcon } from 'lucide-react';

/** What a card shows besides the name and the detail of its row, by the schema of the slot `palette.cards` (offers.json). */
export interface PaletteCard {
  facts: readonly { term: string; words: string; tone: Tone }[];
  /** What a person can do from it. */
  link?: { label: string; to: string };
}

/** What happens when an item is chosen. */
export type Choice =
  { kind: 'open'; to: string } | { kind: 'card'; card: PaletteCard } | { kind: 'do'; run: () => void };

/** One line of the command palette. */
export interface PaletteItem {
  /** The same at every visit: by it the palette remembers what was chosen lately. */
  id: string;
  /** Its heading: Pages, Actions, or what its module calls its rows. */
  group: string;
  label: string;
  /** What tells it from another of the same name. */
  detail: string;
  /** As its module brings it, or one of the palette's own. */
  icon: ModuleIcon | LucideIcon;
  /** Shows the initials of the label instead. */
  initials?: boolean | undefined;
  choice: Choice;
}
