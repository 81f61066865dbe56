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
import type { Conditions } from './visiting/conditions';
import { cross, type Crossing } from './visiting/crossing';
import { openProfile, visit, type Use } from './visiting/visit';

interface Rounds {
  rounds: number;
  /** The stored session of the person who is signed in. */
  session: string;
  views: readonly (typeof VIEWS)[number][];
  crossings: readonly Crossing[];
}

/** Visits every view and makes every click with both contenders, who take turns, in every round. */
export async function measureInRounds(
  browser: Browser,
  origins: Record<Contender, string>,
  { rounds, session, views, crossings }: Rounds,
): Promise<Pick<OverheadResult, 'series' | 'crossings'>> {
  const visited = new Collected<Omit<Series, 'visits'>, MeasuredVisit>();
  const clicked = new Collected<Omit<CrossingSeries, 'clicks'>, CrossingSeries['clicks'][number]>();
  // The servers compress each file on its first request, so the first round is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    // They take turns at going first.
    const order = round % 2 === 0 ? CONTENDERS : CONTENDERS.toReversed();
    for (const conditions of CONDITIONS) {
      for (const view of views) {
        for (const contender of order) {
          const origin = origins[contender];
          const visits = await visitTwice(() => openProfile(browser, origin, view.signedIn ? session : undefined), {
            address: origin + view.path,
            conditions,
            isPublic: !view.signedIn,
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
            const figures = await cross(context, origins[contender], crossing, approach, conditions);
            await context.close();
            if (round > 0) clicked.add({ ...crossing, conditions: conditions.name, contender, approach }, figures);
          }
        }
      }
    }
  }
  return {
    series: visited.all().map(([key, visits]) => ({ ...key, visits })),
    crossings: clicked.all().map(([key, clicks]) => ({ ...key, clicks })),
  };
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

interface Visited {
  address: string;
  conditions: Conditions;
  /** Its code may wait until a person uses the page. */
  isPublic: boolean;
}

/** Opens a page with an empty cache, and again. */
async function visitTwice(
  open: () => Promise<BrowserContext>,
  { address, conditions, isPublic }: Visited,
): Promise<[Series['cache'], MeasuredVisit][]> {
  const inProfile = async (use: Use) => {
    const context = await open();
    try {
      const cold = await visit(context, address, conditions, use);
      return { cold, repeat: await visit(context, address, conditions, use) };
    } finally {
      await context.close();
    }
  };
  if (!isPublic) return Object.entries(await inProfile('wait')) as [Series['cache'], MeasuredVisit][];
  const looked = await inProfile('look');
  const pressed = await inProfile('press');
  return (['cold', 'repeat'] as const).map((cache) => [cache, usedAndLooked(pressed[cache], looked[cache])]);
}
