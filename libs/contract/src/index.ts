// The product
export { brand } from './brand';
export { notFoundWords } from './site/notFoundWords';

// What a module says about itself
export {
  accessSchema,
  actionSchema,
  moduleDescriptorSchema,
  navEntrySchema,
  routeHeadSchema,
  routeSchema,
  type Access,
  type ModuleDescriptor,
  type ModuleRoute,
  type NavEntry,
  type RouteHead,
} from './module/moduleDescriptor';
export { iconShapes, shapesOf, type IconDrawing, type IconShape } from './module/iconShapes';
export { SLOT_NAMES, slotNameSchema, type SlotOffer } from './module/slots';
export {
  channelSchema,
  integritySchema,
  moduleIdSchema,
  schemaVersionSchema,
  versionSchema,
} from './module/identifiers';

// What a build of it consists of
export { releaseSchema, type Release } from './release/release';

// Its signature
export { publicKeySchema, releaseSignatureSchema, type Publisher, type ReleaseSignature } from './release/signature';
export { keyStatement, releaseStatement, shellStatement, type SignedRelease } from './release/statements';

// What a person gets
export { manifestModuleSchema, type ManifestFile, type ManifestModule } from './manifest/manifestModule';
export { isPlainManifest } from './manifest/plain/isPlainManifest';
export {
  platformManifestSchema,
  type PlatformManifest,
  type RunningPreview,
  type SwitchedOffModule,
} from './manifest/platformManifest';
export { pageConfigSchema, type PageConfig } from './site/pageConfig';
export { DOCUMENT_POLICY, PAGE_CODE, pageBlockIds, SCRIPT_POLICY } from './site/pageBlocks';
export { isLayout, type Layout } from './site/layouts';
export { COMPOSED_FOR, composedFor } from './site/composedMarkup';
export {
  CONTACT_PAGE,
  HOME_OF_MEMBERS,
  HOME_OF_NEWCOMERS,
  INVITATIONS_PAGE,
  NOTIFICATION_SETTINGS,
} from './site/homes';
export { seasonModuleAt, type SeasonModuleId } from './season/seasonPaths';
export { matchRoute, ownsPath, routeMatches, type RouteMatch } from './site/routing';

// What people type
export { isEmailAddress } from './forms/emailAddress';

// What a drawing may be made of
export { drawingElements, isActiveAttribute, isActiveStyle } from './module/svgVocabulary';

// What can go wrong with the platform
export { errorAddress, errorNumbers, type ErrorName } from './errors/errorNumbers';

// What runs with what
export { acceptsContract, CONTRACT_VERSION } from './release/contractVersion';
export { describeIssues } from './validation';
