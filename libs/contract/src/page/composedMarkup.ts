/** Attribute by which markup that came with the page says what it is. */
export const COMPOSED_FOR = 'data-composed-for';

/**
 * What composed markup has to be so that it can be taken over as it is: the same path, and the same release of the
 * module that drew it; the shell's own parts are of the page's shell anyway. Everything else is drawn anew.
 */
export function composedFor(pathname: string, module?: { id: string; version: string }): string {
  const path = pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname;
  return module ? `${module.id} ${module.version} ${path}` : path;
}
