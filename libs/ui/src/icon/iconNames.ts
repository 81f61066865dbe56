/** Icons that a module's manifest may name. Equal to the contract's list; a test of the platform compares both. */
export const iconNames = [
  'layout-dashboard',
  'calendar-check',
  'user-plus',
  'graduation-cap',
  'clipboard-list',
  'flag',
  'telescope',
  'settings',
  'shield',
  'image',
  'users',
  'home',
  'circle',
] as const;

export type IconName = (typeof iconNames)[number];
