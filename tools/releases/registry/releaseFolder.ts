import { moduleIdSchema, versionSchema } from '@platform/contract';

/** The folder of all modules in the artifact store: one folder for each module, with one for each release. */
export const MODULES = 'modules';

/** Folder of a release in the artifact store. */
export const folderOfRelease = (moduleId: string, version: string): string => `${MODULES}/${moduleId}/${version}`;

/** Whether a folder can be a release's, even a half-written one. A store may also contain the folders of others. */
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
