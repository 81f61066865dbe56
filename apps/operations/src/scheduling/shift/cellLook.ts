import type { PlacedShift } from '../rules/shift/shiftPlan';

/** The look of shifts everywhere. */
export interface ShiftLook {
  timeZone: string;
  colorOf: (role: string) => string;
  wordsOf: (shift: PlacedShift) => string;
  nameOf: (staffId: string | null) => string;
  linkOf: (shift: PlacedShift) => string;
  onOpen: (shift: PlacedShift) => void;
}

/** Shared by the cells of a grid and their shifts. */
export interface CellLook extends ShiftLook {
  onDragStart: (shift: PlacedShift) => void;
  onDragEnd: () => void;
}
