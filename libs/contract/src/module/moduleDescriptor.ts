import * as z from 'zod/mini';
import { isEmailAddress } from '../forms/emailAddress';
import { LAYOUTS } from '../site/layouts';
import { iconNameSchema, iconsSchema } from './iconDrawing';
import {
  contractRangeSchema,
  moduleIdSchema,
  pageAddressSchema,
  pathSchema,
  releaseFileNameSchema,
  schemaVersionSchema,
} from './identifiers';
import { SLOT_NAMES, slotFillSchema, slotNameSchema, slotOfferSchema } from './slots';
import { ACCESS, LONGEST, NAV_AREAS, NAV_SECTIONS } from './vocabulary';

/** Words for people, with a maximum length. */
const text = (longest: number) =>
  z
    .string()
    .check(z.minLength(1, 'it may not be empty'), z.maxLength(longest, `it may have ${longest} characters at most`));

export const accessSchema = z.enum(ACCESS);

/** What a public page tells search engines and link previews, in addition to its title and description. */
export const routeHeadSchema = z.object({
  /** True when search engines may list the page: it is in the site map, and every other page asks to be left out. */
  listed: z._default(z.boolean(), false),
  /** What a shared link shows: a PNG of 1200 × 630 px in the release, and its text for those who do not see it. */
  picture: z.optional(z.object({ file: releaseFileNameSchema, alt: text(LONGEST.pictureText) })),
  /** A JSON-LD file in the release. Addresses in it begin with / on this site and with ./ in the release folder. */
  structuredData: z.optional(releaseFileNameSchema),
  /**
   * For a route with a page for every club: the segment after the path names the club. The page is prerendered without
   * one, and the function club-page writes the club's name into it.
   */
  about: z.optional(z.enum(['club'], 'a page is about a club, or about none')),
});

export const routeSchema = z.object({
  /** Prefix that the module owns: everything below it is routed inside the module. */
  path: pathSchema,
  /** True when only the path itself belongs to the route, as with the home page. */
  exact: z._default(z.boolean(), false),
  access: accessSchema,
  layout: z.enum(LAYOUTS),
  /** Name of the feature a person must have been granted, if any. */
  requires: z.optional(z.string()),
  /**
   * True when the page is for people who work at the club: its staff, managers and administrators. People who only sit on
   * the board do not get it, and neither the links nor the actions that lead to it.
   */
  staffOnly: z.optional(z.boolean()),
  /** The document title while the route is open. */
  title: text(LONGEST.routeTitle),
  /** One sentence for search engines and shared links; public routes have one. */
  description: z.optional(text(LONGEST.description)),
  head: z.optional(routeHeadSchema),
});

export const navEntrySchema = z.object({
  /** Which list the entry appears in. */
  area: z.enum(NAV_AREAS),
  /** Heading inside the sidebar. */
  section: z.optional(z.enum(NAV_SECTIONS)),
  label: text(LONGEST.link),
  to: pageAddressSchema,
  icon: z.optional(iconNameSchema),
  order: z.number(),
  /** True when its page is for people of a club alone: the firm's people, who have none, are not led there. */
  clubOnly: z.optional(z.boolean()),
});

/**
 * Something that a person can do in a module, offered wherever they are by the command palette, and on the dashboard of
 * managers and staff. No code is loaded for it.
 */
export const actionSchema = z.object({
  /** What it does, beginning with a verb, such as "Add a shift". */
  label: text(LONGEST.action),
  to: pageAddressSchema,
  icon: z.optional(iconNameSchema),
  /** Name of the feature a person must have been granted, if any, in addition to the page's own. */
  requires: z.optional(z.string()),
  /** True when it is for people of a club alone. */
  clubOnly: z.optional(z.boolean()),
  /** True when it is for those who may change the club's rows: its managers and administrators. */
  editorsOnly: z.optional(z.boolean()),
});

/** `module.json`: all that the platform needs to know about a module before it loads a byte of its code. */
export const moduleDescriptorSchema = z.object({
  id: moduleIdSchema,
  title: text(LONGEST.moduleTitle),
  /** Email address of the team that answers for the module. */
  owner: z.string().check(z.refine(isEmailAddress, 'the owner is the email address of the team')),
  /** True when a club has the module only if its engagement includes it; false when everyone has it. */
  engagement: z.boolean(),
  routes: z.array(routeSchema).check(z.minLength(1, 'a module owns at least one route')),
  nav: z._default(z.array(navEntrySchema), []),
  /** The module's actions for the command palette and the dashboard, in addition to its pages. */
  actions: z.optional(z.array(actionSchema)),
  /** Slots in the module's pages that other modules fill, by name. */
  offers: z.optional(z.record(slotNameSchema, slotOfferSchema, SLOT_NAMES)),
  /** Slots that the module fills, by name; `defineModule({ slots })` says with what. */
  fills: z._default(z.record(slotNameSchema, slotFillSchema, SLOT_NAMES), {}),
  /** The icons that its links and actions name. In a release alone: the build reads them from the module's `icons`. */
  icons: z.optional(iconsSchema),
  contract: contractRangeSchema,
  /**
   * The newest migration of the database that the module relies on. No channel takes a release whose schema the
   * platform's database lacks. Without it, the module runs on every schema.
   */
  schema: z.optional(schemaVersionSchema),
  /** Most bytes (brotli) that a person may have to load before the module shows. */
  budget: z.object({ firstLoadBytes: z.number().check(z.positive('a byte budget is a positive number')) }),
});

export type Access = z.infer<typeof accessSchema>;
export type RouteHead = z.infer<typeof routeHeadSchema>;
export type ModuleRoute = z.infer<typeof routeSchema>;
export type NavEntry = z.infer<typeof navEntrySchema>;
export type ModuleDescriptor = z.infer<typeof moduleDescriptorSchema>;
