/** The frames that the shell renders around a route. */
export const LAYOUTS = ['site', 'app', 'demo', 'bare'] as const;

export type Layout = (typeof LAYOUTS)[number];

export const isLayout = (name: string | undefined): name is Layout => LAYOUTS.some((layout) => layout === name);
