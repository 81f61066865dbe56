import type { ModuleRoute } from '@platform/contract';

/**
 * The address at which a route is prerendered with its release: its own if it is one page, the same for every visitor;
 * an address without a club if it has a page for every club. Undefined for all other routes.
 */
export function prerenderedAt({ access, layout, exact, path, head }: ModuleRoute): string | undefined {
  if (access !== 'public' || layout !== 'site' || path.includes(':')) return undefined;
  if (head?.about) return `${path}/${head.about}`;
  return exact ? path : undefined;
}
