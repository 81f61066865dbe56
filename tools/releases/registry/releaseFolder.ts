import { moduleIdSchema, versionSchema } from '@platform/contract';

/** Where the artifact store has modules: a folder for each, with one for every release. */
export const MODULES = 'modules';

/** Folder of a release in the artifact store. */
export const folderOfRelease = (moduleId: string, version: string): string => `${MODULES}/${moduleId}/${version}`;

/** Whether a folder can be that of a release, also of one that is half written: a store may hold what belongs to others. */
export function isReleaseFolder(folder: string): boolean {
  const [top, moduleId, name = '', ...more] = folder.split('/');
  const version = name.replace(/\.(partial|leaving)-\d+$/, '');
  return (
    top === MODULES &&
    more.length === 0 &&
    moduleIdSchema.safeParse(moduleId).success &&
    versionSchema.safeParse(version).success
  );
}
