// The product
export { brand } from './brand';

// What a module says about itself
export {
  accessSchema,
  iconSchema,
  layoutSchema,
  moduleDescriptorSchema,
  navEntrySchema,
  routeSchema,
  type Access,
  type IconName,
  type Layout,
  type ModuleDescriptor,
  type ModuleRoute,
  type NavEntry,
} from './moduleDescriptor';
export { channelSchema, integritySchema, moduleIdSchema, versionSchema } from './identifiers';

// What a build of it consists of
export { releaseSchema, type Release } from './release';

// What a person gets
export {
  manifestModuleSchema,
  platformManifestSchema,
  type ManifestFile,
  type ManifestModule,
  type PlatformManifest,
  type SwitchedOffModule,
} from './platformManifest';
export { pageBlockIds, pageConfigSchema, type PageConfig } from './pageConfig';
export { matchRoute, ownsPath, routeMatches, type RouteMatch } from './routing';

// The rows and functions of the database
export type { Database } from './generated/database';

// What runs with what
export { acceptsContract, CONTRACT_VERSION } from './contractVersion';
export { describeIssues } from './validation';
