/** Folder of a release in the artifact store. */
export const folderOfRelease = (moduleId: string, version: string): string => `modules/${moduleId}/${version}`;
