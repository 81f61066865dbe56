import { counted } from '@platform/module-kit/screens';
import { holdersInWords } from '../engagements/engagementWords';
import type { Consequences } from '../../source/rows/consequences';

/** One thing that is added or removed. */
export interface ConsequenceLine {
  /** Its kind: Page, Sidebar, … */
  kind: string;
  text: string;
}

const areas: Readonly<Record<string, string>> = {
  sidebar: 'Sidebar',
  'user-menu': 'User menu',
  'site-header': 'Site header',
  'site-footer': 'Site footer',
};
/** By the first part of a slot's name: a slot of any module may be filled, and Admin does not know what they offer. */
const places: Readonly<Record<string, string>> = {
  dashboard: 'On the dashboard',
  home: 'On the home page',
  palette: 'In the command palette',
  staff: 'On the staff pages',
};
const OTHER_PLACE = 'On pages of other modules';
const roles: readonly (readonly [role: string, one: string, many: string])[] = [
  ['user', 'user', 'users'],
  ['manager', 'manager', 'managers'],
  ['admin', 'administrator', 'administrators'],
];

/** Everything that is added, or removed, in the order people meet it. */
export function linesOf(consequences: Consequences, side: 'come' | 'go'): ConsequenceLine[] {
  const { routes, nav, slots, actions, features } = consequences;
  return [
    ...routes[side].map(({ path, title }) => ({ kind: 'Page', text: `${title} (${path})` })),
    ...nav[side].map(({ area, label }) => ({ kind: areas[area] ?? area, text: label })),
    ...placesOf(slots[side]),
    ...actions[side].map(({ label }) => ({ kind: 'Action', text: label })),
    ...features[side].map(({ displayName, category, granted, inPlan }) => ({
      kind: 'Feature',
      text: `${displayName} (${category}): ${holdersInWords(granted)}${inPlan ? '' : '; not in the club’s plan'}`,
    })),
  ];
}

/** Each place once, with the number of parts if there are several. */
function placesOf(slots: readonly { slot: string }[]): ConsequenceLine[] {
  const found = slots.map(({ slot }) => places[slot.split('.')[0] ?? ''] ?? OTHER_PLACE);
  return [...new Set(found)].map((place) => {
    const parts = found.filter((each) => each === place).length;
    return { kind: 'Part', text: parts === 1 ? place : `${place} (${counted(parts, 'part')})` };
  });
}

/** Whether people would notice anything at all. */
export function changesAnything(consequences: Consequences): boolean {
  const { now, then } = consequences;
  return now.version !== then.version || linesOf(consequences, 'come').length + linesOf(consequences, 'go').length > 0;
}

/** `1.0.0 → 1.1.0`, with the reason if the club gets a release other than its channel's. */
export function releaseInWords({ now, then }: Pick<Consequences, 'now' | 'then'>): string {
  const goes = `${now.version ?? 'None'} → ${then.version ?? 'none'}`;
  return then.share === null
    ? goes
    : `${goes}, which is being rolled out: the club is among the ${then.share} % that get it`;
}

/** Warnings about the release that the club would get, in sentences; none about the one it has. */
export function doubtsOf({ now, then }: Pick<Consequences, 'now' | 'then'>): string[] {
  if (then.record === null || then.version === now.version) return [];
  return [
    ...(then.record.takenBack ? [`The platform took ${then.version} back because it failed in browsers.`] : []),
    ...(then.record.check === 'failed' ? [`The last check of ${then.version} has failed.`] : []),
  ];
}

/** `3 people with an account: 1 user, 1 manager, 1 administrator`. The roster also counts people who never sign in. */
export function peopleInWords(people: Consequences['people']): string {
  const all = Object.values(people).reduce((sum, count) => sum + count, 0);
  if (all === 0) return 'No one yet';
  const parts = roles
    .filter(([role]) => people[role])
    .map(([role, one, many]) => `${people[role]?.toLocaleString('en-US')} ${people[role] === 1 ? one : many}`);
  return `${counted(all, 'person', 'people')} with an account: ${parts.join(', ')}`;
}

/** `14,634 → 15,210 (+576)`: compressed sizes from the builds. Names a release that does not state its size. */
export function bytesInWords({ now, then }: Pick<Consequences, 'now' | 'then'>): string {
  if (now.version === then.version) return `${countOf(now)}${now.firstLoadBytes === null ? '' : ', as before'}`;
  const change = `${countOf(now)} → ${countOf(then)}`;
  if (now.firstLoadBytes !== null && then.firstLoadBytes !== null) {
    const difference = then.firstLoadBytes - now.firstLoadBytes;
    const sign = difference < 0 ? '−' : '+';
    return `${change} (${difference === 0 ? 'the same' : sign + Math.abs(difference).toLocaleString('en-US')})`;
  }
  const silent = [now, then].filter(({ firstLoadBytes }) => firstLoadBytes === null).map(({ version }) => version);
  return `${change}; ${silent.join(' and ')} ${silent.length === 1 ? 'is' : 'are'} from before this was recorded`;
}

const countOf = ({ firstLoadBytes }: Consequences['now']): string => firstLoadBytes?.toLocaleString('en-US') ?? '–';

/**
 * Shared libraries that are added or change their version: `react 19.0.0 to 20.0.0`, `d3 7.0.0`. Every page of the
 * platform already loads the libraries of a switched-on module.
 */
export function sharedInWords({ now, then }: Pick<Consequences, 'now' | 'then'>): string[] {
  if (now.version === null) return [];
  return Object.entries(then.shared)
    .filter(([name, version]) => now.shared[name] !== version)
    .map(([name, version]) =>
      now.shared[name] === undefined ? `${name} ${version}` : `${name} ${now.shared[name]} to ${version}`,
    )
    .sort();
}
