import type { ModuleRoute } from '@platform/contract';

/**
 * The address at which a route is drawn with its release: its own where it is one page, the same for every visitor;
 * that of no club in particular where it has a page for every club. Undefined for all others.
 */
export function drawnAt({ access, layout, exact, path, head }: ModuleRoute): string | undefined {
  if (access !== 'public' || layout !== 'site' || path.includes(':')) return undefined;
  if (head?.about) return `${path}/${head.about}`;
  return exact ? path : undefined;
}
