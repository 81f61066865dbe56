import { moduleIdSchema, versionSchema } from '@platform/contract';
import { ReleaseError } from './releaseError';

/** A release by its name. */
export interface NamedRelease {
  moduleId: string;
  version: string;
}

/** Reads `training@1.2.0-pr-42`. @throws ReleaseError that says how a release is named */
export function releaseNamed(name: string): NamedRelease {
  const [moduleId, version, ...rest] = name.split('@');
  if (!moduleIdSchema.safeParse(moduleId).success || !versionSchema.safeParse(version).success || rest.length > 0) {
    throw new ReleaseError(`"${name}" is not a release. Name it by module and version, such as training@1.2.0.`);
  }
  return { moduleId: moduleId ?? '', version: version ?? '' };
}
