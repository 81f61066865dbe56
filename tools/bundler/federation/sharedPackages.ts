import { packageFile, packageVersion } from '../paths';

/** Packages with exactly one copy on the page: the shell's. Sub-paths have the version of their package. */
const PROVIDED_BY_SHELL = ['react', 'react/jsx-runtime', 'react-dom', 'styled-components', '@platform/session'];
/**
 * Libraries that the shell provides in two parts (decision 142): `<name>/start` at once, and all of `<name>` with the first
 * page that needs more. Earlier releases know only the second one.
 */
export const LIBRARIES_IN_PARTS = ['@platform/ui', '@platform/module-kit'];
/** Only in development builds, where React's compiler output asks for it. */
const DEVELOPMENT_ONLY = 'react/jsx-dev-runtime';

/**
 * What makes a component of an icon's paths. Icons import it by its file, so it is shared by its file. A module of another
 * version of lucide-react loads its own copy: the two have no state and may be on one page.
 */
const ICON_MAKER_NAME = 'lucide-react/dist/esm/createLucideIcon.mjs';
const ICON_MAKER = packageFile(ICON_MAKER_NAME);

interface SharedPackage {
  singleton?: true;
  eager?: true;
  version?: string;
  import?: string | false;
  shareKey?: string;
  requiredVersion: string | false;
  strictVersion?: boolean;
}

interface ProvidedPackage {
  shareKey: string;
  version: string;
  eager: true;
  singleton?: true;
}

const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** Names of the packages that only the shell may bundle. */
export const providedPackages: readonly string[] = [
  ...new Set([...PROVIDED_BY_SHELL, ...LIBRARIES_IN_PARTS].map((specifier) => packageOf(specifier))),
];

const specifiers = (development: boolean): string[] =>
  development ? [...PROVIDED_BY_SHELL, DEVELOPMENT_ONLY] : PROVIDED_BY_SHELL;

/** The versions that a module asks the shell for, by package. */
export function sharedVersions(): Record<string, string> {
  return Object.fromEntries(providedPackages.map((name) => [name, `^${packageVersion(name)}`]));
}

/**
 * The packages that the shell puts into the share scope: its own copies, at once, so that no module waits for them. Its own
 * code shares the libraries in parts (apps/shell/src/loading/code/shareLibraries.ts).
 */
export function packagesOfShell(development: boolean): Record<string, ProvidedPackage> {
  const version = packageVersion('lucide-react');
  return {
    ...Object.fromEntries(
      specifiers(development).map((specifier): [string, ProvidedPackage] => [
        specifier,
        { shareKey: specifier, singleton: true, eager: true, version: packageVersion(packageOf(specifier)) },
      ]),
    ),
    [ICON_MAKER]: { shareKey: ICON_MAKER_NAME, eager: true, version },
  };
}

/**
 * The packages that a module takes from the share scope. It bundles no copy (`import: false`), so a shell with another
 * major version causes an error instead of a second React. A module gets react-router-dom through the exports of
 * module-kit: one router, and only its used parts (`aliasesOfModule`).
 */
export function packagesOfModule(development: boolean): Record<string, SharedPackage> {
  const fromShell = (specifier: string): SharedPackage => ({
    singleton: true,
    import: false,
    requiredVersion: `^${packageVersion(packageOf(specifier))}`,
    strictVersion: true,
  });
  const parts = LIBRARIES_IN_PARTS.flatMap((name): [string, SharedPackage][] => [
    [`${name}/start`, fromShell(`${name}/start`)],
    [`${name}/rest`, { ...fromShell(name), shareKey: name }],
  ]);
  return Object.fromEntries([
    ...specifiers(development).map((specifier) => [specifier, fromShell(specifier)]),
    ...parts,
  ]) as Record<string, SharedPackage>;
}

/** What a module takes from the share scope if the version is its own, and otherwise brings itself. */
export function packagesOfEither(): Record<string, { shareKey: string; import: string; requiredVersion: string }> {
  const requiredVersion = packageVersion('lucide-react');
  return { [ICON_MAKER]: { shareKey: ICON_MAKER_NAME, import: ICON_MAKER_NAME, requiredVersion } };
}
