import * as z from 'zod/mini';
import { integritySchema, moduleIdSchema, versionSchema } from './identifiers';
import { moduleDescriptorSchema } from './moduleDescriptor';
import { releaseFileNameSchema } from './release';

const manifestFileSchema = z.object({ file: releaseFileNameSchema, integrity: integritySchema });

/** One module as a person gets it: what it is, and which release of it to load. */
export const manifestModuleSchema = z.object({
  id: moduleIdSchema,
  version: versionSchema,
  descriptor: moduleDescriptorSchema,
  entry: manifestFileSchema,
  global: z.string(),
  preload: z.array(manifestFileSchema),
});

/**
 * A module that the person's club does not have. `paths` are its routes that are not public: they answer with an
 * explanation instead of a 404. Its public routes (the demo) stay under `modules`.
 */
export const switchedOffModuleSchema = z.object({
  id: moduleIdSchema,
  title: z.string(),
  paths: z.array(z.string()),
});

/**
 * What the shell knows about modules. The same shape is composed into the page (for visitors) and answered by the
 * `platform_manifest` rpc (for the signed-in person's club).
 */
export const platformManifestSchema = z.object({
  modules: z.array(manifestModuleSchema),
  switchedOff: z.array(switchedOffModuleSchema),
});

export type ManifestFile = z.infer<typeof manifestFileSchema>;
export type ManifestModule = z.infer<typeof manifestModuleSchema>;
export type SwitchedOffModule = z.infer<typeof switchedOffModuleSchema>;
export type PlatformManifest = z.infer<typeof platformManifestSchema>;
