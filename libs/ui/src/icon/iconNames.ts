/** The design system's own icons, for pages of every module. What a link or an action shows, its module brings itself. */
export const iconNames = [
  'layout-dashboard',
  'calendar-check',
  'user-plus',
  'clipboard-list',
  'settings',
  'shield',
  'image',
  'users',
  'home',
  'circle',
] as const;

export type IconName = (typeof iconNames)[number];
