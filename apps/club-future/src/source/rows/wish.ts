import type { Level } from './level';

/** Whose list a wish is on. */
export type WishList = 'board' | 'staff';

/** What a person enters of a wish. */
export interface WishDraft {
  list: WishList;
  item: string;
  /** How much the list's owners want it. */
  priority: Level;
  /** How much it would change for the club. */
  impact: Level;
  /** In words, such as 2025-2026; empty when it is not known. */
  timeline: string;
  /** Cents; null before one is entered. */
  cost: number | null;
  /** What the board considers for its next budget. */
  isShortlisted: boolean;
}

/** A wish of the board or of the staff. */
export interface Wish extends WishDraft {
  id: string;
  cost: number;
  version: number;
}
