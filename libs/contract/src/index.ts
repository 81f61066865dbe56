// The product
export { brand } from './brand';
export { notFoundWords } from './notFoundWords';

// What a module says about itself
export {
  accessSchema,
  actionSchema,
  layoutSchema,
  moduleDescriptorSchema,
  navEntrySchema,
  routeHeadSchema,
  routeSchema,
  type Access,
  type Layout,
  type ModuleDescriptor,
  type ModuleRoute,
  type NavEntry,
  type RouteHead,
} from './moduleDescriptor';
export { iconShapes, shapesOf, type IconDrawing, type IconShape } from './iconDrawing';
export { SLOT_NAMES, slotNameSchema, type SlotOffer } from './slots';
export { channelSchema, integritySchema, moduleIdSchema, schemaVersionSchema, versionSchema } from './identifiers';

// What a build of it consists of
export { releaseSchema, type Release } from './release';

// Who vouches for it
export {
  keyStatement,
  publicKeySchema,
  releaseSignatureSchema,
  releaseStatement,
  shellStatement,
  type Publisher,
  type ReleaseSignature,
  type SignedRelease,
} from './signature';

// What a person gets
export { manifestModuleSchema, type ManifestFile, type ManifestModule } from './manifestModule';
export {
  platformManifestSchema,
  type PlatformManifest,
  type RunningPreview,
  type SwitchedOffModule,
} from './platformManifest';
export { DOCUMENT_POLICY, pageBlockIds, pageConfigSchema, SCRIPT_POLICY, type PageConfig } from './pageConfig';
export { COMPOSED_FOR, composedFor } from './composedMarkup';
export { HOME_OF_MEMBERS, HOME_OF_NEWCOMERS } from './homes';
export { matchRoute, ownsPath, routeMatches, type RouteMatch } from './routing';

// What people type
export { isEmailAddress } from './emailAddress';
export { phoneProblem } from './phoneNumber';

// What a drawing may be made of
export { drawingElements, isActiveAttribute, isActiveStyle } from './svgVocabulary';

// What can go wrong with the platform
export { errorAddress, errorNumbers, type ErrorName } from './errorNumbers';

// What runs with what
export { acceptsContract, CONTRACT_VERSION } from './contractVersion';
export { describeIssues } from './validation';
