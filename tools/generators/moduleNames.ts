import type { ModuleDescriptor } from '@platform/contract';

/** The names of a module for each use. */
export interface ModuleNames {
  /** pool-care */
  id: string;
  /** PoolCare: components. */
  pascal: string;
  /** poolCare: values and files. */
  camel: string;
  /** pool_care: files of the schema. */
  snake: string;
  /** pool_care_items: its table. */
  table: string;
  /** Version of the migration that makes the table. */
  migration: string;
  /** Pool care: on the screen. */
  title: string;
  /** Email address of the team. */
  owner: string;
  /** Place in the sidebar: after everything that is there. */
  order: string;
  /** Place of its card on the dashboard: after every other one. */
  cardOrder: string;
}

/** The last place of the six modules of the season. New modules come after it. */
const LAST_OF_THE_SEASON = 60;

/** Derives every name from the id; the owner's address is at the domain of the shell's, until the team changes it. */
export function namesOf(id: string, apps: readonly ModuleDescriptor[], migration: string): ModuleNames {
  const words = id.split('-').filter(Boolean);
  const pascal = words.map(capitalized).join('');
  const domain = apps.find((app) => app.id === 'shell')?.owner.split('@')[1] ?? 'example.org';
  const orders = apps
    .flatMap(({ nav }) => nav)
    .filter(({ area }) => area === 'sidebar')
    .map(({ order }) => order);
  const cardOrders = apps.flatMap(({ fills }) => fills['dashboard.card']?.order ?? []);
  return {
    id,
    pascal,
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    snake: words.join('_'),
    table: `${words.join('_')}_items`,
    migration,
    title: capitalized(words.join(' ')),
    owner: `${id}@${domain}`,
    order: String(Math.max(0, ...orders) + 10),
    cardOrder: String(Math.max(LAST_OF_THE_SEASON, ...cardOrders) + 10),
  };
}

const capitalized = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);
