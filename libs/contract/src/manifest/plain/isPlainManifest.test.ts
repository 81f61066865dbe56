import { platformManifestSchema, type PlatformManifest } from '../platformManifest';
import { isPlainManifest } from './isPlainManifest';

const integrity = `sha384-${'A'.repeat(64)}`;
const key = `${'A'.repeat(43)}=`;
const signed = `${'A'.repeat(86)}==`;
const signature = {
  publisher: { publicKey: key, modules: ['drills'], certificate: signed },
  digest: '',
  value: signed,
};
const file = { file: 'entry.js', integrity };
const release = { version: '1.0.0', entry: file, global: 'drills_1_0_0', preload: [file], signature };

/** A value with all its fields, also those that may be left out. */
type Complete<Value> = Value extends readonly (infer One)[]
  ? Complete<One>[]
  : Value extends object
    ? { [Name in keyof Value]-?: Complete<Value[Name]> }
    : Value;

/** With every field that the contract knows: the compiler names one that is missing. */
const complete = {
  modules: [
    {
      id: 'drills',
      ...release,
      why: 'pin',
      unreadable: 'descriptor.routes.1.layout: Invalid option',
      fallback: { ...release, contract: '^1.0.0' },
      descriptor: {
        id: 'drills',
        title: 'Drills',
        owner: 'drills@firm.test',
        engagement: true,
        routes: [
          {
            path: '/drills/:name',
            exact: false,
            access: 'club',
            layout: 'app',
            requires: 'drills',
            staffOnly: true,
            title: 'Drills',
            description: 'What a club practices.',
            head: {
              listed: true,
              picture: { file: 'head/drills.png', alt: 'A drill' },
              structuredData: 'a.json',
              about: 'club',
            },
          },
        ],
        nav: [
          {
            area: 'sidebar',
            section: 'modules',
            label: 'Drills',
            to: '/drills',
            icon: 'drill',
            order: 1.5,
            clubOnly: true,
          },
        ],
        actions: [
          {
            label: 'Add a drill',
            to: '/drills?new=drill',
            icon: 'drill',
            requires: 'x',
            clubOnly: false,
            editorsOnly: true,
          },
        ],
        offers: { 'drills.today': { props: { type: 'object' }, answer: { type: 'string' }, bytes: 900 } },
        fills: { 'home.today': { order: 20, staffOnly: true } },
        icons: { drill: [['path', { d: 'M1 1' }]] },
        contract: '^1.0.0',
        schema: '20261124000000',
        budget: { firstLoadBytes: 90_000 },
      },
    },
  ],
  switchedOff: [{ id: 'pools', title: 'Pools', paths: ['/pools'], staffOnly: true }],
  preview: { ticket: 'x', endsAt: '2026-11-28T08:00:00Z' },
  partial: true,
  composition: 'x',
} satisfies Complete<PlatformManifest>;

const JUNK = [undefined, null, '', 'kiosk', '../x', 'x'.repeat(300), -1, 0.5, true, [], [7], {}, { listed: 7 }];

/** Copies of a value in which one part is replaced by junk, or has a field more. */
function* spoiled(value: unknown): Generator<unknown> {
  yield* JUNK;
  if (Array.isArray(value)) {
    yield [...value, 'more'];
    for (const [index, one] of value.entries()) for (const part of spoiled(one)) yield value.with(index, part);
  } else if (typeof value === 'object' && value !== null) {
    yield { ...value, more: 1 };
    for (const [name, one] of Object.entries(value)) for (const part of spoiled(one)) yield { ...value, [name]: part };
  }
}

/** As a page gets it: JSON has no undefined. */
const received = (value: unknown): unknown => JSON.parse(JSON.stringify(value) ?? 'null');

test('accepts a manifest with every field, and one with none that may be left out', () => {
  expect(isPlainManifest(complete)).toBe(true);
  expect(isPlainManifest({ modules: [], switchedOff: [] })).toBe(true);
});

test('accepts nothing that the schema refuses, changes or reads only in part', () => {
  const manifests = [...spoiled(complete)].map(received);
  const accepted = manifests.filter((manifest) => isPlainManifest(manifest));
  expect(accepted.length).toBeGreaterThan(50);
  for (const manifest of accepted) expect(platformManifestSchema.parse(manifest)).toEqual(manifest);
});

test('accepts everything that the schema reads as it is', () => {
  const readAsItIs = [...spoiled(complete)].map(received).filter((manifest) => {
    const { data } = platformManifestSchema.safeParse(manifest);
    return (
      data !== undefined && JSON.stringify(data, sortedKeys(data)) === JSON.stringify(manifest, sortedKeys(manifest))
    );
  });
  expect(readAsItIs.length).toBeGreaterThan(50);
  expect(readAsItIs.filter((manifest) => !isPlainManifest(manifest))).toEqual([]);
});

/** All names of fields, in one order for every manifest. */
function sortedKeys(value: unknown): string[] {
  const names = new Set<string>();
  JSON.stringify(value, (name, one: unknown) => {
    names.add(name);
    return one;
  });
  return [...names].sort();
}
