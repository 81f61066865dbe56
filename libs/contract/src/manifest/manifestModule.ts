import * as z from 'zod/mini';
import {
  contractRangeSchema,
  integritySchema,
  moduleIdSchema,
  releaseFileNameSchema,
  versionSchema,
} from '../module/identifiers';
import { moduleDescriptorSchema, navEntrySchema, routeSchema } from '../module/moduleDescriptor';
import { RELEASE_REASONS } from '../module/vocabulary';
import { releaseSignatureSchema } from '../release/signature';
import { describeIssues } from '../validation';

const manifestFileSchema = z.object({ file: releaseFileNameSchema, integrity: integritySchema });

const releaseReasonSchema = z.enum(RELEASE_REASONS);

/** What it takes to load a release. */
const releaseFields = {
  version: versionSchema,
  entry: manifestFileSchema,
  global: z.string(),
  preload: z.array(manifestFileSchema),
  /** Left out when no trusted key signs the release any more; shells run no release without it. */
  signature: z.optional(releaseSignatureSchema),
};

/** One module of a person's manifest: its description and the release to load. */
export const manifestModuleSchema = z.object({
  id: moduleIdSchema,
  descriptor: z.pipe(z.transform(withFills), moduleDescriptorSchema),
  ...releaseFields,
  /** The last known good release, for browsers in which this one breaks; with the contract range that it asks for. */
  fallback: z.catch(z.optional(z.object({ ...releaseFields, contract: contractRangeSchema })), undefined),
  /** Left out for the release in production; so is a reason that this shell is too old to know. */
  why: z.catch(z.optional(releaseReasonSchema), undefined),
  /**
   * Why the release cannot run here, such as `routes.0.layout: Invalid option`: this platform does not understand its
   * description. The fallback is used. The descriptor holds the readable parts.
   */
  unreadable: z.optional(z.string()),
});

/** Releases for contract 1.1 and before list what they fill under `slots`: `[{ "slot": "dashboard.card", "order": 30 }]`. */
function withFills(descriptor: unknown): unknown {
  const { fills, slots } = Object(descriptor) as { fills?: unknown; slots?: unknown };
  if (fills !== undefined || !Array.isArray(slots)) return descriptor;
  const named = slots.map((entry) => {
    const { slot, order } = Object(entry) as { slot?: unknown; order?: unknown };
    return [String(slot), { order }] as const;
  });
  return { ...Object(descriptor), fills: Object.fromEntries(named) };
}

/**
 * The readable parts of an invalid module description, so that the module's pages can say that it cannot run: an
 * unknown frame becomes that of the app, and what would show elsewhere and is not understood is left out.
 */
function outlineOf(entry: unknown): unknown {
  const { descriptor, ...release } = Object(entry) as { descriptor: unknown };
  const said = Object(descriptor) as Record<string, unknown>;
  const listed = (list: unknown) => (Array.isArray(list) ? (list as unknown[]) : []);
  const routes = listed(said.routes).map((route) =>
    isRoute(route) ? route : { ...Object(route), access: 'club', layout: 'app', head: undefined },
  );
  return {
    ...release,
    descriptor: {
      ...said,
      routes: routes.filter(isRoute),
      nav: listed(said.nav).filter((link) => navEntrySchema.safeParse(link).success),
      offers: undefined,
      fills: {},
      actions: undefined,
      contract: contractRangeSchema.safeParse(said.contract).data ?? '0.0.0',
      budget: { firstLoadBytes: 1 },
    },
  };
}

const isRoute = (route: unknown): boolean => routeSchema.safeParse(route).success;

/**
 * Reads the modules of a manifest one by one, so a release that only a newer platform understands does not affect the
 * others. It becomes an entry with the reason under `unreadable`. An entry that does not name a module and its files is
 * left out.
 */
export const manifestModulesSchema = z.pipe(
  z.array(z.unknown()),
  z.transform((entries) => entries.flatMap(readEntry)),
);

function readEntry(entry: unknown): ManifestModule[] {
  const { data, error } = manifestModuleSchema.safeParse(entry);
  if (data) return [data];
  const outline = manifestModuleSchema.safeParse(outlineOf(entry)).data;
  return outline ? [{ ...outline, unreadable: describeIssues(error) }] : [];
}

export type ManifestFile = z.infer<typeof manifestFileSchema>;
export type ManifestModule = z.infer<typeof manifestModuleSchema>;
