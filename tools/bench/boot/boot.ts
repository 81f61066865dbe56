import { announcedRounds } from '../announcedRounds';
import { makeCertificate } from '../overhead/certificate';
import { serveContender } from '../overhead/contenderServer';
import { CONDITIONS } from '../overhead/overheadResult';
import { launchTrusting } from '../overhead/trustingBrowser';
import { openProfile, visit, type Use } from '../overhead/visiting/visit';
import { quantile, type Measurement } from '../measurement';
import { storedSession } from '../signedInPage';
import { measureAnswers } from './measureAnswers';
import { withRegisteredModules, type RegisteredModules } from './registeredModules';

const COUNTS = [10, 100, 1000];
const DEFAULT_ROUNDS = 5;
/** On a slow network with a slow processor, what each module costs shows most. */
const SLOW = CONDITIONS.filter(({ name }) => name === 'slow');

interface View {
  name: string;
  path: string;
  use: Use;
  email?: string;
  /** Whether more registered modules must not slow it down. A club with a thousand modules has a thousand links. */
  isPromised: boolean;
}

const VIEWS: readonly View[] = [
  { name: 'a public page', path: '/', use: 'press', isPromised: true },
  {
    name: 'a page of a club with its own modules',
    path: '/training',
    use: 'wait',
    email: 'manager@pinehollow.test',
    isPromised: true,
  },
  {
    name: 'a page of a club with all modules',
    path: '/settings',
    use: 'wait',
    email: 'admin@lakeside.test',
    isPromised: false,
  },
];

/**
 * Measures how long a page takes to start when 10, 100 or 1,000 modules are registered. For each count, it measures the size of
 * what the page reads about modules, the time to read it, and the time until the page can be used, as a multiple of the time with 10.
 */
export function measureBoot({ rounds = DEFAULT_ROUNDS }: { rounds?: number }): Promise<Measurement[]> {
  return withRegisteredModules(COUNTS, async (platforms) => [
    ...(await measureAnswers(platforms)),
    ...(await measureStarts(platforms, rounds)),
  ]);
}

async function measureStarts(platforms: readonly RegisteredModules[], rounds: number): Promise<Measurement[]> {
  const certificate = await makeCertificate();
  const browser = await launchTrusting(certificate);
  const served = await Promise.all(
    platforms.map(async (each) => ({ ...each, server: await serveContender(each.origin, certificate) })),
  );
  try {
    const times = new Map<string, number[]>();
    // The servers compress each file on its first request, so the first round is not counted.
    for (const round of announcedRounds(0, rounds)) {
      for (const view of VIEWS) {
        for (const { count, origin, server } of served) {
          const session = view.email === undefined ? undefined : await storedSession(browser, origin, view.email);
          for (const conditions of SLOW) {
            const profile = await openProfile(browser, server.origin, session);
            const { usable } = await visit(profile, server.origin + view.path, conditions, view.use);
            await profile.close();
            const name = nameOf(view, count);
            if (round > 0) times.set(name, [...(times.get(name) ?? []), usable]);
          }
        }
      }
    }
    return VIEWS.flatMap((view) => startsOf(view, times));
  } finally {
    await browser.close();
    await Promise.all(served.map(({ server }) => server.close()));
  }
}

const nameOf = ({ name }: View, count: number) => `${name}, ${count.toLocaleString('en-US')} modules registered`;

/** The times of a view: in milliseconds with the fewest modules, and as a multiple of that with more. */
function startsOf(view: View, times: ReadonlyMap<string, number[]>): Measurement[] {
  const [fewest = 0, ...more] = COUNTS;
  const of = (count: number) => times.get(nameOf(view, count)) ?? [];
  const base = quantile(of(fewest), 0.5);
  return [
    { name: `time to use ${nameOf(view, fewest)}`, unit: 'ms', runs: of(fewest) },
    ...more.map((count): Measurement => ({
      name: `… ${nameOf(view, count)}, over ${fewest}`,
      unit: '×',
      ...(view.isPromised && { promise: 1.1 }),
      runs: of(count).map((ms) => ms / base),
    })),
  ];
}
