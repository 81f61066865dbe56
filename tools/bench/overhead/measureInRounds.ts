import type { Browser, BrowserContext } from '@playwright/test';
import {
  CONDITIONS,
  CONTENDERS,
  type VIEWS,
  usedAndLooked,
  type Contender,
  type CrossingSeries,
  type MeasuredVisit,
  type OverheadResult,
  type Series,
} from './overheadResult';
import { announcedRounds } from '../announcedRounds';
import type { Conditions } from './visiting/conditions';
import { cross, type Crossing } from './visiting/crossing';
import { openProfile, visit, type Use } from './visiting/visit';
import type { Known } from './visiting/waits';

interface Rounds {
  rounds: number;
  /** The stored session of the person who is signed in. */
  session: string;
  views: readonly (typeof VIEWS)[number][];
  crossings: readonly Crossing[];
  /** Gets what was measured so far after each round that counts: nine take most of an hour, and one can fail. */
  keep(soFar: OverheadResult): Promise<void>;
}

/**
 * Visits every view and makes every click with both contenders, who take turns, in every round. A page is waited for until
 * it is silent, until it is known what it asks for; later until it has asked for that and is idle.
 */
export async function measureInRounds(
  browser: Browser,
  origins: Record<Contender, string>,
  { rounds, session, views, crossings, keep }: Rounds,
): Promise<OverheadResult> {
  const visited = new Collected<Omit<Series, 'visits'>, MeasuredVisit>();
  const clicked = new Collected<Omit<CrossingSeries, 'clicks'>, CrossingSeries['clicks'][number]>();
  const known = new Knowledge();
  const soFar = (round: number): OverheadResult => ({
    rounds: round,
    series: visited.all().map(([key, visits]) => ({ ...key, visits })),
    crossings: clicked.all().map(([key, clicks]) => ({ ...key, clicks })),
  });
  // The servers compress each file on its first request, so the first round is not counted. It needs no slow network.
  for (const round of announcedRounds(0, rounds)) {
    // They take turns at going first.
    const order = round % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed();
    for (const conditions of round === 0 ? CONDITIONS.filter(({ slowdown }) => slowdown === 1) : CONDITIONS) {
      for (const view of views) {
        for (const contender of order) {
          const origin = origins[contender];
          const visits = await visitTwice(() => openProfile(browser, origin, view.signedIn ? session : undefined), {
            address: origin + view.path,
            conditions,
            isPublic: !view.signedIn,
            known: (use, cache) => known.of(view.path, conditions.name, contender, use, cache),
          });
          for (const [cache, figures] of visits) {
            if (round > 0) visited.add({ view: view.path, conditions: conditions.name, contender, cache }, figures);
          }
        }
      }
      for (const crossing of crossings) {
        for (const approach of ['cold', 'hovered'] as const) {
          for (const contender of order) {
            const context = await openProfile(browser, origins[contender], session);
            const asked = known.of(crossing.from, crossing.to, approach, conditions.name, contender);
            const figures = await cross(context, origins[contender], crossing, approach, conditions, asked);
            await context.close();
            if (round > 0) clicked.add({ ...crossing, conditions: conditions.name, contender, approach }, figures);
          }
        }
      }
    }
    if (round > 0) await keep(soFar(round));
  }
  return soFar(rounds);
}

/** Figures by what they are of. */
class Collected<Key, Figures> {
  readonly #found = new Map<string, [Key, Figures[]]>();

  add(key: Key, figures: Figures): void {
    const name = JSON.stringify(key);
    const [, known] = this.#found.get(name) ?? [];
    if (known) known.push(figures);
    else this.#found.set(name, [key, [figures]]);
  }

  all = (): [Key, Figures[]][] => [...this.#found.values()];
}

/** What pages were seen to ask for, by what was done with them. */
class Knowledge {
  readonly #found = new Map<string, Known>();

  of(...words: string[]): Known {
    const name = words.join(' ');
    const known = this.#found.get(name) ?? { requests: [] };
    this.#found.set(name, known);
    return known;
  }
}

interface Visited {
  address: string;
  conditions: Conditions;
  /** Its code may wait until a person uses the page. */
  isPublic: boolean;
  /** What earlier visits of a kind have asked for. */
  known: (use: Use, cache: Series['cache']) => Known;
}

/** Opens a page with an empty cache, and again. */
async function visitTwice(
  open: () => Promise<BrowserContext>,
  { address, conditions, isPublic, known }: Visited,
): Promise<[Series['cache'], MeasuredVisit][]> {
  const inProfile = async (use: Use) => {
    const context = await open();
    try {
      const cold = await visit(context, address, conditions, use, known(use, 'cold'));
      return { cold, repeat: await visit(context, address, conditions, use, known(use, 'repeat')) };
    } finally {
      await context.close();
    }
  };
  if (!isPublic) return Object.entries(await inProfile('wait')) as [Series['cache'], MeasuredVisit][];
  const looked = await inProfile('look');
  const pressed = await inProfile('press');
  return (['cold', 'repeat'] as const).map((cache) => [cache, usedAndLooked(pressed[cache], looked[cache])]);
}
