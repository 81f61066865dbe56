import { overheadPage } from './overheadPage';
import { CONDITIONS, CONTENDERS, CROSSINGS, VIEWS, type OverheadResult } from './overheadResult';

const visit = (scriptBytes: number, usable: number) => ({
  scriptBytes,
  scriptBytesBeforeUse: scriptBytes / 2,
  scripts: 7,
  scriptsBeforeUse: 5,
  waterfallDepth: 2,
  backendRequests: 3,
  backendSteps: 1,
  inlineBytes: 2100,
  hydrated: usable + 700,
  usable,
  untouched: { scriptBytes: 0, scripts: 0, inlineBytes: 2100 },
  largestPaint: usable + 10,
  layoutShift: 0,
});

const click = (shown: number) => ({ shown, scripts: 3, scriptBytes: 20_000 });

function resultOf(rounds: number): OverheadResult {
  const visits = {
    federated: [visit(220_000, 900), visit(220_000, 1200), visit(220_000, 1000)],
    monolith: [visit(200_000, 800)],
  };
  const series = CONTENDERS.flatMap((contender) =>
    VIEWS.flatMap(({ path: view }) =>
      CONDITIONS.flatMap(({ name: conditions }) =>
        (['cold', 'repeat'] as const).map((cache) => ({
          view,
          conditions,
          contender,
          cache,
          visits: visits[contender],
        })),
      ),
    ),
  );
  const clicks = {
    federated: [click(330), click(300), click(360)],
    monolith: [click(300)],
  };
  const crossings = CROSSINGS.flatMap((crossing) =>
    CONDITIONS.flatMap(({ name: conditions }) =>
      CONTENDERS.flatMap((contender) => [
        { ...crossing, conditions, contender, approach: 'cold' as const, clicks: clicks[contender] },
        { ...crossing, conditions, contender, approach: 'hovered' as const, clicks: [click(80)] },
      ]),
    ),
  );
  return { rounds, series, crossings };
}

test('shows bytes, requests and times of both, and how they compare', () => {
  const page = overheadPage(resultOf(9));
  expect(page).toContain('| `/training` | platform | 220.0 kB, 1.10 × | 110.0 kB in 5 | 7 | 2 | 3 | 1 |');
  expect(page).toContain('| `/training` | monolith | 200.0 kB | 100.0 kB in 5 | 7 | 2 | 3 | 1 |');
  expect(page).toContain('| `/training` | slow | platform | 1000 (900–1200), 1.25 × | 1010 (910–1210) | 0.000 |');
  expect(page).toContain(
    '| `/` | slow | platform | 0.0 kB in 0, and 2.1 kB inside the page | 220.0 kB in 7 | 1700 (1600–1900) |',
  );
  expect(page).toContain(
    '| `/training` | `/operations` | slow | platform | 330 (300–360), 1.10 × | 20.0 kB in 3 | 80 (80–80) | 20.0 kB in 3 |',
  );
  expect(page).toContain('9 rounds.');
});

test('says when there were too few rounds to compare times', () => {
  expect(overheadPage(resultOf(1))).toContain('1 round, fewer than the 9 that compare times');
});
