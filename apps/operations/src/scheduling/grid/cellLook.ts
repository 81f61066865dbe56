import type { PlacedShift } from '../rules/shiftPlan';

/** How shifts are shown, wherever they stand. */
export interface ShiftLook {
  timeZone: string;
  colorOf: (role: string) => string;
  wordsOf: (shift: PlacedShift) => string;
  nameOf: (staffId: string | null) => string;
  linkOf: (shift: PlacedShift) => string;
  onOpen: (shift: PlacedShift) => void;
}

/** What the cells of a grid and the shifts in them share. */
export interface CellLook extends ShiftLook {
  onDragStart: (shift: PlacedShift) => void;
  onDragEnd: () => void;
}
