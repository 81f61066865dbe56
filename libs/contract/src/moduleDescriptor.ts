import * as z from 'zod/mini';
import { moduleIdSchema, pathSchema } from './identifiers';

/** Words for people, at most so many characters long. */
const text = (longest: number) =>
  z
    .string()
    .check(z.minLength(1, 'it may not be empty'), z.maxLength(longest, `it may have ${longest} characters at most`));

/** Who may open a route. The database enforces the same; this decides what a person is shown. */
export const accessSchema = z.enum(['public', 'session', 'club', 'admin']);

/** The frame the shell draws around a route. */
export const layoutSchema = z.enum(['site', 'app', 'demo', 'bare']);

/** Names of the icons that the design system draws; a manifest cannot bring markup of its own. */
export const iconSchema = z.enum([
  'layout-dashboard',
  'calendar-check',
  'user-plus',
  'graduation-cap',
  'clipboard-list',
  'flag',
  'telescope',
  'settings',
  'shield',
  'image',
  'users',
  'home',
  'circle',
]);

export const routeSchema = z.object({
  /** Prefix that the module owns: everything below it is routed inside the module. */
  path: pathSchema,
  /** True when only the path itself belongs to the route, as with the home page. */
  exact: z._default(z.boolean(), false),
  access: accessSchema,
  layout: layoutSchema,
  /** Name of the feature a person must have been granted, if any. */
  requires: z.optional(z.string()),
  /** The document title while the route is open. */
  title: text(80),
  /** One sentence for search engines and shared links; public routes have one. */
  description: z.optional(text(200)),
});

export const navEntrySchema = z.object({
  /** Which list the entry appears in. */
  area: z.enum(['sidebar', 'site-header', 'site-footer']),
  /** Heading inside the sidebar. */
  section: z.optional(z.enum(['navigation', 'modules', 'settings'])),
  label: text(40),
  to: pathSchema,
  icon: z.optional(iconSchema),
  order: z.number(),
});

/** `module.json`: all that the platform needs to know about a module before it loads a byte of its code. */
export const moduleDescriptorSchema = z.object({
  id: moduleIdSchema,
  title: text(40),
  /** E-mail address of the team that answers for the module. */
  owner: z.string().check(z.email('the owner is the e-mail address of the team')),
  /** True when a club has the module only if its engagement includes it; false when everyone has it. */
  engagement: z.boolean(),
  routes: z.array(routeSchema).check(z.minLength(1, 'a module owns at least one route')),
  nav: z._default(z.array(navEntrySchema), []),
  /** Extension slots of other modules' pages that this module fills, by slot name. */
  slots: z._default(z.array(z.string()), []),
  /** Range of contract versions the module runs with, such as ^1.0.0. */
  contract: z.string().check(z.regex(/^[\^~]?\d+\.\d+\.\d+$/, 'a contract range looks like ^1.0.0')),
  /** Most bytes (brotli) that a person may have to load before the module shows. */
  budget: z.object({ firstLoadBytes: z.number().check(z.positive('a byte budget is a positive number')) }),
});

export type Access = z.infer<typeof accessSchema>;
export type Layout = z.infer<typeof layoutSchema>;
export type IconName = z.infer<typeof iconSchema>;
export type ModuleRoute = z.infer<typeof routeSchema>;
export type NavEntry = z.infer<typeof navEntrySchema>;
export type ModuleDescriptor = z.infer<typeof moduleDescriptorSchema>;
