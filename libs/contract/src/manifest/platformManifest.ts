import * as z from 'zod/mini';
import { moduleIdSchema } from '../module/identifiers';
import { manifestModulesSchema } from './manifestModule';

/** A valid preview ticket: its releases are in `modules`, with the reason `ticket`. */
export const runningPreviewSchema = z.object({
  ticket: z.string(),
  /** When it expires (ISO 8601). */
  endsAt: z.string(),
});

/**
 * A module that the person's club does not have. `paths` are its routes that are not public: they answer with an
 * explanation instead of a 404. Its public routes (the demo) stay under `modules`.
 */
export const switchedOffModuleSchema = z.object({
  id: moduleIdSchema,
  title: z.string(),
  paths: z.array(z.string()),
  /**
   * True for a person who only sits on the board: the club has the module, but these pages are for people who work at the
   * club. The module's other pages are under `modules`.
   */
  staffOnly: z.optional(z.boolean()),
});

/**
 * What the shell knows about modules. The same shape is composed into the page (for visitors) and answered by the
 * `platform_manifest` rpc (for the signed-in person's club).
 */
export const platformManifestSchema = z.object({
  modules: manifestModulesSchema,
  switchedOff: z.array(switchedOffModuleSchema),
  preview: z.optional(runningPreviewSchema),
  /** True in a page that lists only the modules it needs. `/modules.json` lists all modules of the site. */
  partial: z.optional(z.boolean()),
  /** In a page: changes whenever a release of any module of the site changes. */
  composition: z.optional(z.string()),
});

export type RunningPreview = z.infer<typeof runningPreviewSchema>;
export type SwitchedOffModule = z.infer<typeof switchedOffModuleSchema>;
export type PlatformManifest = z.infer<typeof platformManifestSchema>;
