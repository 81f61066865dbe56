import { routeMatches, type ManifestModule } from '@platform/contract';
import type { SharedPage } from './sharedPage';

/** Observations from one visit to a module, and from many. */
export interface NeighborVisit {
  before: SharedPage;
  mounted: SharedPage;
  after: SharedPage;
  /** The changes that the shell undid when the module left. */
  tidied: string[];
  /** Other sites that the module sent requests to. */
  elsewhere: string[];
  growth: Growth;
}

/** How much the page has grown after this many visits, after garbage collection. */
export interface Growth {
  visits: number;
  nodes: number;
  listeners: number;
  heapBytes: number;
}

/** The size of a page's caches; a module that leaks at each of 20 visits takes many times as much (bytes). */
const HEAP_LIMIT = 5_000_000;
/** The part of it that a few visits may take. */
const FLAT_HEAP = HEAP_LIMIT / 4;

/** The shell's own storage entries, which it may write or remove at any time. The session is not one of them. */
const OF_THE_SHELL = / (platform-(?!session$)|palette-recent$|theme$)/;

/** A module's effects on the shared page, one sentence each; empty for a good neighbor. */
export function tracesOf(module: Pick<ManifestModule, 'id' | 'global' | 'descriptor'>, visit: NeighborVisit): string[] {
  const { before, mounted, after, tidied, elsewhere, growth } = visit;
  const isOwn = (name: string) => name.includes(module.global) || name.startsWith('__FEDERATION__');
  const globals = added(before.globals, after.globals).filter((name) => !isOwn(name));
  const kept = added(before.kept, after.kept).filter((what) => !keepsItself(module.id, what));
  const gone = added(after.kept, before.kept).filter((what) => !keepsItself(module.id, what));
  const replaced = [...new Set([...mounted.replaced, ...after.replaced])];
  const steps = mounted.historyLength - before.historyLength - 1;
  const isAway = !module.descriptor.routes.some((route) => routeMatches(route, mounted.path));
  const elements = after.bodyElements - before.bodyElements;
  return [
    tidied.length > 0 && `left behind what the shell had to put back: ${tidied.join(', ')}.`,
    globals.length > 0 && `left globals on window: ${globals.join(', ')}.`,
    elements > 0 && `left ${elements} of its elements on the page's body.`,
    kept.length > 0 && `keeps ${kept.join(', ')}: a key of its own begins with "${module.id}-".`,
    gone.length > 0 && `deleted what is not its own: ${gone.join(', ')}.`,
    replaced.length > 0 && `replaced ${replaced.join(', ')}, which every module calls.`,
    steps > 0 && `added ${steps === 1 ? 'a step' : `${steps} steps`} to the history without a person's doing.`,
    isAway && `led the page to ${mounted.path}, which is not its own.`,
    after.title !== before.title && `left the page's title as "${after.title}".`,
    after.blocked.length > before.blocked.length &&
      `does what the page's policy refuses: ${added(before.blocked, after.blocked).join(', ')}.`,
    elsewhere.length > 0 && `asks other sites: ${elsewhere.join(', ')}.`,
    after.readSession && 'reads the session from the local storage. Ask useAuth() who is signed in.',
    ...growths(growth),
  ].filter((trace) => trace !== false);
}

/** Whether a page keeps nothing at each visit, so that more visits would show nothing else. */
export const isFlat = ({ visits, nodes, listeners, heapBytes }: Growth): boolean =>
  nodes < visits && listeners < visits && heapBytes < FLAT_HEAP;

function growths({ visits, nodes, listeners, heapBytes }: Growth): string[] {
  const after = `after ${visits} more visits`;
  return [
    ...(nodes >= visits ? [`holds ${nodes} elements that are no longer on the page ${after}.`] : []),
    ...(listeners >= visits ? [`holds ${listeners} more listeners ${after}.`] : []),
    ...(heapBytes >= HEAP_LIMIT ? [`holds ${Math.round(heapBytes / 1e6)} MB more ${after}.`] : []),
  ];
}

const added = (before: readonly string[], after: readonly string[]): string[] => [
  ...new Set(after.filter((each) => !before.includes(each))),
];

/** Keys that begin with a module's id are its own. */
const keepsItself = (id: string, what: string): boolean => OF_THE_SHELL.test(what) || what.includes(` ${id}-`);
