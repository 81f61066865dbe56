import type { ManifestModule, ModuleDescriptor } from '@platform/contract';

/**
 * An icon of a module: its drawing, or only its name. The shell names icons of the design system, and so do releases for
 * contract 1.1 and before, which bring none.
 */
export type ModuleIcon = string | unknown[];

/** The icon that a link or an action of a module names. */
export function iconNamed(
  { icons }: Pick<ModuleDescriptor, 'icons'>,
  name: string | undefined,
): ModuleIcon | undefined {
  return name === undefined ? undefined : icons && Object.hasOwn(icons, name) ? icons[name] : name;
}

/** The icon of a module's first link. */
export const iconOf = ({ descriptor }: ManifestModule): ModuleIcon =>
  iconNamed(descriptor, descriptor.nav.find(({ icon }) => icon !== undefined)?.icon) ?? 'circle';
