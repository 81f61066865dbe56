import type { ColorName } from './palette';

/** What a page or a card is made of. */
const grounds = ['page', 'surface', 'surfaceSunken', 'surfaceHover'] as const;

/** A color, and its grounds. */
export type ColorPairs = readonly [front: ColorName, backs: readonly ColorName[]];

/** Every pair of text and ground that a component renders. WCAG 2.2, 1.4.3: 4.5:1. */
export const textPairs: readonly ColorPairs[] = [
  ['ink', [...grounds, 'neutralSoft']],
  ['inkMuted', grounds],
  ['inkFaint', ['page', 'surface', 'surfaceSunken']],
  ['water', grounds],
  ['waterHover', grounds],
  ['waterInk', ['waterSoft', 'surface', 'page']],
  ['courtInk', ['courtSoft', 'surface', 'page']],
  ['danger', grounds],
  ['dangerInk', ['dangerSoft', 'waterSoft']],
  ['successInk', ['successSoft']],
  ['warningInk', ['warningSoft']],
  ['onWater', ['water', 'waterHover', 'waterActive']],
  ['onCourt', ['court', 'courtHover']],
  ['onDanger', ['danger', 'dangerHover']],
  ['inkInverse', ['surfaceInverse', 'surfaceCourt']],
  ['inkInverseMuted', ['surfaceInverse']],
  ['inkInverseHover', ['surfaceInverse']],
  ['surfaceInverse', ['inkInverse', 'inkInverseHover']],
  ['inkOnCourt', ['surfaceCourt']],
  ['inkOnDanger', ['surfaceDanger']],
];

/** What marks a control, a state or the focus. WCAG 2.2, 1.4.11: 3:1. */
export const markPairs: readonly ColorPairs[] = [
  ['lineStrong', ['page', 'surface']],
  ['focus', [...grounds, 'waterSoft']],
  ['focusInverse', ['surfaceInverse', 'surfaceCourt', 'surfaceDanger']],
  ['danger', ['surface']],
  ['water', ['surfaceSunken']],
  ['court', ['surfaceSunken']],
  ['success', ['surfaceSunken']],
  ['warningFill', ['surface']],
];
