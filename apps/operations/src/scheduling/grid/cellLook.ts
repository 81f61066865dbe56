import type { PlacedShift } from '../rules/shiftPlan';

/** What the cells of a grid and the shifts in them share. */
export interface CellLook {
  timeZone: string;
  colorOf: (role: string) => string;
  wordsOf: (shift: PlacedShift) => string;
  nameOf: (staffId: string | null) => string;
  linkOf: (shift: PlacedShift) => string;
  onOpen: (shift: PlacedShift) => void;
  onDragStart: (shift: PlacedShift) => void;
  onDragEnd: () => void;
}
