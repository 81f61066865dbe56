import type { ModuleIcon } from '@platform/module-kit';
import type { Tone } from '@platform/ui';
import type { LucideIcon } from 'lucide-react';

/** What a card shows besides the name and the detail of its row, by the schema of the slot `palette.cards` (offers.json). */
export interface PaletteCard {
  facts: readonly { term: string; words: string; tone: Tone }[];
  /** The actions on the card. */
  link?: { label: string; to: string };
}

/** What choosing an item does. */
export type Choice =
  { kind: 'open'; to: string } | { kind: 'card'; card: PaletteCard } | { kind: 'do'; run: () => void };

/** One line of the command palette. */
export interface PaletteItem {
  /** The same at every visit: the palette remembers recent choices by it. */
  id: string;
  /** The heading it is under: Pages, Actions, or its module's name for its rows. */
  group: string;
  label: string;
  /** Distinguishes it from another item of the same name. */
  detail: string;
  /** From its module, or one of the palette's own. */
  icon: ModuleIcon | LucideIcon;
  /** Shows the label's initials instead. */
  initials?: boolean | undefined;
  choice: Choice;
}
