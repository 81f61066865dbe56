/** Attribute that names the path and release of composed markup. */
export const COMPOSED_FOR = 'data-composed-for';

/**
 * The value that composed markup needs to be hydrated: the same path, and the same release of the module that rendered
 * it. The shell's own parts always match. Other markup is rendered again.
 */
export function composedFor(pathname: string, module?: { id: string; version: string }): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return module ? `${module.id} ${module.version} ${path}` : path;
}
